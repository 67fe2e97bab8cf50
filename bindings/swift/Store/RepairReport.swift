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
