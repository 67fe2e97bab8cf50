@_spi(_Unicode) import Swift

/// The words of a text as the index of words has them: runs of letters and digits, without case and
/// accents, as the tokenizer `unicode61 remove_diacritics 2` of FTS5 makes them.
struct TextTokens {
  struct Word {
    /// Where it is in the text, in bytes.
    var source: Range<Int>
    /// Where its folded form is.
    fileprivate var folded: Range<Int>
  }

  private(set) var words: [Word] = []
  private var folded: [UInt8] = []

  init(_ text: String) {
    var text = text
    text.withUTF8 { read($0) }
  }

  init() {}

  /// The words as they are compared.
  var texts: [String] { words.map { String(decoding: folded[$0.folded], as: UTF8.self) } }

  /// A word as it is compared.
  func bytes(ofWord index: Int) -> ArraySlice<UInt8> { folded[words[index].folded] }

  /// Takes the words of another text; the memory is used again.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    words.removeAll(keepingCapacity: true)
    folded.removeAll(keepingCapacity: true)
    var position = 0
    var start: Int?
    var foldedStart = 0
    while position < text.count {
      let first = text[position]
      var length = 1
      let isPart: Bool
      if first < 0x80 {
        let lower = Self.isUpper(first) ? first | 0x20 : first
        isPart = Self.isLower(lower) || lower.isASCIIDigit
        if isPart {
          if start == nil { foldedStart = folded.count }
          folded.append(lower)
        }
      } else {
        let scalar: Unicode.Scalar?
        (scalar, length) = Self.decode(text, at: position)
        let isBase = scalar.map { Self.isLetterOrDigit($0) || Self.isUnknown($0) } ?? false
        isPart = isBase || (start != nil && (scalar.map(Self.isAccent) ?? false))
        if isPart, let scalar {
          if start == nil { foldedStart = folded.count }
          if let scalar = Self.fold(scalar) { folded.append(contentsOf: String(scalar).utf8) }
        }
      }
      if isPart {
        start = start ?? position
      } else if let begin = start {
        words.append(Word(source: begin..<position, folded: foldedStart..<folded.count))
        start = nil
      }
      position += length
    }
    if let begin = start {
      words.append(Word(source: begin..<position, folded: foldedStart..<folded.count))
    }
  }

  /// Whether the words of a phrase stand here, one after the other, from that word on.
  func have(_ phrase: TextTokens, at index: Int, isExact: Bool) -> Bool {
    guard phrase.words.count <= words.count - index else { return false }
    for (offset, word) in phrase.words.enumerated() {
      let wanted = phrase.folded[word.folded]
      let found = folded[words[index + offset].folded]
      let isPrefix = !isExact && offset == phrase.words.count - 1
      guard isPrefix ? found.starts(with: wanted) : found.elementsEqual(wanted) else {
        return false
      }
    }
    return true
  }

  static func hasWord(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: isLetterOrDigit)
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .privateUse:
      true
    default: false
    }
  }

  /// What came after the Unicode 6.1 of FTS5 is to it part of a word, whatever it is.
  private static func isUnknown(_ scalar: Unicode.Scalar) -> Bool {
    guard let age = scalar.properties.age else { return true }
    return (age.major, age.minor) > (6, 1)
  }

  /// The marks that do not end a word.
  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300..<0x320: 0x0802_9FDF & (1 << (scalar.value - 0x300)) != 0
    case 0x320..<0x332: 0x0003_61F8 & (1 << (scalar.value - 0x320)) != 0
    default: false
    }
  }

  /// Without case, and without the accents of a Latin letter; nil for an accent.
  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if isAccent(scalar) { return nil }
    let lower = lower(scalar)
    let parts = Array(String(lower)._nfd)
    if let base = parts.first, base.isASCII, parts.count > 1 { return self.lower(base) }
    return lower
  }

  private static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    // The letter without a dot is no i, though it has the same upper case.
    if scalar == "ı" || isUnknown(scalar) { return scalar }
    let upper = only(scalar.properties.uppercaseMapping) ?? scalar
    return only(upper.properties.lowercaseMapping) ?? scalar
  }

  private static func only(_ text: String) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }

  /// The scalar at a place, and its length in bytes; nil for invalid UTF-8.
  private static func decode(
    _ text: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> (Unicode.Scalar?, Int) {
    let first = text[position]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    guard length > 1, position + length <= text.count else { return (nil, 1) }
    var value = UInt32(first & (0xFF >> UInt8(length + 1)))
    for index in 1..<length {
      let byte = text[position + index]
      guard byte & 0xC0 == 0x80 else { return (nil, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value) else { return (nil, length) }
    return (scalar, length)
  }

  private static func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
