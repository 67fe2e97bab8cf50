import Domain

/// Cuts a line of quick add into its parts.
struct QuickAddSplitter {
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let slash = UInt8(ascii: "/")
  /// What stands before an until and a section.
  private static let until = Array("until:".utf8)
  static let section = Array("section:".utf8)
  private static let colon = UInt8(ascii: ":")
  private static let tilde = UInt8(ascii: "~")
  /// What may be followed by a quoted text.
  private static let quotable = Array("#@>^".utf8)
  private static let escapable = Array("#@*!~>^\"\\".utf8)

  private let line: LineBytes
  private let dates: DateReader
  private let fields: [CustomField]
  private let sections: [ProjectSection]
  /// Whether no further quote closes, so that none has to be looked for.
  private var isPastLastQuote = false

  init(
    _ line: LineBytes, dates: DateReader, fields: [CustomField], sections: [ProjectSection]
  ) {
    self.line = line
    self.dates = dates
    self.fields = fields
    self.sections = sections
  }

  mutating func parts() -> [QuickAddPart] {
    var parts: [QuickAddPart] = []
    var position = line.skipSpace(from: 0)
    while position < line.count {
      let part = part(at: position)
      parts.append(part)
      position = line.skipSpace(from: part.range.upperBound)
    }
    return parts
  }

  private mutating func part(at start: Int) -> QuickAddPart {
    if let notes = notes(at: start) { return notes }
    if let part = quotedPart(at: start) { return part }
    if let part = until(at: start) ?? section(at: start) { return part }
    if let part = fieldValue(at: start) { return part }
    let range = start..<endOfPart(from: start)
    let argument =
      unescaped(start + 1..<range.upperBound) ?? line.text(start + 1..<range.upperBound)
    if let meaning = QuickAddPart.Meaning(line.byte(at: start), argument, dates: dates) {
      return QuickAddPart(meaning: meaning, range: range)
    }
    return QuickAddPart(meaning: unescaped(range).map { .literal($0) } ?? .word, range: range)
  }

  /// A duration may have several words: `~1h 30m`.
  private func endOfPart(from start: Int) -> Int {
    var end = line.endOfWord(from: start)
    guard line.byte(at: start) == Self.tilde else { return end }
    var text = line.text(start + 1..<end)
    while true {
      let next = line.skipSpace(from: end)
      let nextEnd = line.endOfWord(from: next)
      let word = line.text(next..<nextEnd).lowercased()
      guard let last = word.utf8.last, !last.isASCIIDigit,
        Duration.parts(of: word)?.allSatisfy({ $0.unit < .day }) == true,
        Duration.seconds(text.lowercased() + word) != nil
      else { return end }
      text += word
      end = nextEnd
    }
  }

  /// All that is left of the line behind `//`, if anything is.
  private func notes(at start: Int) -> QuickAddPart? {
    guard line.byte(at: start) == Self.slash, line.byte(at: start + 1) == Self.slash else {
      return nil
    }
    let first = line.skipSpace(from: start + 2)
    var end = start + 2
    var position = first
    while position < line.count {
      end = line.endOfWord(from: position)
      position = line.skipSpace(from: end)
    }
    if first >= end { return nil }
    return QuickAddPart(meaning: .notes(line.text(first..<end)), range: start..<end)
  }

  /// `until:friday`, or `until:"next friday"`.
  private mutating func until(at start: Int) -> QuickAddPart? {
    guard let (text, end) = value(of: Self.until, at: start) else { return nil }
    return dates.moment(text).map { QuickAddPart(meaning: .until($0), range: start..<end) }
  }

  /// `section:Beds`, or `section:"In work"`, with the name of a section that some project has.
  private mutating func section(at start: Int) -> QuickAddPart? {
    if sections.isEmpty { return nil }
    guard let (text, end) = value(of: Self.section, at: start) else { return nil }
    let key = NameKey(text)
    guard let known = sections.first(where: { NameKey($0.name) == key }) else { return nil }
    return QuickAddPart(meaning: .section(known.name), range: start..<end)
  }

