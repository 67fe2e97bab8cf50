extension String {
  /// How many columns of a terminal it takes.
  var displayWidth: Int {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// As much of it as fits, with an ellipsis for the rest.
  func truncated(to width: Int) -> String {
    guard displayWidth > width else { return self }
    var text = ""
    var used = 0
    for character in self {
      used += character.displayWidth
      if used > width - 1 { break }
      text.append(character)
    }
    return text + "…"
  }
}

extension Character {
  /// 2 for wide letters and emoji of however many parts, else 1 for each part that does not only mark
  /// its neighbour: terminals give a letter of India and its vowel sign a column each.
  fileprivate var displayWidth: Int {
    var width = 0
    for scalar in unicodeScalars {
      // The variation selector asks for the emoji form of a character, which is wide.
      if scalar == "\u{FE0F}" { return 2 }
      if scalar.takesNoColumn { continue }
      if scalar.isWide { return 2 }
      width += 1
    }
    return width
  }
}

extension Unicode.Scalar {
  fileprivate var takesNoColumn: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    // A soft hyphen is seen, and so are the signs of Arabic and its like that stand before numbers.
    case .format: value != 0xAD && !Self.signsBeforeNumbers.contains { $0.contains(value) }
    // The vowels and final consonants of a Korean syllable stand in its square.
    default: (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
    }
  }

  private static let signsBeforeNumbers: [ClosedRange<UInt32>] = [
    0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2,
    0x110BD...0x110BD, 0x110CD...0x110CD,
  ]

  /// East Asian wide and fullwidth characters, and those that are emoji by default.
  fileprivate var isWide: Bool {
    if value < 0x1100 { return false }
    if properties.isEmojiPresentation { return true }
    return Self.wideRanges.contains { $0.contains(value) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
