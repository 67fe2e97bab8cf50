public import CTaskcore
import Domain
import Storage

/// Lists purchases.
///
/// - Parameters:
///   - store: the store.
///   - options: which ones, and in which order. NULL: all, by due date.
///   - purchases: receives the list, to be freed with `taskcore_purchase_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member that cannot be, with the member, such as an
///   unknown state or order, dates that are none or in the wrong order, a text without a character, or a
///   limit below 0; for unknown bits of `fields`, for NULL and for a wrong `struct_size`;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_purchase_query)
public func purchaseQuery(
  store: StorePointer, options: In<taskcore_purchase_query_options>,
  purchases: Out<Handle<taskcore_purchase_list>>
) -> taskcore_status {
  list(store, purchases, "purchases") { handle in
    try handle.purchases(PurchaseQuery(options))
  }
}

/// Reads all of a purchase, as its file has it.
///
/// - Parameters:
///   - store: the store.
///   - id: the purchase.
///   - document: receives it, to be freed with `taskcore_purchase_document_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_ENOTFOUND`; `TASKCORE_EPARSE` when the file says
///   nothing that can be read; `TASKCORE_EUNSUPPORTED` when a library is not there; `TASKCORE_ECORRUPT`,
///   `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_purchase_document_read)
public func purchaseDocumentRead(
  store: StorePointer, id: Int64, document: Out<Handle<taskcore_purchase_document>>
) -> taskcore_status {
  object(store, document, "document") { handle in
    try PurchaseScreen(id, from: handle)
  }
}

/// Gives the file of a purchase as it came.
///
/// - Parameters:
///   - store: the store.
///   - id: the purchase.
///   - bytes: receives the bytes of the file, to be freed with `taskcore_bytes_free`; NULL on failure.
///   - length: receives how many bytes these are; 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_ENOTFOUND`; `TASKCORE_ECORRUPT`,
///   `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_purchase_original)
public func purchaseOriginal(
  store: StorePointer, id: Int64, bytes: Out<OwnedBytes>, length: Out<UInt>
) -> taskcore_status {
  giving(bytes, length, "bytes", in: store) { try $0.purchaseFile(id) }
}

/// Writes the file of a purchase as it came; it is there only when it is whole.
///
/// A file that is there is replaced, and keeps its permissions. A new one is for its owner alone (mode
/// 0600).
///
/// - Parameters:
///   - store: the store.
///   - id: the purchase.
///   - path: the file, in a folder that exists.
/// - Returns: as `taskcore_purchase_original`; `TASKCORE_ENOTFOUND` also when there is no such folder;
///   `TASKCORE_EINVALID` when the path is empty or that of an open store; `TASKCORE_EACCESS` when the system
///   refuses it, or it is no regular file; `TASKCORE_EFULL`.
///   Since 0.1.0.
@c(taskcore_purchase_original_file)
public func purchaseOriginalFile(store: StorePointer, id: Int64, path: CText) -> taskcore_status {
  file(store, path) { try $0.purchaseFile(id) }
}

/// Lists what is owed to sellers, by currency; those in which nothing is open are left out.
///
/// - Parameters:
///   - store: the store.
///   - options: which of them to list. NULL: all.
///   - totals: receives the list, to be freed with `taskcore_purchase_total_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `totals`, a member out of its range, a wrong `struct_size`,
///   and when amounts come to more than fits; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`,
///   `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_purchase_total_query)
public func purchaseTotalQuery(
  store: StorePointer, options: In<taskcore_purchase_total_query_options>,
  totals: Out<Handle<taskcore_purchase_total_list>>
) -> taskcore_status {
  list(store, totals, "totals") { handle in
    let page = try given(options).page()
    let now = try handle.now()
    return try PurchaseTotalList(
      handle.store.read { try handle.store.purchaseTotals(at: now) }.page(page))
  }
}
