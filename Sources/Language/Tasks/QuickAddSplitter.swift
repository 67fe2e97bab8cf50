import Domain

/// Splits a line of quick add into its parts.
struct QuickAddSplitter {
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  static let section = Array("section:".utf8)
  private static let colon = UInt8(ascii: ":")
  /// What may stand behind a mark without being a part of it.
  private static let punctuation = Array(".,;:!?)".utf8)
  /// How many words a date without quotes has at most behind the first one.
  private static let mostWords = 8

  let line: LineBytes
  private let dates: DateReader
  private let fields: [CustomField]
  private let sections: [ProjectSection]
  /// Whether the line says changes, which can also take something away.
  private let isEditing: Bool
  /// Whether no further quote closes, so that none has to be looked for.
  var isPastLastQuote = false

  init(
    _ line: LineBytes, dates: DateReader, fields: [CustomField], sections: [ProjectSection],
    isEditing: Bool
  ) {
    self.line = line
    self.dates = dates
    self.fields = fields
    self.sections = sections
    self.isEditing = isEditing
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
    if let part = notes(at: start) ?? star(at: start) { return part }
    if let part = quotedText(at: start) { return part }
    if let mark = mark(at: start), let part = value(of: mark, at: start) { return part }
    if let part = fieldValue(at: start) { return part }
    let range = start..<line.endOfWord(from: start)
    return QuickAddPart(meaning: unescaped(range).map { .literal($0) } ?? .word, range: range)
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

  /// `*`, and `-*` in changes; each stands alone.
  private func star(at start: Int) -> QuickAddPart? {
    let isLost = isEditing && line.byte(at: start) == UInt8(ascii: "-")
    let position = isLost ? start + 1 : start
    guard line.byte(at: position) == Self.star, line.endOfWord(from: position) == position + 1
    else { return nil }
    return QuickAddPart(meaning: .favourite(!isLost), range: start..<position + 1)
  }

  // MARK: - Marks

  /// A mark, and the start of its value.
  private struct Found {
    var mark: QuickAddMark
    var open: Int
    var isNamed: Bool
  }

  private func mark(at start: Int) -> Found? {
    guard let mark = QuickAddMark.signs[line.byte(at: start)] else { return namedMark(at: start) }
    var open = start + 1
    if line.byte(at: start) == UInt8(ascii: "+") || mark == .lostTag {
      if mark == .lostTag, !isEditing { return nil }
      if line.byte(at: open) == UInt8(ascii: "@") { open += 1 }
      let first = line.byte(at: open)
      guard Self.isLetter(first) || first >= 0x80 || first == Self.quote else { return nil }
    }
    return Found(mark: mark, open: open, isNamed: false)
  }

  /// `due:`, or another name with its colon, in any case.
  private func namedMark(at start: Int) -> Found? {
    var colon = start
    while colon - start < QuickAddMark.longestName, Self.isLetter(line.byte(at: colon)) {
      colon += 1
    }
    guard line.byte(at: colon) == Self.colon,
      let mark = QuickAddMark.names[line.text(start..<colon).lowercased()],
      mark != .title || isEditing
    else { return nil }
    return Found(mark: mark, open: colon + 1, isNamed: true)
  }

  /// A mark with its value; a literal part for a value that makes no sense, and nil where none was meant.
  private mutating func value(of found: Found, at start: Int) -> QuickAddPart? {
    if line.byte(at: found.open) == Self.quote { return quotedValue(of: found, at: start) }
    if let part = longValue(of: found, at: start) { return part }
    let end = line.endOfWord(from: start)
    let bare = endWithoutPunctuation(found.open..<end)
    for valueEnd in found.mark.mayEndWithPoint && bare < end ? [end, bare] : [bare] {
      let text = plain(found.open..<valueEnd)
      if let meaning = meaning(found.mark, text) {
        return QuickAddPart(meaning: meaning, range: start..<end, end: valueEnd)
      }
    }
    guard found.mark.looksMeant(line.text(found.open..<bare), isNamed: found.isNamed) else {
      return nil
    }
    return QuickAddPart(
      meaning: .literal(plain(start..<end)), range: start..<end,
      fault: found.mark == .section ? .section : .value)
  }

  /// A value of several words without quotes: `due:next friday`, `~1h 30m`.
  private func longValue(of found: Found, at start: Int) -> QuickAddPart? {
    guard found.mark.goesOn else { return nil }
    if found.mark == .estimate { return longEstimate(of: found, at: start) }
    var ends: [Int] = []
    var position = line.skipSpace(from: line.endOfWord(from: start))
    while position < line.count, ends.count < Self.mostWords, !beginsMark(position) {
      let end = line.endOfWord(from: position)
      position = line.skipSpace(from: end)
      // A number alone is an hour only where nothing follows that it could count.
      let isNumber = line.byte(at: end - 1).isASCIIDigit && isFigures(before: end)
      ends.append(isNumber && position < line.count && !beginsMark(position) ? -end : end)
    }
    for end in ends.reversed() where end > 0 {
      let bare = endWithoutPunctuation(found.open..<end)
      for valueEnd in bare < end ? [end, bare] : [end] {
        if let meaning = meaning(found.mark, line.text(found.open..<valueEnd)) {
          return QuickAddPart(meaning: meaning, range: start..<end, end: valueEnd)
        }
      }
    }
    return nil
  }

  private func isFigures(before end: Int) -> Bool {
    var position = end
    while position > 0, line.byte(at: position - 1).isASCIIDigit { position -= 1 }
    return position == 0 || line.byte(at: position - 1) <= 0x20
  }

  private func beginsMark(_ position: Int) -> Bool {
    if line.byte(at: position) == Self.star { return true }
    if line.byte(at: position) == Self.slash { return line.byte(at: position + 1) == Self.slash }
    return line.byte(at: position) == Self.quote || mark(at: position) != nil
  }

  private func longEstimate(of found: Found, at start: Int) -> QuickAddPart? {
    let first = line.endOfWord(from: start)
    var end = first
    var text = line.text(found.open..<end)
    while true {
      let next = line.skipSpace(from: end)
      let nextEnd = line.endOfWord(from: next)
      let bare = endWithoutPunctuation(next..<nextEnd)
      let word = line.text(next..<bare).lowercased()
      guard let last = word.utf8.last, !last.isASCIIDigit,
        Duration.parts(of: word)?.allSatisfy({ $0.unit < .day }) == true,
        let seconds = QuickAddPart.Meaning.duration(text + word),
        Task.estimatedDurations.contains(seconds)
      else { break }
      text += word
      end = nextEnd
      if bare < nextEnd { break }
    }
    guard end > first, let meaning = meaning(.estimate, text) else { return nil }
    return QuickAddPart(
      meaning: meaning, range: start..<end, end: endWithoutPunctuation(start..<end))
  }

  private mutating func quotedValue(of found: Found, at start: Int) -> QuickAddPart {
    guard let close = closingQuote(after: found.open) else {
      let range = start..<line.endOfWord(from: start)
      return QuickAddPart(meaning: .literal(plain(range)), range: range, fault: .quote)
    }
    let end = line.endOfWord(from: close + 1)
    let text = quoted(found.open + 1..<close)
    if endWithoutPunctuation(close + 1..<end) == close + 1, let meaning = meaning(found.mark, text)
    {
      return QuickAddPart(meaning: meaning, range: start..<end, end: close + 1)
    }
    let isBlank = text.unicodeScalars.allSatisfy(TextRule.isSpace)
    return QuickAddPart(
      meaning: .literal(line.text(start..<end)), range: start..<end,
      fault: isBlank ? nil : found.mark == .section ? .section : .value)
  }

  private func meaning(_ mark: QuickAddMark, _ text: String) -> QuickAddPart.Meaning? {
    QuickAddPart.Meaning(mark, text, dates: dates, sections: sections)
  }

  /// Where a value ends, behind which only punctuation stands; a bracket that it opens belongs to it.
  private func endWithoutPunctuation(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, Self.punctuation.contains(line.byte(at: end - 1)) {
      if line.byte(at: end - 1) == UInt8(ascii: ")"),
        line.bytes[range.lowerBound..<end].contains(UInt8(ascii: "("))
      {
        break
      }
      end -= 1
    }
    return end
  }

  // MARK: - Own fields

  /// `effort:3`, or `room:"Blue room"`, with the name of an own field.
  private mutating func fieldValue(at start: Int) -> QuickAddPart? {
    if fields.isEmpty { return nil }
    var colon = start
    while colon - start <= CustomField.maximumNameLength, Self.isNameByte(line.byte(at: colon)) {
      colon += 1
    }
    guard line.byte(at: colon) == Self.colon else { return nil }
    let name = line.text(start..<colon).lowercased()
    guard let field = fields.first(where: { $0.name == name }) else { return nil }
    let open = colon + 1
    var ends: [(value: Range<Int>, end: Int)] = []
    if line.byte(at: open) == Self.quote {
      guard let close = closingQuote(after: open) else { return nil }
      let end = line.endOfWord(from: close + 1)
      guard endWithoutPunctuation(close + 1..<end) == close + 1 else { return nil }
      let change = FieldChange(field, written: quoted(open + 1..<close), dates: dates)
      return change.map {
        QuickAddPart(meaning: .fieldValue($0), range: start..<end, end: close + 1)
      }
        ?? QuickAddPart(
          meaning: .literal(line.text(start..<end)), range: start..<end, fault: .value)
    }
    let end = line.endOfWord(from: open)
    let bare = endWithoutPunctuation(open..<end)
    if bare < end { ends.append((open..<bare, end)) }
    ends.append((open..<end, end))
    for (value, end) in ends where !value.isEmpty {
      if let change = FieldChange(field, written: line.text(value), dates: dates) {
        return QuickAddPart(
          meaning: .fieldValue(change), range: start..<end, end: value.upperBound)
      }
    }
    if open == end { return nil }
    return QuickAddPart(
      meaning: .literal(plain(start..<end)), range: start..<end, fault: .value)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || byte == UInt8(ascii: "_") || isLetter(byte)
  }
}
