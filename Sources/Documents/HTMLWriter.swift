import Domain

/// HTML that is written element by element: no text of a caller can become an element.
///
///     var page = HTMLWriter()
///     page.element("p", ["class": "note"]) { $0.text("R&D") }
///     page.text  // <p class="note">R&amp;D</p>
struct HTMLWriter {
  private(set) var text = ""

  typealias Attributes = KeyValuePairs<StaticString, String?>

  /// An element with what `content` writes in it. An attribute that is nil is left out.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], content: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    content(&self)
    text += "</\(name)>"
  }

  /// An element with a text in it.
  mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text content: String)
  {
    element(name, attributes) { $0.text(content) }
  }

  /// An element of HTML that has no end tag, such as `meta`.
  mutating func void(_ name: StaticString, _ attributes: Attributes) {
    open(name, attributes)
  }

  mutating func text(_ content: String) {
    text += MarkupText.escaped(content)
  }

  /// A line break of the source, where it is not seen.
  mutating func newLine() {
    text += "\n"
  }

  /// A part that is markup by itself.
  mutating func literal(_ markup: StaticString) {
    text += "\(markup)"
  }

  /// Of a page, at its head.
  mutating func style(content: (inout CSSWriter) -> Void) {
    var sheet = CSSWriter()
    content(&sheet)
    text += "<style>\n\(sheet.text)</style>\n"
  }

  /// An SVG document, which may stand in HTML as it is.
  mutating func append(_ drawing: SVGDrawing) {
    text += drawing.text
  }

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    text += "<\(name)"
    for (name, value) in attributes {
      if let value { text += MarkupText.attribute(name, value) }
    }
    text += ">"
  }
}
