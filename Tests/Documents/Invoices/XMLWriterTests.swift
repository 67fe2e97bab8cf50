import Testing

@testable import Domain

@Suite struct XMLWriterTests {
  private let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"

  private func written(_ write: (inout XMLWriter) -> Void) -> String {
    var file = XMLWriter()
    write(&file)
    return file.text
  }

  @Test("Elements stand in each other, two spaces further in")
  func nesting() {
    let text = written {
      $0.element("firm", ["country": "FR", "none": nil]) {
        $0.element("name", text: "R&D")
        $0.emptyElement("stamp", ["kind": "<a>"])
      }
    }
    #expect(
      text == declaration + """
        <firm country="FR">
          <name>R&amp;D</name>
          <stamp kind="&lt;a&gt;"/>
        </firm>

        """)
  }

  @Test("An element without anything in it is left out, however deep the nothing is")
  func nothing() {
    let text = written {
      $0.element("firm") {
        $0.element("contact") { $0.element("phone") { $0.element("number", text: "") } }
        $0.element("name", text: "Ada")
        $0.element("address") { _ in }
      }
      $0.element("other") { $0.element("name", text: "") }
    }
    #expect(text == declaration + "<firm>\n  <name>Ada</name>\n</firm>\n")
  }

  @Test("No text becomes an element, and what XML cannot hold is replaced")
  func hostileTexts() throws {
    let texts = [
      "</name><evil/>", "]]>", "&amp;", "&#0;", "\"'", "<!--", "<?xml?>", "a\u{0}b\u{B}c\u{FFFF}",
    ]
    let text = written {
      $0.element("names") { names in
        for text in texts { names.element("name", ["title": text], text: text) }
      }
    }
    let elements = try MarkupReader(String(text.dropFirst(declaration.count))).all("name")
    let kept = texts.dropLast() + ["a\u{FFFD}b\u{FFFD}c\u{FFFD}"]
    #expect(elements.map(\.text) == Array(kept))
    #expect(elements.compactMap { $0.attributes["title"] } == Array(kept))
  }
}
