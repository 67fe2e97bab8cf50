import Domain

extension JSONReader {
  /// The string whose opening quote was read.
  mutating func string() throws -> String {
    if let text = bytes.takeASCIIString() { return text }
    scratch.removeAll(keepingCapacity: true)
    while true {
      bytes.takePlainBytes(to: &scratch)
      switch try bytes.peek() {
      case UInt8(ascii: "\""):
        bytes.advance()
        // Most are ASCII, which needs no slow validation.
        if scratch.allSatisfy({ $0 < 0x80 }) { return String(decoding: scratch, as: UTF8.self) }
        if let text = String(validating: scratch, as: UTF8.self) { return text }
        try spare(
          Failure(
            .malformed, "The string that begins here is not valid UTF-8.", position: position))
        return String(decoding: scratch, as: UTF8.self)
      case UInt8(ascii: "\\"):
        let start = bytes.position
        bytes.advance()
        scratch.append(contentsOf: try escape(from: start).utf8)
      case nil:
        throw Failure(
          .malformed, "The text ends inside of a string.", position: bytes.position)
      case .some(let byte) where byte < 0x20:
        if allowsControlCharacters, byte != 0 {
          scratch.append(byte)
          bytes.advanceControlCharacter(byte)
          continue
        }
        try spare(unexpected("a character of the string, or an escape such as “\\n”,"))
        bytes.advanceControlCharacter(byte)
      default: continue  // the next chunk began
      }
    }
  }

  /// The character that an escape means, after its backslash.
  private mutating func escape(from start: TextPosition) throws -> Unicode.Scalar {
    guard let byte = try bytes.peek() else {
      throw Failure(.malformed, "The text ends inside of a string.", position: bytes.position)
    }
    let scalar: Unicode.Scalar
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scalar = Unicode.Scalar(byte)
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"):
      bytes.advance()
      return try unicodeEscape(from: start)
    default:
      try spare(unexpected("one of “\"\\/bfnrtu” after the backslash"))
      return Self.replacement
    }
    bytes.advance()
    return scalar
  }

  private mutating func unicodeEscape(from start: TextPosition) throws -> Unicode.Scalar {
    let first = try codeUnit()
    if first == 0 {
      try spare(
        Failure(
          .malformed, "“\\u0000” was found; no text may hold that character.", position: start))
      return Self.replacement
    }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), try bytes.take(UInt8(ascii: "\\")) else {
      try spare(loneSurrogate(start))
      return Self.replacement
    }
    guard try bytes.take(UInt8(ascii: "u")) else {
      try spare(loneSurrogate(start))
      return try escape(from: start)
    }
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else {
      try spare(loneSurrogate(start))
      return Self.replacement
    }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  /// In a string that is left out.
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  private mutating func codeUnit() throws -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = try bytes.peek(), let digit = Unicode.Scalar(byte).hexadecimalDigit else {
        throw try unexpected("a hexadecimal digit, of which “\\u” has four,")
      }
      unit = unit << 4 | digit
      bytes.advance()
    }
    return unit
  }

  private func loneSurrogate(_ start: TextPosition) -> Failure {
    Failure(
      .malformed, "The escape is half of a surrogate pair, and the other half does not follow.",
      position: start)
  }
}

extension Unicode.Scalar {
  var hexadecimalDigit: UInt16? {
    switch self {
    case "0"..."9": UInt16(value - 0x30)
    case "a"..."f": UInt16(value - 0x61 + 10)
    case "A"..."F": UInt16(value - 0x41 + 10)
    default: nil
    }
  }
}
