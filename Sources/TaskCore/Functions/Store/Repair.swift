public import CTaskcore
import Domain
import UseCases

/// Mends what another program damaged, so that the store is whole again.
///
/// It restores Inbox; puts tasks whose project is missing into Inbox; makes subtasks whose parent is
/// missing, in another project or below them tasks of their own, and so those outside of the trash
/// whose parent is in it and the open ones whose parent is completed; removes dependencies on missing
/// tasks and those in a circle; makes tasks found by the tags that they have; gives a place in the
/// manual order to what has none of its own; gives its default to what has a value that it cannot
/// have; removes what is of an invoice that is missing; and rebuilds the index of words, the queue of
/// reminders, and what follows from payments and credit notes, all reported as the index. Numbers of
/// invoices that are missing or doubled are told of, and stay as they are. A store that is whole stays
/// as it is. A repair cannot be undone.
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
      numbers_missing: Int64(report.numbersMissing),
      numbers_doubled: Int64(report.numbersDoubled))
  }
}
