/// Reads XML, strictly: what is not well-formed is told, and all elements are listed.
struct MarkupReader {
  struct Element {
    var name: String
    var attributes: [String: String] = [:]
    /// Of the element itself, without that of its children.
    var text = ""
    /// The index of the element around it.
    var parent: Int?
  }

  struct Problem: Error {
    var message: String
  }

  /// In the order in which they begin.
  private(set) var elements: [Element] = []

  private var rest: ArraySlice<UInt8>
  private var open: [Int] = []

  init(_ text: String) throws {
    rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      if skip("</") {
        try readEnd()
      } else if skip("<") {
        try readStart()
      } else {
        try readText()
      }
    }
    guard open.isEmpty else { throw Problem(message: "An element does not end.") }
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  private mutating func readText() throws {
    let text = try Self.plain(take { $0 != UInt8(ascii: "<") })
    if let last = open.last {
      elements[last].text += text
    } else if text.contains(where: { !$0.isWhitespace }) {
      throw Problem(message: "Text is outside of the root: \(text)")
    }
  }

  private mutating func readEnd() throws {
    let name = takeName()
    guard skip(">"), let last = open.popLast(), elements[last].name == name else {
      throw Problem(message: "</\(name)> ends nothing.")
    }
  }

  private mutating func readStart() throws {
    var element = Element(name: takeName(), parent: open.last)
    guard !element.name.isEmpty, element.parent != nil || elements.isEmpty else {
      throw Problem(message: "No element may begin after \(elements.count) others.")
    }
    while skip(" ") {
      let name = takeName()
      guard !name.isEmpty, skip("=\""), element.attributes[name] == nil else {
        throw Problem(message: "\(name) is no attribute, or there twice.")
      }
      let value = take { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "<") }
      guard skip("\"") else { throw Problem(message: "\(name) does not end.") }
      element.attributes[name] = try Self.plain(value)
    }
    elements.append(element)
    if skip("/>") { return }
    guard skip(">") else { throw Problem(message: "<\(element.name) does not end.") }
    open.append(elements.count - 1)
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let isThere = text.withUTF8Buffer { rest.starts(with: $0) }
    if isThere { rest = rest.dropFirst(text.utf8CodeUnitCount) }
    return isThere
  }

  private mutating func take(while belongs: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = rest.prefix(while: belongs)
    rest = rest[taken.endIndex...]
    return taken
  }

  private mutating func takeName() -> String {
    let name = take { byte in
      let character = Character(Unicode.Scalar(byte))
      return character.isASCII
        && (character.isLetter || character.isNumber || byte == 0x2D || byte == 0x3A)
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static let references = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'",
  ]

  private static func plain(_ text: ArraySlice<UInt8>) throws -> String {
    guard text.allSatisfy({ $0 >= 0x20 || [0x09, 0x0A, 0x0D].contains($0) }) else {
      throw Problem(message: "XML has no such control character.")
    }
    let parts = text.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
    var plain = String(decoding: parts[0], as: UTF8.self)
    for part in parts.dropFirst() {
      let name = part.prefix { $0 != UInt8(ascii: ";") }
      let reference = references[String(decoding: name, as: UTF8.self)]
      guard let reference, name.count < part.count else {
        throw Problem(message: "&\(String(decoding: name, as: UTF8.self)) is no reference.")
      }
      plain += reference + String(decoding: part[(name.endIndex + 1)...], as: UTF8.self)
    }
    return plain
  }
}
