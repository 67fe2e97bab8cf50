public import CTaskcore
import Domain
import Interchange
import Platform
import Storage
import UseCases

/// Makes a draft of an invoice that another program made: a Cross Industry Invoice (CII), or a PDF file with
/// one within, as Factur-X and ZUGFeRD have it.
///
/// It is for one's own invoices: the seller of the file must be the seller of the store, and is never made so;
/// `taskcore_profile_import` does that, and `taskcore_purchase_add` receives invoices of others. The buyer becomes the
/// client, or is found among the clients. The number of the file is put into the notes.
///
/// - Parameters:
///   - store: the store.
///   - bytes: the file.
///   - length: how many bytes it has, at most 100,000,000.
///   - id: receives the draft's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EPARSE` for what is no such file, is damaged, or has sums that are wrong;
///   `TASKCORE_EINVALID` for values that an invoice cannot have, for a file that is too large or unpacks to
///   more than an invoice has, and for NULL with a length; `TASKCORE_ECONFLICT` when the seller is somebody
///   else, or the store has none; `TASKCORE_EUNSUPPORTED` for what a
///   draft cannot have, for a PDF file that is encrypted, and when a library is not there; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`; or what an
///   observer answered, with the draft added.
///   Since 0.1.0.
@c(taskcore_invoice_import)
public func invoiceImport(
  store: StorePointer, bytes: In<UInt8>, length: UInt, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    try draft(of: handle.invoiceFile(bytes, length: length), handle)
  }
}

/// Makes a draft of an invoice in a file that another program made.
///
/// - Parameters:
///   - store: the store.
///   - path: the file, as in `taskcore_invoice_import`.
///   - id: receives the draft's id; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_invoice_import`; `TASKCORE_ENOTFOUND` when there is no such file;
///   `TASKCORE_EINVALID` when the path is empty or that of an open store; `TASKCORE_EACCESS` when the system
///   refuses it.
///   Since 0.1.0.
@c(taskcore_invoice_import_file)
public func invoiceImportFile(store: StorePointer, path: CText, id: Out<Int64>) -> taskcore_status {
  number(store, id) { handle in
    let file = try OldFile.bytes(at: text(path, "path"), limit: StoreHandle.maximumInvoiceLength)
    return try draft(of: file, handle)
  }
}

/// Takes the profile from an invoice that one issued with another program: its seller.
///
/// What the profile says already stays. Nothing else does this: no import and no invoice that is received sets the profile.
///
/// - Parameters:
///   - store: the store.
///   - bytes: the file, as in `taskcore_invoice_import`.
///   - length: how many bytes it has, at most 100,000,000.
/// - Returns: `TASKCORE_OK`, also when nothing changes; `TASKCORE_ECONFLICT` when the profile is somebody else's; for the
///   rest as `taskcore_invoice_import`.
///   Since 0.1.0.
@c(taskcore_profile_import)
public func profileImport(store: StorePointer, bytes: In<UInt8>, length: UInt) -> taskcore_status {
  call(store) { handle in
    let file = try handle.invoiceFile(bytes, length: length)
    let imported = try CrossIndustryInvoiceReader.invoice(
      StoreHandle.invoiceXML(in: file), endingAt: handle.store.safePoints)
    try ImportProfile(handle.store).run(imported.seller, at: handle.now())
  }
}

private func draft(of file: [UInt8], _ handle: StoreHandle) throws -> Int64 {
  let xml = try StoreHandle.invoiceXML(in: file)
  let imported = try CrossIndustryInvoiceReader.invoice(
    xml, endingAt: handle.store.safePoints)
  let now = try handle.now()
  return try ImportInvoice(handle.store, newUID: handle.newUID(at: now)).run(imported, at: now)
}
