import TaskcoreSwift

/// A line of quick add made of words: what is quoted in them has no meaning there either.
struct QuickAddLine {
  let bytes: [UInt8]

  init(_ words: some Sequence<Word>) {
    bytes = Array(words.map(Self.written).joined(separator: " ".utf8))
  }

  private static func written(_ word: Word) -> [UInt8] {
    guard !word.quoted.isEmpty else { return word.bytes }
    // Only these marks may have a quoted value.
    let markCount = word.bareCount > 0 && word.bytes.first.map("#@>".utf8.contains) == true ? 1 : 0
    let value = word.bytes.dropFirst(markCount)
    guard !value.isEmpty else { return word.bytes }
    return Array(word.bytes[..<markCount]) + Array(value).inDoubleQuotes
  }
}

extension [UInt8] {
  /// The text as the library's languages quote it.
  var inDoubleQuotes: [UInt8] {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    return [quote] + flatMap { $0 == quote || $0 == backslash ? [backslash, $0] : [$0] } + [quote]
  }
}

extension QuickAddLine: UTF8Text {
  var utf8Bytes: [UInt8] { bytes }
}
