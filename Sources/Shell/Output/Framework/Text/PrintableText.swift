extension String {
  /// Without characters that would command the terminal, turn the order of letters round or stay unseen
  /// where they should not: an escape is shown as `␛`, a right-to-left override as `<U+202E>`. Letters that
  /// are written from right to left, and emoji of several parts, stay as they are.
  var printable: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x09 }) { return self }
    let scalars = Array(unicodeScalars)
    let hasRightToLeft = scalars.contains(where: \.isRightToLeft)
    var text = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if let flag = scalars.flagTags(from: index) {
        text.append(contentsOf: scalars[flag])
        index = flag.upperBound
        continue
      }
      if scalar.isCommand {
        text.append(scalar.picture)
      } else if scalar.isHarmless || scalars.hasUse(at: index, hasRightToLeft)
        || scalar.isMarkOfPseudoLanguage
      {
        text.append(scalar)
      } else {
        text.append(contentsOf: scalar.escaped.unicodeScalars)
      }
      index += 1
    }
    return String(text)
  }
}

extension [Unicode.Scalar] {
  /// The tags that make a black flag that of a region, such as Scotland; nil where there is no such flag.
  fileprivate func flagTags(from index: Int) -> Range<Int>? {
    guard self[index] == "\u{1F3F4}" else { return nil }
    let end = self[(index + 1)...].prefix(7).firstIndex { !(0xE0061...0xE007A).contains($0.value) }
    guard let end, end > index + 1, self[end] == "\u{E007F}" else { return nil }
    return index..<(end + 1)
  }

  /// Whether a character that is not seen does what it is for between its neighbours.
  fileprivate func hasUse(at index: Int, _ hasRightToLeft: Bool) -> Bool {
    let before = index > 0 ? self[index - 1] : "\0"
    let after = index + 1 < count ? self[index + 1] : "\0"
    switch self[index].value {
    // The marks of direction.
    case 0x200E, 0x200F, 0x061C: return hasRightToLeft
    // The joiners of Persian and the scripts of India, and of emoji.
    case 0x200C, 0x200D: return before.isJoined && after.isJoined
    // Where lines may be broken, in scripts without spaces.
    case 0x200B: return before.value >= 0x0E00 && before.isHarmless && after.value >= 0x0E00
    // The forms of an emoji, of a digit in its key, and of other characters.
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF:
      return before.isHarmless
        && (before.value > 0x7F || "0123456789#*".unicodeScalars.contains(before))
    case 0x180B...0x180F: return (0x1800...0x18AF).contains(before.value) && before.isHarmless
    case 0x115F...0x1160:
      return (0x1100...0x11FF).contains(before.value) || (0x1100...0x11FF).contains(after.value)
    // A soft hyphen is seen.
    case 0x00AD: return true
    default: return false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it would do something to a terminal other than take columns of a line.
  fileprivate var isCommand: Bool {
    switch properties.generalCategory {
    case .control: self != "\t"
    case .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// The character that stands for a control character.
  fileprivate var picture: Unicode.Scalar {
    let picture = value < 0x20 ? 0x2400 + value : value == 0x7F ? 0x2421 : 0xFFFD
    return Unicode.Scalar(picture) ?? "\u{FFFD}"
  }

  /// Whether it is seen, and changes nothing around it.
  fileprivate var isHarmless: Bool {
    if value < 0x7F { return true }
    if properties.isDefaultIgnorableCodePoint { return false }
    switch properties.generalCategory {
    case .unassigned, .surrogate, .control, .lineSeparator, .paragraphSeparator: return false
    // The signs of Arabic that stand before numbers are seen.
    case .format: return !properties.isBidiControl && !(0xFFF9...0xFFFB).contains(value)
    default: return true
    }
  }

  /// Whether a joiner beside it does something.
  fileprivate var isJoined: Bool {
    value >= 0x0590 && (isHarmless || (0xFE0E...0xFE0F).contains(value))
      || properties.isEmoji && value > 0x7F
  }

  /// A letter of a script that is written from right to left.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x061B, 0x061D...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// `<U+202E>`
  fileprivate var escaped: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }
}

extension Unicode.Scalar {
  /// Whether it is around what is said in the language of tests that is written from the right to the left.
  fileprivate var isMarkOfPseudoLanguage: Bool {
    (value == 0x202E || value == 0x202C) && Speech.locale.language.isRightToLeft
  }
}
