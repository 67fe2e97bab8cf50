import CTaskcore
import Domain

/// A snapshot of the outcomes of a task's occurrences.
final class PastOccurrenceList: RowList<taskcore_past_occurrence>, Snapshot {
  func append(_ entry: SeriesHistory.Entry, in zone: any Zone) throws {
    let occurrence = entry.occurrence
    try append(
      taskcore_past_occurrence(
        struct_size: MemoryLayout<taskcore_past_occurrence>.size, local: copy(occurrence.text),
        kind: occurrence.isDate ? TASKCORE_MOMENT_DATE : TASKCORE_MOMENT_DATE_TIME,
        date: occurrence.date.packed,
        start_ms: occurrence.moment(in: zone).beginning(in: zone).milliseconds,
        outcome: entry.outcome.rawValue, reserved: 0,
        completed_ms: entry.completed?.milliseconds ?? 0))
  }
}
