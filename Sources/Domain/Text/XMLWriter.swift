/// XML that is written element by element: no text of a caller can become an element.
///
///     var file = XMLWriter()
///     file.element("firm") { $0.element("name", text: "R&D") }
///     file.text  // …<firm>\n  <name>R&amp;D</name>\n</firm>\n
package struct XMLWriter {
  package typealias Attributes = KeyValuePairs<StaticString, String?>

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  private var bytes = Array(#"<?xml version="1.0" encoding="UTF-8"?>"#.utf8) + [newline]
  private var depth = 0
  /// The elements in which nothing is written yet, the inner ones last.
  private var waiting: [(name: StaticString, attributes: Attributes)] = []

  package init() {}

  /// An element with what `content` writes in it; where that is nothing, there is no element either. An
  /// attribute that is nil is left out.
  package mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:],
    content: (inout XMLWriter) throws -> Void
  ) rethrows {
    waiting.append((name, attributes))
    depth += 1
    try content(&self)
    depth -= 1
    guard waiting.isEmpty else {
      waiting.removeLast()
      return
    }
    indent(to: depth)
    end(name)
  }

  /// An element with a text in it; nothing for a nil text.
  package mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], text content: String
  ) {
    guard !content.isEmpty else { return }
    writeWaiting()
    begin(name, attributes, at: depth)
    bytes.append(UInt8(ascii: ">"))
    bytes += MarkupText.escaped(content).utf8
    end(name)
  }

  /// An element that has to be there though there is nothing in it.
  package mutating func emptyElement(_ name: StaticString, _ attributes: Attributes = [:]) {
    writeWaiting()
    begin(name, attributes, at: depth)
    bytes += "/>\n".utf8
  }

  private mutating func writeWaiting() {
    for (index, element) in waiting.enumerated() {
      begin(element.name, element.attributes, at: depth - waiting.count + index)
      bytes += ">\n".utf8
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Its start tag, but for the end of that.
  private mutating func begin(_ name: StaticString, _ attributes: Attributes, at depth: Int) {
    indent(to: depth)
    bytes.append(UInt8(ascii: "<"))
    append(name)
    for (name, value) in attributes {
      if let value { bytes += MarkupText.attribute(name, value).utf8 }
    }
  }

  private mutating func end(_ name: StaticString) {
    bytes += "</".utf8
    append(name)
    bytes.append(UInt8(ascii: ">"))
    bytes.append(Self.newline)
  }

  private mutating func indent(to depth: Int) {
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private mutating func append(_ name: StaticString) {
    name.withUTF8Buffer { bytes += $0 }
  }

  private static let newline = UInt8(ascii: "\n")
}
