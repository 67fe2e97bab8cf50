package import Domain

/// An XML document, with all of its elements.
package final class XMLDocument {
  struct Entry {
    var namespace: String
    /// Without its prefix.
    var name: String
    /// Those without a namespace.
    var attributes: [String: String]
    /// Its own, without that of the elements in it.
    var text = ""
    var children: [Int] = []
    /// Where it begins, in bytes.
    var offset: Int
  }

  /// The root is the first one.
  let entries: [Entry]
  private let bytes: [UInt8]

  init(entries: [Entry], bytes: [UInt8]) {
    self.entries = entries
    self.bytes = bytes
  }

  /// Nil when there is none, which no well-formed document has.
  package var root: XMLElement? { entries.isEmpty ? nil : XMLElement(document: self, index: 0) }

  fileprivate func position(_ offset: Int) -> TextPosition {
    TextPosition(offset: offset, in: bytes)
  }
}

/// An element of an XML document: `invoice["ExchangedDocument", "ID"]?.line`.
package struct XMLElement {
  private let document: XMLDocument
  private let index: Int

  init(document: XMLDocument, index: Int) {
    self.document = document
    self.index = index
  }

  package var namespace: String { document.entries[index].namespace }
  package var name: String { document.entries[index].name }
  package var text: String { document.entries[index].text }
  package var position: TextPosition { document.position(document.entries[index].offset) }

  package func attribute(_ name: String) -> String? { document.entries[index].attributes[name] }

  package var children: [XMLElement] {
    document.entries[index].children.map { XMLElement(document: document, index: $0) }
  }

  /// All children of that name, in their order.
  package func all(_ name: String) -> [XMLElement] {
    document.entries[index].children.lazy.filter { self.document.entries[$0].name == name }
      .map { XMLElement(document: self.document, index: $0) }
  }

  /// The first child of that name.
  package subscript(_ name: String) -> XMLElement? {
    document.entries[index].children.first { document.entries[$0].name == name }
      .map { XMLElement(document: document, index: $0) }
  }

  /// The first child of the first child.
  package subscript(_ outer: String, _ inner: String) -> XMLElement? { self[outer]?[inner] }
}

extension TextPosition {
  /// A place in UTF-8 or UTF-16, by the bytes before it.
  init(offset: Int, in bytes: [UInt8]) {
    var line = 1
    var start = 0
    for place in 0..<min(offset, bytes.count) where bytes[place] == UInt8(ascii: "\n") {
      line += 1
      start = place + 1
    }
    self.init(line: line, column: offset - start + 1)
  }
}
