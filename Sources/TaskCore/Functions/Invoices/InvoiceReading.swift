public import CTaskcore
import Domain
import Storage

/// Lists invoices and credit notes, newest first: drafts by when they were made, then the issued ones by
/// their issue dates. Quotes are listed only when their kind, or none but states of theirs, is asked for.
///
/// - Parameters:
///   - store: the store.
///   - options: which ones. NULL: all.
///   - invoices: receives the list, to be freed with `taskcore_invoice_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member that cannot be, with the member, such as an
///   unknown state or kind, dates that are none or in the wrong order, a text without a character, or a
///   limit below 0; for unknown bits of `fields`, for NULL and for a wrong `struct_size`;
///   `TASKCORE_ENOTFOUND` when there is no such client; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`,
///   `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_invoice_query)
public func invoiceQuery(
  store: StorePointer, options: In<taskcore_invoice_query_options>,
  invoices: Out<Handle<taskcore_invoice_list>>
) -> taskcore_status {
  list(store, invoices, "invoices") { handle in
    try handle.invoices(InvoiceQuery(options))
  }
}

/// Reads all of an invoice, a credit note or a quote.
///
/// - Parameters:
///   - store: the store.
///   - id: the invoice.
///   - document: receives it, to be freed with `taskcore_invoice_document_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_ENOTFOUND`; `TASKCORE_ECORRUPT`,
///   `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_invoice_document_read)
public func invoiceDocumentRead(
  store: StorePointer, id: Int64, document: Out<Handle<taskcore_invoice_document>>
) -> taskcore_status {
  object(store, document, "document") { handle in
    try handle.invoiceScreen(id)
  }
}

/// Writes invoices and credit notes as a table (RFC 4180), in the order of `taskcore_invoice_query`.
///
/// The columns are number, kind, state, issue_date, due_date, client, currency, net, vat, gross, due, paid,
/// credited, balance and uid. Dates are such as 2026-12-24, amounts such as 1234.56.
///
/// - Parameters:
///   - store: the store.
///   - options: which ones. NULL: all.
///   - csv: receives the table, UTF-8, to be freed with `taskcore_string_free`; NULL on failure.
/// - Returns: as `taskcore_invoice_query`.
///   Since 0.1.0.
@c(taskcore_invoice_csv)
public func invoiceCsv(
  store: StorePointer, options: In<taskcore_invoice_query_options>, csv: Out<OwnedText>
) -> taskcore_status {
  ownedText(store, csv, "csv") { handle in
    try handle.invoiceCSV(InvoiceQuery(options))
  }
}

/// Writes invoices and credit notes as a table to a file, which is there only when it is whole.
///
/// A file that is there is replaced, and keeps its permissions. A new one is for its owner alone (mode
/// 0600).
///
/// - Parameters:
///   - store: the store.
///   - options: which ones. NULL: all.
///   - path: the file, in a folder that exists.
/// - Returns: as `taskcore_invoice_csv`; `TASKCORE_ENOTFOUND` when there is no such folder;
///   `TASKCORE_EINVALID` when the path is empty or that of an open store; `TASKCORE_EACCESS` when the system
///   refuses it, or it is no regular file; `TASKCORE_EFULL`.
///   Since 0.1.0.
@c(taskcore_invoice_csv_file)
public func invoiceCsvFile(
  store: StorePointer, options: In<taskcore_invoice_query_options>, path: CText
) -> taskcore_status {
  file(store, path) { handle in
    try Array(handle.invoiceCSV(InvoiceQuery(options)).utf8)
  }
}
