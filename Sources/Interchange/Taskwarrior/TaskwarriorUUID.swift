/// The UUID of a task in Taskwarrior, which accepts no other identity.
enum TaskwarriorUUID {
  /// A uid that is a UUID as it is; for another, one that is made of it, always the same.
  static func text(uid: String) -> String {
    if isUUID(uid) { return uid }
    // FNV-1a of 128 bits, in the form of RFC 9562 section 5.8.
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    for byte in uid.utf8 {
      hash = (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B
    }
    hash = hash & ~(0xF << 76) | 0x8 << 76
    hash = hash & ~(0x3 << 62) | 0x2 << 62
    let digits = Array(String(hash, radix: 16))
    let padded = Array(repeating: "0", count: 32 - digits.count) + digits
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(padded[$0]) }
      .joined(separator: "-")
  }

  private static func isUUID(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 36 else { return false }
    return bytes.indices.allSatisfy { index in
      switch index {
      case 8, 13, 18, 23: bytes[index] == UInt8(ascii: "-")
      default: Unicode.Scalar(bytes[index]).hexadecimalDigit != nil
      }
    }
  }
}
