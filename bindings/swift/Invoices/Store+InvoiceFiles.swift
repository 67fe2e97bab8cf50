import CTaskcoreHeader

/// How an invoice is printed.
public struct PrintOptions: Sendable {
  /// Paper.
  public enum Paper: Sendable {
    case a4
    case letter

    package var code: Int32 {
      switch self {
      case .a4: TASKCORE_PAPER_A4
      case .letter: TASKCORE_PAPER_LETTER
      }
    }
  }

  /// The paper.
  public var paper = Paper.a4
  /// `fr` or `en`; nil for the invoice's.
  public var language: (any UTF8Text)?

  /// Makes one with these values.
  public init(paper: Paper = Paper.a4, language: (any UTF8Text)? = nil) {
    self.paper = paper
    self.language = language
  }

  fileprivate func withOptions(
    _ body: (UnsafePointer<taskcore_pdf_options>) throws -> Void
  ) throws {
    let texts = CStrings()
    var options = taskcore_pdf_options()
    options.struct_size = MemoryLayout<taskcore_pdf_options>.size
    options.fields = TASKCORE_PDF_PAPER
    options.paper = paper.code
    if let language {
      options.fields |= TASKCORE_PDF_LANGUAGE
      options.language = texts.copy(language)
    }
    try withExtendedLifetime(texts) { try body(&options) }
  }
}

/// What an invoice's data is written in.
public enum InvoiceXML: Sendable {
  /// Cross Industry Invoice, as Factur-X has it.
  case cii
  /// UBL 2.1
  case ubl

  fileprivate var code: Int32 {
    switch self {
    case .cii: TASKCORE_XML_CII
    case .ubl: TASKCORE_XML_UBL
    }
  }
}

extension Store {
  /// Pdf.
  public func pdf(of invoice: Int64, _ options: PrintOptions) throws -> [UInt8] {
    var bytes: UnsafeMutablePointer<CChar>?
    var length = 0
    try options.withOptions {
      try Self.check(taskcore_invoice_pdf(handle, invoice, $0, &bytes, &length))
    }
    defer { taskcore_string_free(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: length))
  }

  /// Prints an invoice or a credit note to a file, which is there only when it is whole.
  public func writePDF(of invoice: Int64, _ options: PrintOptions, to path: some UTF8Text) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try options.withOptions {
        try Self.check(taskcore_invoice_pdf_file(handle, invoice, $0, texts.copy(path)))
      }
    }
  }

  /// Writes an issued invoice or credit note as EN 16931 has it.
  public func xml(of invoice: Int64, as format: InvoiceXML) throws -> [UInt8] {
    var text: UnsafeMutablePointer<CChar>?
    try Self.check(taskcore_invoice_xml(handle, invoice, format.code, &text))
    defer { taskcore_string_free(text) }
    return text.map { [UInt8](c: $0) } ?? []
  }

  /// Write XML.
  public func writeXML(of invoice: Int64, as format: InvoiceXML, to path: some UTF8Text) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(
        taskcore_invoice_xml_file(handle, invoice, format.code, texts.copy(path)))
    }
  }

  /// Makes a draft of what another program made, and returns its id.
  public func importInvoice(_ bytes: [UInt8]) throws -> Int64 {
    var id: Int64 = 0
    try bytes.withUnsafeBytes { space in
      try Self.check(
        taskcore_invoice_import(
          handle, space.baseAddress?.assumingMemoryBound(to: CChar.self), space.count, &id))
    }
    return id
  }

  /// The same with a file.
  public func importInvoice(file path: some UTF8Text) throws -> Int64 {
    var id: Int64 = 0
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(taskcore_invoice_import_file(handle, texts.copy(path), &id))
    }
    return id
  }
}
