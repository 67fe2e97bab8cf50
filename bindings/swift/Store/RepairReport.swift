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
      ("index of words rebuilt", report.index_rebuilt),
      ("values mended", report.values_mended),
      ("parts of missing invoices removed", report.invoice_parts_removed),
      ("numbers of invoices missing", report.numbers_missing),
      ("numbers of invoices doubled", report.numbers_doubled),
    ].filter { $0.1 > 0 }
  }
}

extension Store {
  /// Mends what another program damaged.
  public func repair() throws -> RepairReport {
    RepairReport(
      try Self.filled(taskcore_repair_report(), \.struct_size) { taskcore_repair(handle, $0) })
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
