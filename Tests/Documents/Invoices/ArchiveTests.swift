import Domain
import Testing

@testable import Documents

@Suite("What makes a PDF file one for archives")
struct ArchiveTests {
  private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  @Test("The profile of sRGB is whole: its length, its tags and its white")
  func profile() {
    let profile = ICCProfile.sRGB
    #expect(number(profile[0..<4]) == profile.count)
    #expect(profile.count % 4 == 0)
    #expect(Array(profile[12..<24]) == Array("mntrRGB XYZ ".utf8))
    #expect(Array(profile[36..<40]) == Array("acsp".utf8))
    var colours = [0, 0, 0]
    for index in 0..<number(profile[128..<132]) {
      let entry = 132 + 12 * index
      let name = String(decoding: profile[entry..<entry + 4], as: UTF8.self)
      let offset = number(profile[entry + 4..<entry + 8])
      let length = number(profile[entry + 8..<entry + 12])
      #expect(offset % 4 == 0 && offset + length <= profile.count, "\(name)")
      if ["rXYZ", "gXYZ", "bXYZ"].contains(name) {
        for part in 0..<3 {
          colours[part] += number(profile[offset + 8 + 4 * part..<offset + 12 + 4 * part])
        }
      }
    }
    #expect(colours == [0xF6D6, 0x1_0000, 0xD32D])
  }

  @Test("The metadata is XML whatever the names are")
  func metadata() {
    let metadata = XMPMetadata(
      title: "FACTURE <1> & \"2\"", author: "A & B", date: "2026-11-21T08:00:00Z",
      language: "fr-FR", hasData: true)
    let lines = metadata.text.split(separator: "\n")
    #expect(lines.first?.hasPrefix("<?xpacket begin=\"\u{FEFF}\"") == true)
    #expect(lines.last == "<?xpacket end=\"w\"?>")
    #expect(
      metadata.text.contains(
        "<rdf:li xml:lang=\"x-default\">FACTURE &lt;1&gt; &amp; &quot;2&quot;</rdf:li>"))
    #expect(metadata.text.contains("<rdf:li>A &amp; B</rdf:li>"))
    #expect(metadata.text.components(of: "<pdfaProperty:name>") == 5)
  }

  @Test("Dates are in UTC and whole seconds, before 1970 too")
  func dates() {
    let date = PDFDate(Instant(clamping: 1_795_248_000_999))
    #expect(date.information == "D:20261121080000Z")
    #expect(date.xmp == "2026-11-21T08:00:00Z")
    #expect(PDFDate(Instant(clamping: -1)).xmp == "1969-12-31T23:59:59Z")
  }
}

extension String {
  /// How often it holds another text.
  fileprivate func components(of text: String) -> Int {
    indices.count { self[$0...].hasPrefix(text) }
  }
}
