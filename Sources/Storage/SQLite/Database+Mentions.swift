import CSQLite
import Domain

extension Database {
  /// `taskcore_mentions(text, key)`: whether a text has another one in it, given as the text of its
  /// ``NameKey``; case and accents do not count.
  func defineMentions() throws {
    try define("taskcore_mentions", argumentCount: 2, context: nil) { context, _, arguments in
      guard let text = bytes(arguments?[0]), let key = bytes(arguments?[1]) else { return }
      sqlite3_result_int(context, Mention.isIn(text, key) ? 1 : 0)
    }
  }
}

/// Nil for NULL.
private func bytes(_ value: OpaquePointer?) -> UnsafeBufferPointer<UInt8>? {
  guard let text = sqlite3_value_text(value) else { return nil }
  return UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(value)))
}

/// A substring search that ignores case and accents.
enum Mention {
  /// The one that is looked for is that of its ``NameKey``.
  static func isIn(
    _ text: UnsafeBufferPointer<UInt8>, _ key: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    // Most texts are ASCII, of which the key is what is lower case of it.
    if text.allSatisfy({ $0 < 0x80 }) { return has(text, key) { $0 | isUpper($0) } }
    var folded = NameKey(String(decoding: text, as: UTF8.self)).text
    return folded.withUTF8 { has($0, key) { $0 } }
  }

  private static func isUpper(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? 0x20 : 0
  }

  private static func has(
    _ text: UnsafeBufferPointer<UInt8>, _ key: UnsafeBufferPointer<UInt8>,
    folding fold: (UInt8) -> UInt8
  ) -> Bool {
    guard let first = key.first else { return true }
    var start = 0
    while start + key.count <= text.count {
      if fold(text[start]) == first,
        (1..<key.count).allSatisfy({ fold(text[start + $0]) == key[$0] })
      {
        return true
      }
      start += 1
    }
    return false
  }
}
