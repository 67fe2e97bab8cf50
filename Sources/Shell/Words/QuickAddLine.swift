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
    let quote = UInt8(ascii: "\"")
    let escaped = value.flatMap { byte in
      byte == quote || byte == UInt8(ascii: "\\") ? [UInt8(ascii: "\\"), byte] : [byte]
    }
    return Array(word.bytes[..<markCount]) + [quote] + escaped + [quote]
  }
}
