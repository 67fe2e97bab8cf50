import CTaskcore
import ViewModels

/// A snapshot of agenda entries.
final class AgendaList: RowList<taskcore_agenda_entry>, ValueSnapshot {
  func row(of entry: AgendaEntry) throws -> taskcore_agenda_entry {
    try taskcore_agenda_entry(
      struct_size: MemoryLayout<taskcore_agenda_entry>.size, date: entry.date.packed,
      entity: entry.entity.rawValue, id: entry.id, uid: arena.text(entry.uid),
      occurrence: arena.text(entry.occurrence), title: arena.text(entry.title),
      location: arena.text(entry.location), time_label: arena.text(entry.timeLabel),
      start_ms: entry.start.milliseconds, end_ms: entry.end.milliseconds,
      is_all_day: entry.isAllDay ? 1 : 0, kind: entry.kind?.rawValue ?? 0,
      day_index: entry.dayIndex, day_count: entry.dayCount, is_done: entry.isDone ? 1 : 0,
      is_projected: entry.isProjected ? 1 : 0, colour: entry.colour.rawValue, reserved: 0,
      cursor: arena.text(entry.cursor))
  }
}
