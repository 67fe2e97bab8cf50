public import CTaskcore
import Domain
import UseCases

/// Mends what another program damaged, so that the store is whole again.
///
/// It restores Inbox; puts tasks whose project is missing into Inbox; makes subtasks whose parent is
/// missing, in another project or below them tasks of their own, and so those outside of the trash
/// whose parent is in it and the open ones whose parent is completed; removes dependencies on missing
/// tasks and those in a circle; makes tasks found by the tags that they have; gives a place in the
/// manual order to what has none; gives its default to what has a value that it cannot
/// have; keeps repeating tasks at the occurrence that they are at, where their completions and skips say another;
/// removes what is of a draft that is missing, and comments on what is; and rebuilds the indexes that do not agree with their
/// tables, the queue of
/// reminders, and what follows from payments and credit notes, all reported as the index. Of issued invoices,
/// nothing is ever removed: parts of those that are missing, parties that they lack, and numbers
/// that are missing or doubled are told of, and stay as they are. A store that is whole stays
/// as it is. A repair cannot be undone.
///
/// First it looks whether the file itself is whole, page by page, which takes time in proportion to
/// its size.
///
/// - Parameters:
///   - store: the store.
///   - report: receives what was mended; zero on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`, also when there was nothing to mend; `TASKCORE_EINVALID` for a wrong
///   `struct_size`; `TASKCORE_ECORRUPT` for damage that only a backup mends; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer
///   answered, with the store mended.
///   Since 0.1.0.
@c(taskcore_repair)
public func repair(store: StorePointer, report: Out<taskcore_repair_report>) -> taskcore_status {
  reporting(store, report) { handle, now in
    try Repair(handle.store, newUID: handle.newUID(at: now)).run(at: now)
  }
}

/// Tells what `taskcore_repair` would mend, and changes nothing.
///
/// First it looks whether the file itself is whole, page by page, which takes time in proportion to
/// its size. No other connection can write meanwhile.
///
/// - Parameters:
///   - store: the store.
///   - report: receives what a repair would mend, all zero when the store is whole; zero on failure.
///     NULL is fine.
/// - Returns: `TASKCORE_OK`, also when there is something to mend; `TASKCORE_EINVALID` for a wrong
///   `struct_size`; `TASKCORE_ECORRUPT` for damage that only a backup mends; `TASKCORE_EREADONLY` when
///   the file is whole, but the store was opened for reading only; `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_check)
public func check(store: StorePointer, report: Out<taskcore_repair_report>) -> taskcore_status {
  reporting(store, report) { handle, now in
    try CheckStore(handle.store, newUID: handle.newUID(at: now)).run(at: now)
  }
}

/// Takes what can be read of a damaged file into a new store, and mends it there.
///
/// The file is read page by page, and stays as it is. The rows of each page that can be read come back, whatever
/// happened to the pages around it, with the steps for undo; what follows from other things is made anew.
/// The write-ahead log beside the file is read too. Nobody may write to the file meanwhile. What the change log has and did
/// not come back, `taskcore_import_notes` lists, a note for each record.
///
/// - Parameters:
///   - store: a store that nothing was done with yet, such as one that was just made.
///   - path: the damaged file.
///   - report: receives what came back; zero on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ECONFLICT` when the store is not empty; `TASKCORE_ENOTFOUND` when
///   there is no such file; `TASKCORE_ENOTSTORE` when there is nothing of a store in it;
///   `TASKCORE_EINVALID` for NULL, a wrong `struct_size`, or a file that this process has open as a store;
///   `TASKCORE_EACCESS`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_recover)
public func recover(
  store: StorePointer, path: CText, report: Out<taskcore_recovery_report>
) -> taskcore_status {
  filling(report, nil, of: store) { handle in
    let path = try text(path, "path")
    let now = try handle.now()
    handle.setImportNotes([])
    let report = try Recover(handle.store, newUID: handle.newUID(at: now)).run(from: path, at: now)
    handle.setImportNotes(report.notes.notes)
    return taskcore_recovery_report(
      struct_size: MemoryLayout<taskcore_recovery_report>.size, rows: Int64(report.rows),
      rows_lost: Int64(report.rowsLost), pages_lost: Int64(report.pagesLost))
  }
}

private func reporting(
  _ store: StorePointer, _ report: Out<taskcore_repair_report>, function: StaticString = #function,
  _ body: (StoreHandle, Instant) throws -> RepairReport
) -> taskcore_status {
  filling(report, nil, of: store, function: function) { handle in
    taskcore_repair_report(try body(handle, handle.now()))
  }
}

extension taskcore_repair_report {
  fileprivate init(_ report: RepairReport) {
    self.init(
      struct_size: MemoryLayout<taskcore_repair_report>.size,
      inbox_restored: report.isInboxRestored ? 1 : 0, tasks_rehomed: Int64(report.tasksRehomed),
      subtasks_detached: Int64(report.subtasksDetached),
      dependencies_removed: Int64(report.dependenciesRemoved),
      tags_mended: Int64(report.tagsMended), positions_mended: Int64(report.positionsMended),
      index_rebuilt: report.isIndexRebuilt ? 1 : 0, values_mended: Int64(report.valuesMended),
      invoice_parts_removed: Int64(report.invoicePartsRemoved),
      invoice_parts_lost: Int64(report.invoicePartsLost),
      parties_missing: Int64(report.partiesMissing), numbers_missing: Int64(report.numbersMissing),
      numbers_doubled: Int64(report.numbersDoubled),
      comments_removed: Int64(report.commentsRemoved),
      series_mended: Int64(report.seriesMended))
  }
}
