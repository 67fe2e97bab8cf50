/// The translations of messages into one language, which `make languages` writes from its file in `po`.
package struct Translations: Sendable {
  /// Where the forms of a message stand in the text, by the hash of its key.
  private let places: [UInt32: Range<Int>]
  private let text: [UInt8]
  /// Whether all messages that have a word are taken for translated.
  private let isComplete: Bool

  /// - Parameter text: A line for each message: the hash of its key in base 36, a blank, and its forms with `¦` between
  ///   two. In a form, `⏎` is the end of a line.
  package init(_ text: StaticString) {
    let bytes = text.withUTF8Buffer { Array($0) }
    var places: [UInt32: Range<Int>] = [:]
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if let separator = bytes[start..<end].firstIndex(of: UInt8(ascii: " ")),
        let hash = UInt32(String(decoding: bytes[start..<separator], as: UTF8.self), radix: 36)
      {
        places[hash] = separator + 1..<end
      }
      start = end + 1
    }
    self.places = places
    self.text = bytes
    isComplete = false
  }

  private init(isComplete: Bool) {
    places = [:]
    text = []
    self.isComplete = isComplete
  }

  /// Has each message, whatever its key, for a pseudo-language that shows which texts are messages at all.
  package static let complete = Translations(isComplete: true)

  /// The forms of a message: that of the singular first, when it has more than one.
  subscript(key: String) -> [Substring]? {
    if isComplete { return Self.hasWord(key) ? [key[...]] : nil }
    guard !key.isEmpty, let place = places[Self.hash(key)] else { return nil }
    let forms = String(decoding: text[place], as: UTF8.self)
    let lines = forms.split(separator: "⏎", omittingEmptySubsequences: false)
    return (lines.count > 1 ? lines.joined(separator: "\n") : forms)
      .split(separator: "¦", omittingEmptySubsequences: false)
  }

  /// What only joins its arguments, or names its context, is no text of its own.
  private static func hasWord(_ key: String) -> Bool {
    let text = key.utf8.lastIndex(of: 4).map { key[key.utf8.index(after: $0)...] } ?? key[...]
    return text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  /// FNV-1a, of 32 bits. `make languages` makes sure that no two keys have the same.
  static func hash(_ key: String) -> UInt32 {
    key.utf8.reduce(2_166_136_261) { hash, byte in (hash ^ UInt32(byte)) &* 16_777_619 }
  }
}
