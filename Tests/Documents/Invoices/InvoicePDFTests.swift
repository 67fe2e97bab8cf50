import Domain
import Localization
import TestSupport
import Testing
import ViewModels

@testable import Documents

@Suite("Invoices as PDF")
struct InvoicePDFTests {
  private let xml = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?><invoice>é</invoice>".utf8)
  private let instant = Instant(clamping: 1_795_248_000_000)

  private func pdf(
    _ document: InvoiceDocument, _ locale: Locale = .french,
    _ paper: InvoicePDF.Paper = .a4
  ) throws -> [UInt8] {
    try InvoicePDF(document, paper: paper, in: locale)
      .bytes(embedding: xml, at: instant)
  }

  private func refusal(of document: InvoiceDocument) -> Failure? {
    #expect(throws: Failure.self) { _ = try pdf(document) }
  }

  private func contains(_ text: String, _ file: [UInt8]) -> Bool {
    let wanted = Array(text.utf8)
    return file.indices.contains { file[$0...].starts(with: wanted) }
  }

  @Test("The same invoice has the same bytes, and another instant other ones")
  func deterministic() throws {
    let document = try InvoiceExamples.manyScripts()
    let first = try pdf(document)
    #expect(try pdf(document) == first)
    let later = try InvoicePDF(document, paper: .a4, in: .french)
      .bytes(embedding: xml, at: Instant(clamping: 1_795_248_001_000))
    #expect(later != first)
  }

  @Test("It carries the data, which can be read again")
  func embeds() throws {
    for document in [try InvoiceExamples.short(), try InvoiceExamples.long(count: 200)] {
      #expect(try EmbeddedInvoice.xml(of: pdf(document)) == xml)
    }
  }

  @Test("It says what it is: version, title, dates, language, output intent and association")
  func describesItself() throws {
    let file = try pdf(InvoiceExamples.short(), .english, .letter)
    #expect(file.starts(with: "%PDF-1.7".utf8))
    for part in [
      "<pdfaid:part>3</pdfaid:part>", "<pdfaid:conformance>A</pdfaid:conformance>",
      "<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>", "INVOICE F2026-0001",
      "/AFRelationship /Alternative", "/GTS_PDFA1", "(en-GB)", "(D:20261121080000Z)",
      "<xmp:CreateDate>2026-11-21T08:00:00Z</xmp:CreateDate>", "/Marked true", "/MediaBox",
      "612 792",
    ] { #expect(contains(part, file), "\(part)") }
    #expect(!contains("/SMask", file))
  }

  @Test("A character that no font has is printed as another, and a warning says what to install")
  func missingGlyph() throws {
    var document = try InvoiceExamples.short()
    #expect(FontCheck.warnings(for: document, in: .classic).isEmpty)
    document.lines[1].name = "Signe \u{13000}"
    #expect(try !pdf(document, .english, .a4).isEmpty)
    let warning = try #require(FontCheck.warnings(for: document, in: .classic).first)
    #expect(warning.isWarning)
    #expect(warning.field == "lines[1].name")
    #expect(warning.message.description.contains("U+13000"))
    #expect(warning.message.description.contains("fonts-noto-core"))
    document.lines[1].name = "Signe \u{FFFE}"
    #expect(try !pdf(document, .english, .a4).isEmpty)
  }

  @Test("A logo that is no picture, is damaged or is for print is refused")
  func logos() throws {
    var document = try InvoiceExamples.short()
    let pngHead: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    let cases: [([UInt8], Failure.Kind)] = [
      ([], .malformed),
      (Array("GIF89a".utf8), .malformed),
      (pngHead + [0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0], .malformed),
      (pngHead + [0x7F, 0xFF, 0xFF, 0xFF, 0, 0, 0, 8] + [8, 2, 0, 0, 0, 0, 0, 0, 0], .invalid),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 1], .malformed),
      ([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 8, 0, 8, 4, 0, 0, 0], .unsupported),
      ([0xFF, 0xD8, 0xFF, 0xC3, 0, 11, 8, 0, 8, 0, 8, 3, 0, 0, 0], .unsupported),
    ]
    for (bytes, kind) in cases {
      document.logo = bytes
      let failure = try #require(refusal(of: document))
      #expect(failure.kind == kind, "\(bytes): \(failure.message)")
      #expect(failure.field == "logo")
    }
  }

  @Test("Pictures have the size that they state")
  func pictureHeaders() throws {
    let jpeg = try PictureHeader([
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 1, 0x2C, 0, 0x40, 1, 0, 0, 0,
    ])
    #expect(jpeg?.width == 64)
    #expect(jpeg?.height == 300)
    #expect(try PictureHeader([1, 2, 3]) == nil)
  }

  @Test("Long words, very high rows, marks of direction and empty parties are drawn")
  func hostileTexts() throws {
    var document = try InvoiceExamples.short()
    document.lines[0].name = String(repeating: "W", count: 200)
    document.lines[0].details = String(repeating: "W", count: 20_000)
    document.lines[1].name = "a\u{202E}b\u{202C}c \u{2066}x\u{2069}\u{200F}\u{FEFF}\u{AD}"
    document.lines[2].details = (1...200).map { "Zeile \($0)" }.joined(separator: "\n")
    document.invoice.notes = (1...200).map { "Note \($0)" }.joined(separator: "\n")
    document.seller = Party()
    document.buyer = Party()
    #expect(try EmbeddedInvoice.xml(of: pdf(document)) == xml)
  }

  @Test("A draft, a credit note, and one without lines or adjustments are drawn")
  func bareDocuments() throws {
    var document = try InvoiceExamples.short(number: "")
    document.invoice.kind = .creditNote
    document.invoice.precedingNumber = "F2026-0001"
    document.invoice.precedingDate = CalendarDate(packed: 2026_10_01)
    document.lines = []
    document.totals = InvoiceTotals()
    document.adjustments = []
    #expect(contains("CREDIT NOTE DRAFT", try pdf(document, .english)))
  }

  @Test("The legal mentions say the legal form once")
  func legalMentions() throws {
    func mentions(_ name: String, form: String, capital: String = "") throws -> [String] {
      var seller = Party()
      try seller.set(.name, to: name)
      try seller.set(.legalForm, to: form)
      try seller.set(.shareCapital, to: capital)
      return InvoiceSheet.legalMentions(of: seller, InvoiceWording(.french))
    }
    #expect(try mentions("Émile Dupont EI", form: "EI") == ["Émile Dupont EI"])
    #expect(
      try mentions("Lumière SARL", form: "SARL", capital: "10 000 €")
        == ["Lumière SARL, au capital de 10 000 €"])
    #expect(
      try mentions("Lumière", form: "SARL", capital: "10 000 €")
        == ["Lumière, SARL au capital de 10 000 €"])
  }
}
