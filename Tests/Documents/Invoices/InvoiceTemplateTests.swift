import Domain
import Localization
import Testing

@testable import Documents

@Suite("Templates of invoices")
struct InvoiceTemplateTests {
  private func template(_ json: String) throws -> InvoiceTemplate {
    try InvoiceTemplate(json: Array(json.utf8))
  }

  @Test("A file says what is other than in the template that it begins with")
  func differences() throws {
    var expected = InvoiceTemplate.studio
    expected.accent = TemplateColour(0x7A1F3D)
    expected.logoPlace = .right
    expected.closing.texts[.french] = "Merci !"
    let json = """
      {"accent": "#7A1F3D", "base": "studio", "logo": "right", "closing": {"fr": "Merci !"}}
      """
    #expect(try template(json) == expected)
    #expect(try template("{}") == .classic)
    #expect(expected.closing.text(in: .french) == "Merci !")
    #expect(expected.closing.text(in: .german).isEmpty)
  }

  @Test(
    "What is wrong is named by its member",
    arguments: [
      ("[]", "page_template"), ("{\"x\": 1}", "page_template"), ("{\"base\": \"other\"}", "base"),
      ("{\"accent\": \"red\"}", "accent"), ("{\"accent\": \"#+12345\"}", "accent"),
      ("{\"quiet\": \"#DDDDDD\"}", "quiet"), ("{\"band\": \"#333333\"}", "band"),
      ("{\"text_size\": 50}", "text_size"), ("{\"text_size\": \"9\"}", "text_size"),
      ("{\"margin\": 1e999}", "margin"), ("{\"logo\": \"top\"}", "logo"),
      ("{\"bar\": 1}", "bar"), ("{\"font\": \"a, b\"}", "font"), ("{\"font\": \"\"}", "font"),
      ("{\"opening\": {\"xx\": \"a\"}}", "opening"), ("{\"closing\": 7}", "closing"),
    ])
  func refusals(_ json: String, _ field: String) throws {
    let failure = try #require(#expect(throws: Failure.self) { _ = try template(json) })
    #expect(failure.field == field)
  }

  @Test("Each that is built in can be read, and draws each kind of invoice")
  func builtIn() throws {
    for (name, template) in InvoiceTemplate.builtIn {
      #expect(try self.template("{\"base\": \"\(name)\"}") == template)
      for document in [
        try InvoiceExamples.short(), try InvoiceExamples.short(number: ""),
        try InvoiceExamples.long(count: 60), try InvoiceExamples.manyScripts(),
      ] {
        let file = try InvoicePDF(document, paper: .a4, in: .french, template: template)
          .bytes(embedding: nil, at: Instant(clamping: 0))
        #expect(file.starts(with: "%PDF-1.7".utf8))
      }
    }
  }
}
