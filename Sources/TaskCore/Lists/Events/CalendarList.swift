import CTaskcore
import Domain

/// A snapshot of calendars.
final class CalendarList: RowList<taskcore_calendar>, RecordSnapshot {
  convenience init(
    _ calendars: some Collection<EventCalendar>, eventCounts: [String: Int64]
  ) throws {
    self.init()
    for calendar in calendars {
      try append(
        taskcore_calendar(
          struct_size: MemoryLayout<taskcore_calendar>.size, id: calendar.id,
          uid: copy(calendar.uid), name: copy(calendar.name),
          event_count: eventCounts[calendar.uid] ?? 0, colour: calendar.colour.rawValue,
          is_visible: calendar.isHidden ? 0 : 1, is_read_only: calendar.isReadOnly ? 1 : 0,
          is_blocking: calendar.isTransparent ? 0 : 1))
    }
  }

  static func get(ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle) throws -> CalendarList
  {
    try CalendarList(
      handle.store.calendars.get(ids: ids, "calendar"),
      eventCounts: handle.store.calendars.eventCounts())
  }
}
