public import CTaskcore
import Domain
import Platform
import UseCases

/// Receives an invoice or a credit note of somebody else: a Cross Industry Invoice (CII), UBL 2.1, or a PDF file with
/// one within, as Factur-X, ZUGFeRD 2, XRechnung and Peppol have it.
///
/// It becomes a purchase, never a draft of one's own, and the profile is not touched. All types and profiles are read. The
/// file is kept as it came; `taskcore_purchase_check` tells what is odd about it. An invoice is received once: the
/// seller and the number say which it is, on all devices.
///
/// - Parameters:
///   - store: the store.
///   - bytes: the file.
///   - length: how many bytes it has, at most 15,000,000.
///   - id: receives the purchase's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EPARSE`, with the term of EN 16931 as the field, for what is no such file, is
///   damaged, lacks what each invoice has, or has sums that are wrong; `TASKCORE_EINVALID` for values that an invoice
///   cannot have, for a file that is too large or unpacks to more than an invoice has, and for NULL with a length;
///   `TASKCORE_ECONFLICT` when it was received already, or is one's own; `TASKCORE_EUNSUPPORTED` for ZUGFeRD 1, for a PDF
///   file that is encrypted, and when a library is not there; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`; or what an
///   observer answered, with the purchase added.
///   Since 0.1.0.
@c(taskcore_purchase_add)
public func purchaseAdd(
  store: StorePointer, bytes: In<UInt8>, length: UInt, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    try handle.receive(handle.invoiceFile(bytes, length: length))
  }
}

/// Receives an invoice or a credit note of somebody else in a file.
///
/// - Parameters:
///   - store: the store.
///   - path: the file, as in `taskcore_purchase_add`.
///   - id: receives the purchase's id; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_purchase_add`; `TASKCORE_ENOTFOUND` when there is no such file;
///   `TASKCORE_EINVALID` when the path is empty or that of an open store; `TASKCORE_EACCESS` when the system
///   refuses it.
///   Since 0.1.0.
@c(taskcore_purchase_add_file)
public func purchaseAddFile(store: StorePointer, path: CText, id: Out<Int64>) -> taskcore_status {
  number(store, id) { handle in
    try handle.receive(
      OldFile.bytes(at: text(path, "path"), limit: StoreHandle.maximumInvoiceLength))
  }
}

/// Lists what is odd about the file of a purchase, and does not make it doubtful what is owed: mistyped identifiers,
/// sums that are a cent off, what is missing.
///
/// - Parameters:
///   - store: the store.
///   - id: the purchase.
///   - problems: receives the list, with a term of EN 16931 as the rule of each, to be freed with
///     `taskcore_problem_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`, also with problems; `TASKCORE_EINVALID` for NULL; `TASKCORE_ENOTFOUND`;
///   `TASKCORE_EPARSE` when the file says nothing that can be read; `TASKCORE_EUNSUPPORTED` when a library is not there;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_purchase_check)
public func purchaseCheck(
  store: StorePointer, id: Int64, problems: Out<Handle<taskcore_problem_list>>
) -> taskcore_status {
  list(store, problems, "problems") { handle in
    try ProblemList(handle.received(id).warnings, in: handle.locale)
  }
}

/// Changes what the user says about a purchase: when it is due, and own notes. What its file says stays.
///
/// - Parameters:
///   - store: the store.
///   - id: the purchase.
///   - input: what shall be other than it is.
/// - Returns: `TASKCORE_OK`, also when nothing changes; `TASKCORE_EINVALID` for what a member cannot be, with the member,
///   for unknown bits of `fields`, for NULL and for a wrong `struct_size`; `TASKCORE_ENOTFOUND`; `TASKCORE_ECORRUPT`,
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer
///   answered, with the purchase changed.
///   Since 0.1.0.
@c(taskcore_purchase_update)
public func purchaseUpdate(
  store: StorePointer, id: Int64, input: In<taskcore_purchase_input>
) -> taskcore_status {
  call(store) { handle in
    let input = try PurchaseInput(input)
    try UpdatePurchase(handle.store).run(id, to: input, at: handle.now())
  }
}

/// Deletes purchases with their payments, all or none, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - ids: the purchases; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` when `ids` is NULL with a count; `TASKCORE_ENOTFOUND`, with
///   the index; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`,
///   `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the purchases deleted.
///   Since 0.1.0.
@c(taskcore_purchase_delete)
public func purchaseDelete(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try DeletePurchases($0.store).run($1(), at: $2) }
}
