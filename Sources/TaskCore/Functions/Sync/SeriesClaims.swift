public import CTaskcore
import Domain
import Exchange
import UseCases

/// Makes this device the one that issues in a series of numbers.
///
/// Once a store is on several devices, one of them issues in each series, so that no number is given twice: at first the
/// one on which sync began. Another one claims the series, and issues as soon as all devices know that, which they say
/// of themselves by their next runs; a device that was lost is retired. `taskcore_number_series_query` tells who issues.
///
/// - Parameters:
///   - store: the store.
///   - name: the series.
///   - isForced: 1: this device issues at once, without waiting for the others, as when one of them is lost; a number
///     that another one gave meanwhile is there twice then. 0: it waits.
/// - Returns: `TASKCORE_OK`, also when this device has it already, and when sync is off; `TASKCORE_EINVALID` for NULL and
///   another `is_forced`; `TASKCORE_ENOTFOUND` when there is no such series; `TASKCORE_ECORRUPT`,
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`; or what the caller's clock answered.
///   Since 0.1.0.
@c(taskcore_number_series_claim)
public func numberSeriesClaim(
  store: StorePointer, name: CText, isForced: Int32
) -> taskcore_status {
  call(store) { handle in
    let name = try text(name, "name")
    guard isForced == 0 || isForced == 1 else {
      throw Failure(.invalid, "is_forced is 0 or 1, not \(isForced).", field: "is_forced")
    }
    try ClaimSeries(handle.store).run(name, isForced: isForced == 1, at: handle.now())
  }
}

/// Sets in which series drafts that name none are numbered on this device, and on no other one: with a series of its own,
/// each device issues without asking the others.
///
/// - Parameters:
///   - store: the store.
///   - kind: of which drafts, `TASKCORE_INVOICE_KIND_...`.
///   - name: a series that is there; "": that which the kind has at first.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and another kind; `TASKCORE_ENOTFOUND` when there is no such
///   series; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`; or what an observer answered, with the series set.
///   Since 0.1.0.
@c(taskcore_number_series_use)
public func numberSeriesUse(store: StorePointer, kind: Int32, name: CText) -> taskcore_status {
  call(store) { handle in
    let name = try text(name, "name")
    guard let kind = Invoice.Kind(rawValue: kind) else {
      throw Failure(
        .invalid,
        "The kind \(kind) has no meaning: 1 is invoice, 2 is credit note, and 5 is quote.",
        field: "kind")
    }
    try UseNumberSeries(handle.store).run(kind, name, at: handle.now())
  }
}
