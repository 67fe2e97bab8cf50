import CTaskcore
import Domain

/// A snapshot of overlapping events.
final class ConflictList: RowList<taskcore_conflict>, ValueSnapshot {
  func row(of conflict: EventConflict) throws -> taskcore_conflict {
    let (one, other) = (conflict.occurrence, conflict.other)
    return try taskcore_conflict(
      struct_size: MemoryLayout<taskcore_conflict>.size, event_id: one.event.id,
      title: copy(one.event.title), occurrence: text(one.occurrence),
      start_ms: one.interval.lowerBound.milliseconds,
      end_ms: one.interval.upperBound.milliseconds,
      other_id: other.event.id, other_title: copy(other.event.title),
      other_occurrence: text(other.occurrence),
      other_start_ms: other.interval.lowerBound.milliseconds,
      other_end_ms: other.interval.upperBound.milliseconds)
  }

  private func text(_ occurrence: LocalMoment?) throws -> UnsafePointer<CChar> {
    try arena.text(occurrence?.text ?? "")
  }
}

/// A snapshot of free times.
final class FreeTimeList: RowList<taskcore_free_time>, ValueSnapshot {
  func row(of slot: Range<Instant>) throws -> taskcore_free_time {
    taskcore_free_time(
      struct_size: MemoryLayout<taskcore_free_time>.size, start_ms: slot.lowerBound.milliseconds,
      end_ms: slot.upperBound.milliseconds)
  }
}
