import CTaskcoreHeader

extension Store {
  /// An invoice or a credit note as a PDF.
  public func pdf(of invoice: Int64, _ options: PrintOptions) throws -> [UInt8] {
    try options.withInput { input in
      try Self.countedBytes { taskcore_invoice_pdf(handle, invoice, input, &$0, &$1) }
    }
  }

  /// Prints an invoice or a credit note to a file, which is there only when it is whole.
  public func writePDF(of invoice: Int64, _ options: PrintOptions, to path: some UTF8Text) throws {
    try options.withInput { input in
      try Self.withTexts { taskcore_invoice_pdf_file(handle, invoice, input, $0.copy(path)) }
    }
  }

  /// Writes an issued invoice or credit note as EN 16931 has it.
  public func xml(of invoice: Int64, as format: InvoiceXML) throws -> [UInt8] {
    try Self.bytes { taskcore_invoice_xml(handle, invoice, format.code, &$0) }
  }

  /// Writes it to a file, which is there only when it is whole.
  public func writeXML(of invoice: Int64, as format: InvoiceXML, to path: some UTF8Text) throws {
    try Self.withTexts { taskcore_invoice_xml_file(handle, invoice, format.code, $0.copy(path)) }
  }

  /// Makes a draft of what another program made, and returns its id.
  public func importInvoice(_ bytes: [UInt8]) throws -> Int64 {
    try Self.number { taskcore_invoice_import(handle, bytes, bytes.count, $0) }
  }

  /// Makes a draft of a file that another program made, and returns its id.
  public func importInvoice(file path: some UTF8Text) throws -> Int64 {
    try withExtendedLifetime(CStrings()) { texts in
      try Self.number { taskcore_invoice_import_file(handle, texts.copy(path), $0) }
    }
  }
}
