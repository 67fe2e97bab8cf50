import Domain
import Sync

/// Removes purged records everywhere, steps that wait to be sent included.
extension Replication {
  /// Takes what steps say of some records out of those that were not sent yet. The steps stay, for they are counted.
  func forgetUnsent(_ records: Set<RecordKey>) throws {
    if records.isEmpty { return }
    var changed: [SyncStep] = []
    let select = try database.statement("SELECT body FROM sync_outbox ORDER BY seq")
    defer { select.reset() }
    while try select.step() {
      let step = try SyncStep(decoding: Array(select.bytes(0)))
      let rest = step.without(records)
      if rest.operations.count < step.operations.count { changed.append(rest) }
    }
    select.reset()
    for step in changed {
      try database.statement("UPDATE sync_outbox SET body = ? WHERE seq = ?").run(
        step.encoded(), step.id.seq)
    }
  }
}

extension ChangeGroup {
  /// Whether what was logged of a record before was forgotten, and it is logged as it is.
  var isRestated: Bool {
    rows.contains { $0.property == ChangeLog.identity && $0.new != .null }
  }
}
