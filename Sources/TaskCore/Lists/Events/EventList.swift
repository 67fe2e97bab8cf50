import CTaskcore
import Domain
import Storage

/// A snapshot of events, filled straight from the columns of their rows.
final class EventList: RowList<taskcore_event>, RecordSnapshot {
  private let zone: any Zone
  private let readFields: () throws -> [CustomField]
  private var knownFields: [CustomField]?

  /// Whole days are those of the store's zone.
  init(of store: any Store) {
    zone = store.zone
    readFields = { try store.fields.all(of: .event) }
  }

  static func get(ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle) throws -> EventList {
    let list = EventList(of: handle.store)
    try handle.store.eventListing().forEach(ids: ids) { try list.append($0) }
    return list
  }

  func append(_ row: EventListing.Row) throws {
    var event = taskcore_event()
    event.struct_size = MemoryLayout<taskcore_event>.size
    event.id = row.integer(.id)
    event.uid = try copy(row.bytes(.uid))
    event.title = try copy(row.bytes(.title))
    try Failure.damaged("event \(event.id)") { try setTimes(row, in: &event) }
    func text(_ column: EventListing.Column, _ field: UInt64) throws -> UnsafePointer<CChar> {
      let bytes = row.bytes(column)
      if !bytes.isEmpty { event.fields |= field }
      return try copy(bytes)
    }
    event.zone = try text(.zone, TASKCORE_EVENT_ZONE)
    event.notes = try text(.notes, TASKCORE_EVENT_NOTES)
    event.location = try text(.location, TASKCORE_EVENT_LOCATION)
    event.url = try text(.url, TASKCORE_EVENT_URL)
    event.repeat_rule = try text(.repeatRule, TASKCORE_EVENT_REPEAT_RULE)
    func times(_ column: EventListing.Column, _ field: UInt64) throws -> UnsafePointer<CChar> {
      let bytes = row.bytes(column)
      if !bytes.isEmpty { event.fields |= field }
      return try copyLocalTimes(bytes, of: "event", event.id)
    }
    event.excluded_dates = try times(.excludedDates, TASKCORE_EVENT_EXCLUDED_DATES)
    event.added_dates = try times(.addedDates, TASKCORE_EVENT_ADDED_DATES)
    event.occurrence = try times(.occurrence, 0)
    event.task_id = row.integer(.task)
    if event.task_id != 0 { event.fields |= TASKCORE_EVENT_TASK }
    event.series_id = row.integer(.series)
    event.calendar_id = row.integer(.calendar)
    if event.calendar_id != EventCalendar.defaultID { event.fields |= TASKCORE_EVENT_CALENDAR }
    event.project_id = row.optionalInteger(.project) ?? 0
    event.project = try copy(row.bytes(.projectName))
    if event.project_id != 0 { event.fields |= TASKCORE_EVENT_PROJECT }
    if !row.bytes(.tags).isEmpty {
      (event.tags, event.tag_count) = try copyTags(row.bytes(.tags))
      event.fields |= TASKCORE_EVENT_TAGS
    }
    event.is_transparent = row.integer(.transparent) == 0 ? 0 : 1
    try Failure.damaged("event \(event.id)") {
      let code = Int32(truncatingIfNeeded: row.integer(.participation))
      event.participation = try Event.Participation(code: code).rawValue
    }
    if event.participation != 0 { event.fields |= TASKCORE_EVENT_PARTICIPATION }
    event.created_ms = Instant(clamping: row.integer(.created)).milliseconds
    event.modified_ms = Instant(clamping: row.integer(.modified)).milliseconds
    if let done = row.optionalInteger(.done) {
      event.done_ms = Instant(clamping: done).milliseconds
      event.fields |= TASKCORE_EVENT_DONE
    }
    try copyAttendees(row.bytes(.attendees), into: &event)
    try copyReminders(row.bytes(.reminders), into: &event)
    try copyLinks(row.bytes(.links), into: &event)
    try copyFieldValues(row.bytes(.fieldValues), into: &event)
    try append(event)
  }

  private func setTimes(_ row: EventListing.Row, in event: inout taskcore_event) throws {
    event.kind = try Event.Kind(code: Int32(truncatingIfNeeded: row.integer(.kind))).rawValue
    event.duration_s = row.integer(.duration)
    guard Event.durations.contains(event.duration_s) else {
      throw Failure(.invalid, "It has no length.")
    }
    let start = try Moment(text: String(decoding: row.bytes(.start), as: UTF8.self))
    let interval = start.interval(lasting: event.duration_s, in: zone)
    event.start_ms = interval.lowerBound.milliseconds
    event.end_ms = interval.upperBound.milliseconds
    switch start {
    case .date(let date):
      event.start_kind = TASKCORE_MOMENT_DATE
      event.start_date = date.packed
    case .dateTime: event.start_kind = TASKCORE_MOMENT_DATE_TIME
    case .floating:
      event.start_kind = TASKCORE_MOMENT_DATE_TIME
      event.is_floating = 1
    }
  }

  private func copyAttendees(
    _ joined: UnsafeBufferPointer<UInt8>, into event: inout taskcore_event
  ) throws {
    if joined.isEmpty { return }
    try check(joined)
    let attendees = String(decoding: joined, as: UTF8.self).split(
      separator: Event.attendeeSeparator)
    event.attendees = try arena.array(attendees, of: UnsafePointer<CChar>?.self) {
      try copy(String($0))
    }
    event.attendee_count = attendees.count
    event.fields |= TASKCORE_EVENT_ATTENDEES
  }

  private func copyLinks(
    _ column: UnsafeBufferPointer<UInt8>, into event: inout taskcore_event
  ) throws {
    if column.isEmpty { return }
    let links = try arena.links(column, of: "event \(event.id)")
    event.links = links.first
    event.link_count = links.count
    event.fields |= TASKCORE_EVENT_LINKS
  }

  private func copyFieldValues(
    _ column: UnsafeBufferPointer<UInt8>, into event: inout taskcore_event
  ) throws {
    if column.isEmpty { return }
    let fields = try knownFields ?? readFields()
    knownFields = fields
    let values = try arena.fieldValues(column, of: "event \(event.id)", fields)
    if values.count == 0 { return }
    event.field_values = values.first
    event.field_value_count = values.count
    event.fields |= TASKCORE_EVENT_FIELD_VALUES
  }

  private func copyReminders(
    _ text: UnsafeBufferPointer<UInt8>, into event: inout taskcore_event
  ) throws {
    if text.isEmpty { return }
    let reminders = try Failure.damaged("a reminder of event \(event.id)") {
      try [Reminder](text: String(decoding: text, as: UTF8.self)).ordered(in: zone)
    }
    event.reminders = try arena.array(reminders, of: taskcore_reminder.self) {
      .init($0, in: zone)
    }
    event.reminder_count = reminders.count
    event.fields |= TASKCORE_EVENT_REMINDERS
  }
}
