extension JSONReader {
  /// The number that begins here, as it is written: `-1.50e+3`.
  mutating func number() throws -> String {
    scratch.removeAll(keepingCapacity: true)
    _ = try takeByte(UInt8(ascii: "-"))
    if try !takeByte(UInt8(ascii: "0")) { try takeDigits() }
    if try takeByte(UInt8(ascii: ".")) { try takeDigits() }
    if try takeByte(UInt8(ascii: "e")) || takeByte(UInt8(ascii: "E")) {
      if try !takeByte(UInt8(ascii: "-")) { _ = try takeByte(UInt8(ascii: "+")) }
      try takeDigits()
    }
    return String(decoding: scratch, as: UTF8.self)
  }

  private mutating func takeByte(_ byte: UInt8) throws -> Bool {
    guard try bytes.take(byte) else { return false }
    scratch.append(byte)
    return true
  }

  private mutating func takeDigits() throws {
    var isFirst = true
    while let byte = try bytes.peek(), byte.isASCIIDigit {
      scratch.append(byte)
      bytes.advance()
      isFirst = false
    }
    if isFirst { throw try unexpected("a digit of the number") }
  }
}
