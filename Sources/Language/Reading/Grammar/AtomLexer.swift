import Domain

/// Splits parts of a line into atoms.
struct AtomLexer {
  /// No word of a date has more bytes.
  private static let longestWord = 40
  private static let longestNumber = 9

  private let bytes: [UInt8]
  private(set) var atoms: [Atom] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The atoms of a text that is cut at its blanks.
  static func atoms(of text: String) -> [Atom] {
    let line = LineBytes(text)
    var lexer = AtomLexer(line.bytes)
    var part = 0
    var position = line.skipSpace(from: 0)
    while position < line.count {
      let end = line.endOfWord(from: position)
      lexer.add(position..<end, part: part)
      part += 1
      position = line.skipSpace(from: end)
    }
    return lexer.atoms
  }

  /// A part that no date is made of.
  mutating func add(apart range: Range<Int>, part: Int, isMark: Bool) {
    atoms.append(
      Atom(kind: isMark ? .mark : .other, range: range, part: part, isGlued: false))
  }

  mutating func add(_ range: Range<Int>, part: Int) {
    var position = range.lowerBound
    while position < range.upperBound {
      let start = position
      var atom = Atom(
        kind: .other, range: start..<start, part: part, isGlued: start > range.lowerBound)
      let (scalar, length) = scalar(at: position, before: range.upperBound)
      if Self.isFigure(scalar) {
        position = end(from: position, before: range.upperBound, where: Self.isFigure)
        atom.kind = number(start..<position)
      } else if Self.isLetter(scalar) {
        position = end(from: position, before: range.upperBound, where: Self.isLetter)
        (atom.kind, atom.isCapitals) = word(start..<position)
        atom.hasAccents = bytes[start..<position].contains { $0 > 0xC2 }
      } else {
        position += length
        if let sign = Self.plain(scalar) { atom.kind = .sign(sign) }
      }
      atom.range = start..<position
      atoms.append(atom)
    }
  }

  private func end(
    from start: Int, before end: Int, where isIncluded: (Unicode.Scalar) -> Bool
  ) -> Int {
    var position = start
    while position < end {
      let (scalar, length) = scalar(at: position, before: end)
      guard isIncluded(scalar) else { break }
      position += length
    }
    return position
  }

  // MARK: - Kinds

  private func number(_ range: Range<Int>) -> Atom.Kind {
    guard range.count <= Self.longestNumber else { return .other }
    let value = bytes[range].reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    return .number(value, width: range.count)
  }

  private func word(_ range: Range<Int>) -> (kind: Atom.Kind, isCapitals: Bool) {
    guard range.count <= Self.longestWord else { return (.other, false) }
    let slice = bytes[range]
    let text = String(decoding: slice, as: UTF8.self)
    return (.word(Self.folded(text)), slice.allSatisfy(\.isASCIICapital))
  }

  /// Without case and accents; the ordinal signs of Romance languages are the letters that they show.
  static func folded(_ text: String) -> String {
    let key = NameKey(text).text
    guard key.utf8.contains(0xC2) else { return key }
    return String(
      String.UnicodeScalarView(
        key.unicodeScalars.map { $0 == "º" ? "o" : $0 == "ª" ? "a" : $0 }))
  }

  // MARK: - Characters

  private static func isFigure(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
    }
    return scalar.properties.isAlphabetic || (0x300..<0x370).contains(scalar.value)
  }

  /// The ASCII character that a sign is, or stands for.
  private static func plain(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "’", "‘", "ʼ", "´": UInt8(ascii: "'")
    case "‐", "‑", "‒", "–", "—", "−": UInt8(ascii: "-")
    case "…": UInt8(ascii: ".")
    default: scalar.isASCII ? UInt8(truncatingIfNeeded: scalar.value) : nil
    }
  }

  /// The character at a position, and how many bytes it has; of broken UTF-8, a byte that means nothing.
  private func scalar(at position: Int, before end: Int) -> (Unicode.Scalar, Int) {
    let first = bytes[position]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    guard length > 1, position + length <= end else { return ("\u{FFFD}", 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in bytes[(position + 1)..<(position + length)] {
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
