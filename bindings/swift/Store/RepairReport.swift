import CTaskcoreHeader

/// What a repair mended.
public struct RepairReport: Sendable {
  /// What was mended, with how often; only what was.
  public let mended: [(name: String, count: Int64)]

  fileprivate init(_ report: taskcore_repair_report) {
    mended = [
      ("Inbox restored", report.inbox_restored),
      ("tasks put into Inbox", report.tasks_rehomed),
      ("subtasks made tasks of their own", report.subtasks_detached),
      ("dependencies removed", report.dependencies_removed),
      ("tasks whose tags were mended", report.tags_mended),
      ("places in the order mended", report.positions_mended),
      ("indexes rebuilt", report.index_rebuilt),
      ("values mended", report.values_mended),
      ("parts of missing drafts removed", report.invoice_parts_removed),
      ("parts of missing invoices, which stay", report.invoice_parts_lost),
      ("sellers and buyers of invoices missing", report.parties_missing),
      ("numbers of invoices missing", report.numbers_missing),
      ("numbers of invoices doubled", report.numbers_doubled),
      ("comments on what was missing removed", report.comments_removed),
      ("series of tasks mended", report.series_mended),
    ].filter { $0.1 > 0 }
  }
}

/// What came back of a damaged file.
public struct RecoveryReport {
  /// Of all tables.
  public let rows: Int64
  /// On pages that can be read, but not they, or another row has their uid.
  public let rowsLost: Int64
  /// Of tables, that cannot be read.
  public let pagesLost: Int64

  init(_ report: taskcore_recovery_report) {
    rows = report.rows
    rowsLost = report.rows_lost
    pagesLost = report.pages_lost
  }
}

extension Store {
  /// Takes what can be read of a damaged file into this store, which is a new one. What its change log has and did not
  /// come back, ``importNotes()`` lists.
  public func recover(from path: some UTF8Text) throws -> RecoveryReport {
    let texts = CStrings()
    return try withExtendedLifetime(texts) {
      RecoveryReport(
        try Self.filled(taskcore_recovery_report(), \.struct_size) {
          taskcore_recover(handle, texts.copy(path), $0)
        })
    }
  }

  /// Mends what another program damaged.
  public func repair() throws -> RepairReport {
    RepairReport(
      try Self.filled(taskcore_repair_report(), \.struct_size) { taskcore_repair(handle, $0) })
  }

  /// The repeating tasks that are at another occurrence than their completions and skips say, a sentence for each.
  public func seriesProblems() throws -> [Problem] {
    try Problem.list.read { taskcore_series_check(handle, &$0) }
  }

  /// What a repair would mend; nothing is changed. Nil when the file is whole, and the store was
  /// opened for reading only.
  public func check() throws -> RepairReport? {
    do {
      return RepairReport(
        try Self.filled(taskcore_repair_report(), \.struct_size) { taskcore_check(handle, $0) })
    } catch let error as TaskcoreError where error.code == .readOnly {
      return nil
    }
  }
}
