/// XML that is written element by element: no text of a caller can become an element.
///
///     var file = XMLWriter()
///     file.element("firm") { $0.element("name", text: "R&D") }
///     file.text  // …<firm>\n  <name>R&amp;D</name>\n</firm>\n
package struct XMLWriter {
  package typealias Attributes = KeyValuePairs<StaticString, String?>

  package private(set) var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
  private var depth = 0
  /// The start tags of elements in which nothing is written yet.
  private var waiting: [String] = []

  package init() {}

  /// An element with what `content` writes in it; where that is nothing, there is no element either. An
  /// attribute that is nil is left out.
  package mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:],
    content: (inout XMLWriter) throws -> Void
  ) rethrows {
    waiting.append(indented(Self.startTag(name, attributes) + ">\n"))
    depth += 1
    try content(&self)
    depth -= 1
    guard waiting.isEmpty else {
      waiting.removeLast()
      return
    }
    text += indented("</\(name)>\n")
  }

  /// An element with a text in it; nothing for a nil text.
  package mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], text content: String
  ) {
    guard !content.isEmpty else { return }
    writeWaiting()
    text += indented(
      "\(Self.startTag(name, attributes))>\(MarkupText.escaped(content))</\(name)>\n")
  }

  /// An element that has to be there though there is nothing in it.
  package mutating func emptyElement(_ name: StaticString, _ attributes: Attributes = [:]) {
    writeWaiting()
    text += indented(Self.startTag(name, attributes) + "/>\n")
  }

  private mutating func writeWaiting() {
    text += waiting.joined()
    waiting = []
  }

  private func indented(_ line: String) -> String {
    String(repeating: "  ", count: depth) + line
  }

  private static func startTag(_ name: StaticString, _ attributes: Attributes) -> String {
    var tag = "<\(name)"
    for (name, value) in attributes {
      if let value { tag += MarkupText.attribute(name, value) }
    }
    return tag
  }
}
