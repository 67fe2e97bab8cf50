import CTaskcore
import Testing

@testable import TaskCore

/// Files of invoices through the C API: PDF, XML and messages.
@Suite struct DocumentTests {
  let desk: InvoiceDesk

  init() throws {
    desk = try InvoiceDesk()
  }

  private func xml(_ id: Int64, _ format: Int32) -> String? {
    var xml = UnsafeMutablePointer<CChar>(bitPattern: 1)
    let status = invoiceXml(store: desk.store, id: id, format: format, xml: &xml)
    defer { if status == TASKCORE_OK { stringFree(string: xml) } }
    if status != TASKCORE_OK { #expect(xml == nil) }
    return status == TASKCORE_OK ? UnsafePointer(xml).read : nil
  }

  private func pdf(
    _ id: Int64, _ change: (inout taskcore_pdf_options) -> Void = { _ in }
  ) -> [UInt8]? {
    var options = taskcore_pdf_options.sized
    change(&options)
    var pdf: UnsafeMutablePointer<UInt8>?
    var length: UInt = 7
    let status = invoicePdf(
      store: desk.store, id: id, options: &options, pdf: &pdf, length: &length)
    defer { bytesFree(bytes: pdf) }
    if status != TASKCORE_OK { #expect(pdf == nil && length == 0) }
    return status == TASKCORE_OK
      ? Array(UnsafeBufferPointer(start: pdf, count: Int(length))) : nil
  }

  private func message(
    _ id: Int64, _ change: (inout taskcore_email_options) -> Void = { _ in }
  ) -> String? {
    var options = taskcore_email_options.sized
    change(&options)
    var message: UnsafeMutablePointer<UInt8>?
    var length: UInt = 7
    let status = emailCompose(
      store: desk.store, invoiceId: id, options: &options, message: &message, length: &length)
    defer { bytesFree(bytes: message) }
    if status != TASKCORE_OK { #expect(message == nil && length == 0) }
    guard status == TASKCORE_OK else { return nil }
    return String(decoding: UnsafeBufferPointer(start: message, count: Int(length)), as: UTF8.self)
  }

  @Test("An issued invoice is written in both syntaxes, a draft in none")
  func xmlFiles() throws {
    let id = try desk.issued()
    #expect(try #require(xml(id, TASKCORE_XML_CII)).contains("<ram:ID>F2026-0001</ram:ID>"))
    #expect(try #require(xml(id, TASKCORE_XML_UBL)).contains("<cbc:ID>F2026-0001</cbc:ID>"))
    #expect(xml(id, 6) == nil)
    #expect((desk.error.status, desk.error.field) == (TASKCORE_EINVALID, "format"))
    #expect(xml(try desk.readyDraft(), TASKCORE_XML_CII) == nil)
    #expect(desk.error.status == TASKCORE_ECONFLICT)
    #expect(xml(99, TASKCORE_XML_CII) == nil)
    #expect(desk.error.status == TASKCORE_ENOTFOUND)
  }

  @Test("The PDF of an issued invoice can be read again; that of a draft has no data")
  func pdfFiles() throws {
    let id = try desk.issued()
    let file = try #require(pdf(id), "\(desk.error.message)")
    #expect(file.starts(with: "%PDF-".utf8))
    #expect(pdf(id) == file)
    var draft: Int64 = 0
    let status = invoiceImport(
      store: desk.store, bytes: file, length: UInt(file.count), id: &draft)
    #expect(status == TASKCORE_OK, "\(desk.error.message)")
    try desk.read(draft) { content in
      #expect(content.lines[0].net_minor == 100_00)
      #expect(content.buyer.pointee.name.read == "Éditions du Lac")
      #expect(content.invoice.pointee.state == TASKCORE_INVOICE_STATE_DRAFT)
    }
    let unissued = try #require(pdf(draft), "\(desk.error.message)")
    let again = invoiceImport(
      store: desk.store, bytes: unissued, length: UInt(unissued.count), id: &draft)
    #expect((again, draft) == (TASKCORE_EPARSE, 0))
  }

  @Test("What an option of a PDF cannot be is refused with the member")
  func refusedOptions() throws {
    let id = try desk.issued()
    let cases: [(String, (inout taskcore_pdf_options) -> Void)] = [
      ("fields", { $0.fields = 1 << 3 }), ("struct_size", { $0.struct_size = 0 }),
      ("paper", { ($0.fields, $0.paper) = (TASKCORE_PDF_PAPER, 3) }),
      ("language", { ($0.fields, $0.language) = (TASKCORE_PDF_LANGUAGE, desk.text("it")) }),
      ("language", { $0.fields = TASKCORE_PDF_LANGUAGE }),
      (
        "page_template",
        { ($0.fields, $0.page_template) = (TASKCORE_PDF_PAGE_TEMPLATE, desk.text("fancy")) }
      ),
    ]
    for (name, change) in cases {
      #expect(pdf(id, change) == nil)
      #expect((desk.error.status, desk.error.field) == (TASKCORE_EINVALID, name))
    }
  }

  @Test("What is no invoice is not imported")
  func noInvoice() {
    for text in ["", "<a/>", "%PDF-1.7 and nothing", "\u{0}"] {
      var id: Int64 = 7
      let status = invoiceImport(
        store: desk.store, bytes: Array(text.utf8), length: UInt(text.utf8.count), id: &id)
      #expect((status, id) == (TASKCORE_EPARSE, 0))
    }
    var id: Int64 = 7
    #expect(
      invoiceImport(store: desk.store, bytes: nil, length: .max, id: &id) == TASKCORE_EINVALID)
    #expect(
      invoiceImportFile(store: desk.store, path: desk.text("/nowhere"), id: &id)
        == TASKCORE_ENOTFOUND)
    #expect(id == 0)
  }

  @Test("A message goes from the seller to the buyer, with the PDF")
  func messages() throws {
    let id = try desk.issued()
    let usual = try #require(message(id), "\(desk.error.message)")
    #expect(usual.contains("\r\nFrom: Ada Lovelace <ada@example.org>\r\n"))
    #expect(usual.contains("<compta@example.net>"))
    #expect(usual.contains("F2026-0001.pdf"))
    let other = try #require(
      message(id) {
        $0.fields = TASKCORE_EMAIL_TO | TASKCORE_EMAIL_SUBJECT
        $0.to = desk.text("bob@example.com")
        $0.subject = desk.text("Hello")
      })
    #expect(other.contains("\r\nTo: bob@example.com\r\n"))
    #expect(other.contains("\r\nSubject: Hello\r\n"))
  }

  @Test("A line break in a header is refused, and so is a draft")
  func refusedMessages() throws {
    let id = try desk.issued()
    let cases: [(String, (inout taskcore_email_options) -> Void)] = [
      ("subject", { ($0.fields, $0.subject) = (TASKCORE_EMAIL_SUBJECT, desk.text("a\nBcc: b")) }),
      ("to", { ($0.fields, $0.to) = (TASKCORE_EMAIL_TO, desk.text("a@b.fr\r\nBcc: c@d.fr")) }),
      ("sender", { ($0.fields, $0.sender) = (TASKCORE_EMAIL_SENDER, desk.text("nobody")) }),
      ("paper", { ($0.fields, $0.paper) = (TASKCORE_EMAIL_PAPER, 0) }),
      ("fields", { $0.fields = 1 << 7 }),
    ]
    for (name, change) in cases {
      #expect(message(id, change) == nil)
      #expect((desk.error.status, desk.error.field) == (TASKCORE_EINVALID, name))
    }
    #expect(message(try desk.readyDraft()) == nil)
    #expect(desk.error.status == TASKCORE_ECONFLICT)
  }
}
