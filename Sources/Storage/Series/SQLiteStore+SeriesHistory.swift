package import Domain
import Platform

extension SQLiteStore {
  /// What became of the occurrences of a task. It is to be read on one snapshot.
  ///
  /// - Throws: `notFound` for a task that is not there; `conflict` for one that does not repeat and never did.
  package func seriesHistory(ofTask id: Int64, at now: Instant) throws -> SeriesHistory {
    let task = try tasks.existing(id, field: "task_id")
    let facts = try seriesFacts(of: task)
    guard task.repeats || !facts.isEmpty else {
      throw Failure(
        .conflict, "Task \(id) does not repeat: give it a repeat rule first.", field: "task_id")
    }
    return try SeriesHistory(
      of: task, facts, settings: settings.pulse(), holidays: holidays.all(), at: now,
      in: days(named: task.zoneName))
  }

  /// An occurrence that another program wrote as something else is left out.
  private func seriesFacts(of task: Task) throws -> SeriesHistory.Facts {
    var facts = SeriesHistory.Facts()
    try forEachOccurrence(
      "SELECT occurrence, skipped_ms, 0 FROM skipped_occurrence WHERE task_uid = ?", of: task
    ) { facts.skipped.insert($0.occurrence) }
    try forEachOccurrence(
      "SELECT occurrence, completed_ms, status FROM task WHERE series_uid = ?", of: task
    ) { single in
      switch Status(rawValue: UInt32(truncatingIfNeeded: single.status)) {
      case .completed: facts.completed[single.occurrence] = single.instant
      case .open: facts.open.insert(single.occurrence)
      default: facts.skipped.insert(single.occurrence)
      }
    }
    try forEachOccurrence(
      "SELECT occurrence, completed_ms, 0 FROM completion WHERE task_uid = ?", of: task
    ) { facts.completed[$0.occurrence] = $0.instant }
    return facts
  }

  private struct StoredOccurrence {
    var occurrence: LocalMoment
    var instant: Instant
    var status: Int64
  }

  private func forEachOccurrence(
    _ sql: String, of task: Task, _ visit: (StoredOccurrence) -> Void
  ) throws {
    let select = try database.statement(sql)
    defer { select.reset() }
    try select.bind(task.uid)
    var need = MemoryNeed(bytesEach: MemoryNeed.bytesOfID)
    while try select.step() {
      try need.take()
      guard let occurrence = LocalMoment(bytes: Array(select.bytes(0))) else { continue }
      visit(
        StoredOccurrence(
          occurrence: occurrence, instant: Instant(clamping: select.integer(1)),
          status: select.integer(2)))
    }
  }
}
