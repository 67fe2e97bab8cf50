import CTaskcoreHeader

extension RepairReport {
  /// What was mended, with how often; only what was.
  public var mended: [(name: String, count: Int64)] {
    [
      ("Inbox restored", inboxRestored),
      ("tasks put into Inbox", tasksRehomed),
      ("subtasks made tasks of their own", subtasksDetached),
      ("dependencies removed", dependenciesRemoved),
      ("tasks whose tags were mended", tagsMended),
      ("places in the order mended", positionsMended),
      ("indexes rebuilt", indexRebuilt),
      ("values mended", valuesMended),
      ("parts of missing drafts removed", invoicePartsRemoved),
      ("parts of missing invoices, which stay", invoicePartsLost),
      ("sellers and buyers of invoices missing", partiesMissing),
      ("numbers of invoices missing", numbersMissing),
      ("numbers of invoices doubled", numbersDoubled),
      ("comments on what was missing removed", commentsRemoved),
      ("series of tasks mended", seriesMended),
    ].filter { $0.1 > 0 }
  }
}

extension Store {
  /// What a repair would mend; nothing is changed. Nil when the file is whole, and the store was
  /// opened for reading only.
  public func check() throws -> RepairReport? {
    do {
      return RepairReport(
        try Self.filled(blank(taskcore_repair_report(), taskcore_repair_report_init)) {
          taskcore_check(handle, $0)
        })
    } catch let error as TaskcoreError where error.code == .readOnly {
      return nil
    }
  }
}
