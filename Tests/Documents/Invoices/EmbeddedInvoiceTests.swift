import Domain
import Localization
import TestSupport
import Testing
import ViewModels

@testable import Documents

@Suite("The invoice in a PDF file")
struct EmbeddedInvoiceTests {
  private func file() throws -> [UInt8] {
    try InvoicePDF(InvoiceExamples.short(), paper: .a4, in: .french)
      .bytes(embedding: Array("<a/>".utf8), at: Instant(clamping: 0))
  }

  /// A PDF file of one empty page, with a stream attached under a name.
  private func handmade(
    name: String, stream: [UInt8] = Array("<x/>".utf8), entries: String = "",
    tree: String = "/Names [(a) 4 0 R]"
  ) -> [UInt8] {
    let head = """
      %PDF-1.7
      1 0 obj << /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles 6 0 R >> >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >> endobj
      4 0 obj << /Type /Filespec /F (\(name)) /UF (\(name)) /EF << /F 5 0 R >> >> endobj
      6 0 obj << \(tree) >> endobj
      5 0 obj << /Length \(stream.count) \(entries) >> stream

      """
    return Array(head.utf8) + stream
      + Array("\nendstream endobj\ntrailer << /Root 1 0 R /Size 7 >>\n%%EOF\n".utf8)
  }

  @Test(
    "Each of the names that standards give it is known, in any case",
    arguments: [
      "factur-x.xml", "ZUGFeRD-invoice.xml", "zugferd-invoice.xml", "xrechnung.xml",
    ])
  func names(name: String) throws {
    #expect(try EmbeddedInvoice.xml(of: handmade(name: name)) == Array("<x/>".utf8))
  }

  @Test("Another file is no invoice, and what is no PDF is told")
  func others() {
    for (file, word) in [
      (handmade(name: "notes.xml"), "carries no invoice"), (Array("<a/>".utf8), "no PDF"),
      ([], "no PDF"), (Array("%PDF-1.7\n".utf8), "damaged"),
    ] {
      let failure = #expect(throws: Failure.self) { try EmbeddedInvoice.xml(of: file) }
      #expect(failure?.kind == .malformed)
      #expect(failure?.message.description.contains(word) == true, "\(failure?.message ?? "")")
    }
  }

  @Test("A tree of names that goes round in circles ends")
  func circles() {
    let file = handmade(name: "other.xml", tree: "/Kids [6 0 R 6 0 R] /Names [(a) 4 0 R]")
    #expect(throws: Failure.self) { try EmbeddedInvoice.xml(of: file) }
  }

  @Test("What is packed in a rare way, or not as it says, is refused")
  func packing() {
    for (entries, kind) in [
      ("/Filter /LZWDecode", Failure.Kind.unsupported),
      ("/Filter [/FlateDecode /FlateDecode]", .unsupported),
      ("/Filter /FlateDecode", .malformed),
    ] {
      let failure = #expect(throws: Failure.self) {
        try EmbeddedInvoice.xml(of: handmade(name: "factur-x.xml", entries: entries))
      }
      #expect(failure?.kind == kind, "\(entries)")
    }
  }

  @Test("A file with damage anywhere gives its data or a failure")
  func damage() throws {
    let whole = try file()
    var random = RandomNumbers(seed: 20_261_121)
    for _ in 0..<60 {
      var damaged = whole
      for _ in 0..<20 {
        damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      _ = try? EmbeddedInvoice.xml(of: damaged)
    }
    for length in stride(from: 0, to: whole.count, by: whole.count / 23) {
      _ = try? EmbeddedInvoice.xml(of: Array(whole.prefix(length)))
    }
  }
}
