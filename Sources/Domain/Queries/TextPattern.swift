/// A piece of a text of a task, wherever it stands there: `title.has:ilk`, `tag.startswith:work`.
///
/// Case and accents do not count. What is looked for by words is a ``TextSearch``.
package struct TextPattern: Hashable, Sendable {
  package enum Field: Hashable, Sendable {
    case title, notes, tag, project, section
    /// The rule of RFC 5545 that it repeats by.
    case repeatRule
  }

  /// The raw values are those that the SQL function takes.
  package enum Place: Int64, Hashable, Sendable {
    case anywhere
    case start
    case end
    /// With no letter or digit before or behind it.
    case word
    /// All of the text.
    case whole
  }

  package var field: Field
  package var place: Place
  package var text: String

  package init(_ text: String, _ place: Place, of field: Field) {
    self.text = text
    self.place = place
    self.field = field
  }

  /// Whether a text has it; `key` is the text of the ``NameKey`` of what is looked for.
  package static func holds(_ text: String, _ key: String, _ place: Place) -> Bool {
    let text = Array(NameKey(text).text.utf8)
    let key = Array(key.utf8)
    switch place {
    case .whole: return text == key
    case .start: return text.starts(with: key)
    case .end: return text.reversed().starts(with: key.reversed())
    case .anywhere, .word: break
    }
    guard key.count <= text.count else { return false }
    if key.isEmpty { return true }
    for start in 0...(text.count - key.count) where text[start] == key[0] {
      let end = start + key.count
      guard text[start..<end].elementsEqual(key) else { continue }
      if place == .anywhere { return true }
      let isOpen = start == 0 || !isWordByte(text[start - 1])
      if isOpen, end == text.count || !isWordByte(text[end]) { return true }
    }
    return false
  }

  /// Bytes beyond ASCII are those of letters, as a rule.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