  /// What stands behind a name with its colon, in any case.
  private mutating func value(of name: [UInt8], at start: Int) -> (text: String, end: Int)? {
    guard name.indices.allSatisfy({ line.byte(at: start + $0) | 0x20 == name[$0] | 0x20 }) else {
      return nil
    }
    return value(at: start + name.count)
  }

  /// `effort:3`, or `room:"Blue room"`, with the name of an own field.
  private mutating func fieldValue(at start: Int) -> QuickAddPart? {
    if fields.isEmpty { return nil }
    var colon = start
    while colon - start <= CustomField.maximumNameLength, Self.isNameByte(line.byte(at: colon)) {
      colon += 1
    }
    guard line.byte(at: colon) == Self.colon else { return nil }
    let name = line.text(start..<colon).lowercased()
    guard let field = fields.first(where: { $0.name == name }),
      let (text, end) = value(at: colon + 1), end > colon + 1,
      let change = FieldChange(field, written: text, dates: dates)
    else { return nil }
    return QuickAddPart(meaning: .fieldValue(change), range: start..<end)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// What stands behind a name and its colon, in quotes or not, and where it ends; nil for quotes
  /// that are not closed, or not the end of the word.
  private mutating func value(at open: Int) -> (text: String, end: Int)? {
    guard line.byte(at: open) == Self.quote else {
      let end = line.endOfWord(from: open)
      return (line.text(open..<end), end)
    }
    guard let close = closingQuote(after: open), line.endOfWord(from: close + 1) == close + 1
    else { return nil }
    return (plain(open + 1..<close), close + 1)
  }

  // MARK: - Quotes

  /// `"quoted"`, or `#"quoted"`; what stands behind the quotes up to white space belongs to it.
  private mutating func quotedPart(at start: Int) -> QuickAddPart? {
    let hasMark = Self.quotable.contains(line.byte(at: start))
    let open = hasMark ? start + 1 : start
    guard line.byte(at: open) == Self.quote else { return nil }
    guard let close = closingQuote(after: open) else {
      let range = start..<line.endOfWord(from: start)
      return hasMark ? QuickAddPart(meaning: .literal(plain(range)), range: range) : nil
    }
    let end = line.endOfWord(from: close + 1)
    let text = plain(open + 1..<close)
    if !hasMark {
      return QuickAddPart(meaning: .literal(text + plain(close + 1..<end)), range: start..<end)
    }
    if end == close + 1,
      let meaning = QuickAddPart.Meaning(line.byte(at: start), text, dates: dates)
    {
      return QuickAddPart(meaning: meaning, range: start..<end)
    }
    return QuickAddPart(meaning: .literal(line.text(start..<end)), range: start..<end)
  }

  private mutating func closingQuote(after open: Int) -> Int? {
    if isPastLastQuote { return nil }
    var position = open + 1
    while position < line.count, line.byte(at: position) != Self.quote {
      position += isEscape(position) ? 2 : 1
    }
    if position < line.count { return position }
    isPastLastQuote = true
    return nil
  }

  // MARK: - Escapes

  /// Whether the backslash there, if one is, takes the meaning from what follows it.
  private func isEscape(_ position: Int) -> Bool {
    guard line.byte(at: position) == Self.backslash else { return false }
    let next = line.byte(at: position + 1)
    return Self.escapable.contains(next)
      || (next == Self.slash && line.byte(at: position + 2) == Self.slash)
  }

  private func plain(_ range: Range<Int>) -> String {
    unescaped(range) ?? line.text(range)
  }

  /// The text without the backslashes that escape something; nil when there is none.
  private func unescaped(_ range: Range<Int>) -> String? {
    guard range.contains(where: isEscape) else { return nil }
    var bytes: [UInt8] = []
    var position = range.lowerBound
    while position < range.upperBound {
      if isEscape(position) { position += 1 }
      bytes.append(line.byte(at: position))
      position += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
