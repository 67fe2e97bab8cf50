/// Quotes, and backslashes before special characters.
extension QuickAddSplitter {
  static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let escapable = Array("#@*!~>^+-\"".utf8)

  /// `"quoted"`; what stands behind the quotes up to white space belongs to it.
  mutating func quotedText(at start: Int) -> QuickAddPart? {
    guard line.byte(at: start) == Self.quote else { return nil }
    guard let close = closingQuote(after: start) else { return nil }
    let end = line.endOfWord(from: close + 1)
    let text = quoted(start + 1..<close) + plain(close + 1..<end)
    return QuickAddPart(meaning: .literal(text), range: start..<end)
  }

  mutating func closingQuote(after open: Int) -> Int? {
    if isPastLastQuote { return nil }
    var position = open + 1
    while position < line.count, line.byte(at: position) != Self.quote {
      position += isEscape(position, inQuotes: true) ? 2 : 1
    }
    if position < line.count { return position }
    isPastLastQuote = true
    return nil
  }

  /// Whether the backslash there, if one is, takes the meaning from what follows it. Before a letter or a
  /// figure none does, so that `C:\temp` is what it is, and two of them are one only in quotes and where
  /// no name follows, so that `\\server` is, too.
  private func isEscape(_ position: Int, inQuotes: Bool) -> Bool {
    guard line.byte(at: position) == Self.backslash else { return false }
    let next = line.byte(at: position + 1)
    if next == Self.backslash {
      let after = line.byte(at: position + 2)
      return inQuotes || !(Self.isLetter(after) || after.isASCIIDigit || after >= 0x80)
    }
    return Self.escapable.contains(next)
      || (next == UInt8(ascii: "/") && line.byte(at: position + 2) == UInt8(ascii: "/"))
  }

  func plain(_ range: Range<Int>) -> String {
    unescaped(range) ?? line.text(range)
  }

  func quoted(_ range: Range<Int>) -> String {
    unescaped(range, inQuotes: true) ?? line.text(range)
  }

  /// The text without the backslashes that escape something; nil when there is none.
  func unescaped(_ range: Range<Int>, inQuotes: Bool = false) -> String? {
    guard range.contains(where: { isEscape($0, inQuotes: inQuotes) }) else { return nil }
    var bytes: [UInt8] = []
    var position = range.lowerBound
    while position < range.upperBound {
      if isEscape(position, inQuotes: inQuotes), position + 1 < range.upperBound { position += 1 }
      bytes.append(line.byte(at: position))
      position += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
