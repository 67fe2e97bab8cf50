import CTaskcore
import Domain

/// A snapshot of occurrences.
final class OccurrenceList: RowList<taskcore_occurrence>, Snapshot {
  func append(_ occurrence: LocalMoment, in zone: any Zone) throws {
    try append(
      taskcore_occurrence(
        struct_size: MemoryLayout<taskcore_occurrence>.size, local: copy(occurrence.text),
        kind: occurrence.isDate ? TASKCORE_MOMENT_DATE : TASKCORE_MOMENT_DATE_TIME,
        date: occurrence.date.packed,
        start_ms: occurrence.moment(in: zone).beginning(in: zone).milliseconds))
  }
}
