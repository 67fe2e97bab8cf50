public import CTaskcore
import Documents
import Domain
import Interchange
import Platform
import Storage
import UseCases

/// Makes a draft of an invoice that another program made: a Cross Industry Invoice (CII), or a PDF file with
/// one within, as Factur-X and ZUGFeRD have it.
///
/// The seller of the file must be the seller of the store; when nothing is known of that one yet, it becomes
/// so. The buyer becomes the client, or is found among the clients. The number of the file is put into the
/// notes.
///
/// - Parameters:
///   - store: the store.
///   - bytes: the file.
///   - length: how many bytes it has, at most 100,000,000.
///   - id: receives the draft's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EPARSE` for what is no such file, is damaged, or has sums that are wrong;
///   `TASKCORE_EINVALID` for values that an invoice cannot have, for a file that is too large or unpacks to
///   more than an invoice has, and for NULL with a length; `TASKCORE_ECONFLICT` when the seller is somebody else; `TASKCORE_EUNSUPPORTED` for what a
///   draft cannot have, for a PDF file that is encrypted, and when a library is not there; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`; or what an
///   observer answered, with the draft added.
///   Since 0.1.0.
@c(taskcore_invoice_import)
public func invoiceImport(
  store: StorePointer, bytes: In<UInt8>, length: UInt, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    guard length <= UInt(maximumLength) else {
      throw Failure(
        .invalid, "The file is too large: at most \(maximumLength) bytes are read.",
        field: "bytes")
    }
    guard length == 0 || bytes != nil else {
      throw Failure(.invalid, "The bytes must not be NULL.", field: "bytes")
    }
    // A copy, what lies in a PDF, and what is read of it.
    try MemoryNeed.check(Int(length), bytesEach: 4)
    let file = Array(UnsafeBufferPointer(start: bytes, count: Int(length)))
    return try draft(of: file, handle)
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
    let file = try OldFile.bytes(at: text(path, "path"), limit: maximumLength)
    return try draft(of: file, handle)
  }
}

/// Of a file, in bytes.
private let maximumLength = 100_000_000

private func draft(of file: [UInt8], _ handle: StoreHandle) throws -> Int64 {
  let xml = EmbeddedInvoice.isPDF(file) ? try EmbeddedInvoice.xml(of: file) : file
  let imported = try CrossIndustryInvoiceReader.invoice(
    xml, endingAt: handle.store.safePoints)
  let now = try handle.now()
  return try ImportInvoice(handle.store, newUID: handle.newUID(at: now)).run(imported, at: now)
}
