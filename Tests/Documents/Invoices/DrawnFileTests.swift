import CDocuments
import Domain
import Testing

@testable import Documents

@Suite("A drawn file becomes one for archives")
struct DrawnFileTests {
  private func finished(_ drawn: [UInt8]) throws -> [UInt8] {
    let archive = PDFArchive(
      title: "Invoice (1\\2)", author: "Müller", language: "en", instant: Instant(clamping: 0),
      alternates: ["Logo"], safePoints: SafePoints())
    let file = DocumentBytes()
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(drawn.count, 1))
    copy.initialize(from: drawn, count: drawn.count)
    file.bytes = documents_bytes(data: copy, length: drawn.count)
    return try archive.finish(file, attaching: Array("<a/>".utf8))
  }

  private func look(at bytes: [UInt8]) throws {
    let file = try PDFFile(bytes)
    func entries(_ object: PDFObject?) throws -> [String: PDFObject] {
      try #require(try file.value(object).dictionary)
    }
    let root = try #require(try file.root)
    #expect(root["Lang"]?.text == "en")
    #expect(root["MarkInfo"]?.dictionary?.count == 1)

    let information = try entries(file.trailer["Info"])
    #expect(information["Title"]?.text == "Invoice (1\\2)")
    #expect(information["Author"]?.text == "Müller")

    let kids = try entries(root["Pages"])["Kids"]?.array
    let page = try entries(kids?.first)
    #expect(page["Group"] == nil)
    let content = try #require(try file.value(page["Contents"]).stream)
    let drawn = try file.unpacked(content, upTo: 1_000, elseThrow: Failure.noMemory)
    #expect(
      String(decoding: drawn, as: UTF8.self)
        == "/P << /MCID 0 >> BDC\nBT (Total) Tj ET\nEMC/Artifact BMC\n\n0 0 9 9 re f\n\nEMC\n")

    let tree = try entries(root["StructTreeRoot"])
    #expect(tree["Note"]?.text == "a\n   b) <<")
    let elements = try (tree["K"]?.array ?? []).map(entries)
    #expect(elements.map { $0["S"]?.name } == ["TH", "Figure"])
    #expect(elements.first?["A"]?.dictionary?["Scope"]?.name == "Column")
    #expect(elements.last?["Alt"]?.text == "Logo")
    #expect(try entries(.reference(7))["CIDToGIDMap"]?.name == "Identity")
    #expect(try EmbeddedInvoice.xml(of: bytes) == Array("<a/>".utf8))
  }

  @Test("Whichever way its cairo writes it")
  func both() throws {
    try look(at: finished(DrawnFile.plain()))
    try look(at: finished(DrawnFile.packed()))
  }

  @Test("A file that ends early is none, wherever it ends")
  func short() throws {
    for drawn in [try DrawnFile.plain(), try DrawnFile.packed()] {
      for length in 0..<drawn.count - 30 {
        #expect(throws: Failure.self) { try finished(Array(drawn[..<length])) }
      }
    }
  }

  @Test("Of a file with another byte in it nothing is read beyond its end")
  func changed() throws {
    for drawn in [try DrawnFile.plain(), try DrawnFile.packed()] {
      for index in drawn.indices {
        for byte in [UInt8(ascii: "9"), UInt8(ascii: "<"), UInt8(ascii: "("), 0xFF] {
          var changed = drawn
          changed[index] = byte
          _ = try? finished(changed)
        }
      }
    }
  }
}
