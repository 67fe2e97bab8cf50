public import CTaskcore
import Domain

/// Writes an issued invoice or credit note as EN 16931 or a profile of it has it.
///
/// - Parameters:
///   - store: the store.
///   - id: the invoice.
///   - format: `TASKCORE_XML_CII` (Cross Industry Invoice D16B, as Factur-X has it), `_UBL` (UBL 2.1), `_XRECHNUNG` or
///     `_PEPPOL` (UBL as these profiles have it), or `_PROFILE` (as that of the invoice has it).
///   - xml: receives the file, UTF-8, to be freed with `taskcore_string_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for another format and for NULL; `TASKCORE_ENOTFOUND`;
///   `TASKCORE_ECONFLICT` for a draft and for a quote, and for a profile that the invoice was not issued in and whose
///   rules it breaks, one sentence a line; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`,
///   `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_invoice_xml)
public func invoiceXml(
  store: StorePointer, id: Int64, format: Int32, xml: Out<OwnedText>
) -> taskcore_status {
  ownedText(store, xml, "xml") { handle in
    try handle.invoiceXML(id, format: format)
  }
}

/// Writes an issued invoice or credit note to a file as EN 16931 has it; the file is there only when it is
/// whole.
///
/// A file that is there is replaced, and keeps its permissions. A new one is for its owner alone (mode
/// 0600).
///
/// - Parameters:
///   - store: the store.
///   - id: the invoice.
///   - format: as in `taskcore_invoice_xml`.
///   - path: the file, in a folder that exists.
/// - Returns: as `taskcore_invoice_xml`; `TASKCORE_ENOTFOUND` also when there is no such folder;
///   `TASKCORE_EINVALID` when the path is empty or that of an open store; `TASKCORE_EACCESS` when the system
///   refuses it, or it is no regular file; `TASKCORE_EFULL`.
///   Since 0.1.0.
@c(taskcore_invoice_xml_file)
public func invoiceXmlFile(
  store: StorePointer, id: Int64, format: Int32, path: CText
) -> taskcore_status {
  file(store, path) { handle in
    try Array(handle.invoiceXML(id, format: format).utf8)
  }
}

/// Prints an invoice or a credit note: a PDF/A-3 file with its data within (Factur-X, profile EN 16931). That of an
/// invoice of the profiles XRechnung and Peppol has none: these are a file of their own.
///
/// A draft is printed as one, without data, and so is a quote. The same invoice gives the same bytes, as long as libraries
/// and fonts are the same.
///
/// - Parameters:
///   - store: the store.
///   - id: the invoice.
///   - options: how to print it; NULL for A4 in the invoice's language.
///   - pdf: receives the bytes of the file, to be freed with `taskcore_bytes_free`; NULL on failure.
///   - length: receives how many bytes these are; 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for another paper or language, for unknown bits of `fields`,
///   for NULL and for a wrong `struct_size`; `TASKCORE_ENOTFOUND`; `TASKCORE_EUNSUPPORTED` when a library is
///   not there, or no font has a character; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`,
///   `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_invoice_pdf)
public func invoicePdf(
  store: StorePointer, id: Int64, options: In<taskcore_pdf_options>, pdf: Out<OwnedBytes>,
  length: Out<UInt>
) -> taskcore_status {
  giving(pdf, length, "pdf", in: store) { handle in
    try handle.invoicePDF(id, PDFOptions(options))
  }
}

/// Prints an invoice or a credit note to a file, which is there only when it is whole.
///
/// A file that is there is replaced, and keeps its permissions. A new one is for its owner alone (mode
/// 0600).
///
/// - Parameters:
///   - store: the store.
///   - id: the invoice.
///   - options: as in `taskcore_invoice_pdf`.
///   - path: the file, in a folder that exists.
/// - Returns: as `taskcore_invoice_pdf`; `TASKCORE_ENOTFOUND` also when there is no such folder;
///   `TASKCORE_EINVALID` when the path is empty or that of an open store; `TASKCORE_EACCESS` when the system
///   refuses it, or it is no regular file; `TASKCORE_EFULL`.
///   Since 0.1.0.
@c(taskcore_invoice_pdf_file)
public func invoicePdfFile(
  store: StorePointer, id: Int64, options: In<taskcore_pdf_options>, path: CText
) -> taskcore_status {
  file(store, path) { handle in
    try handle.invoicePDF(id, PDFOptions(options))
  }
}

/// Runs a call whose result is bytes.
func giving(
  _ bytes: Out<OwnedBytes>, _ length: Out<UInt>, _ field: String, in store: In<taskcore_store>,
  function: StaticString = #function, _ body: (StoreHandle) throws -> [UInt8]
) -> taskcore_status {
  bytes?.pointee = nil
  length?.pointee = 0
  return call(store, function: function) { handle in
    let result = try required(bytes, field)
    let length = try required(length, "length")
    let bytes = try body(handle)
    result.pointee = try copied(bytes)
    length.pointee = UInt(bytes.count)
  }
}
