import Testing

@testable import Documents

@Suite struct HTMLWriterTests {
  private func written(_ write: (inout HTMLWriter) -> Void) -> String {
    var writer = HTMLWriter()
    write(&writer)
    return writer.text
  }

  @Test("Texts and attributes cannot become markup")
  func escaping() {
    let hostile = "\"><script>alert('1')</script>]]>&"
    let escaped = "&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;]]&gt;&amp;"
    #expect(
      written { $0.element("p", ["title": hostile], text: hostile) }
        == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test("Elements are nested as they are written, and an attribute that is nil is left out")
  func nesting() {
    let text = written { page in
      page.element("ul", ["class": nil, "id": "list"]) { list in
        list.element("li") { $0.text("one") }
        list.void("br", [:])
      }
    }
    #expect(text == "<ul id=\"list\"><li>one</li><br></ul>")
  }

  @Test("A name of the user has a direction of its own")
  func direction() {
    #expect(written { $0.name("\u{202E}<b>") } == "<bdi>\u{202E}&lt;b&gt;</bdi>")
  }
}
