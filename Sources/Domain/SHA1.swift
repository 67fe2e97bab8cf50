/// The hash of FIPS 180-4 section 6.1, which UUIDs of version 5 are made with; it protects nothing.
enum SHA1 {
  static func digest(_ message: consuming [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    let padded = pad(consume message)
    var words = [UInt32](repeating: 0, count: 80)
    for start in stride(from: 0, to: padded.count, by: 64) {
      schedule(padded, from: start, in: &words)
      add(words, to: &state)
    }
    var digest: [UInt8] = []
    digest.reserveCapacity(20)
    for word in state {
      for shift in stride(from: UInt32(24), through: 0, by: -8) {
        digest.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    return digest
  }

  private static func pad(_ message: consuming [UInt8]) -> [UInt8] {
    let zeros = (119 - message.count % 64) % 64
    let bits = UInt64(message.count) &* 8
    var padded = consume message
    padded.append(0x80)
    for _ in 0..<zeros { padded.append(0) }
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    return padded
  }

  /// The 80 words that are made from a block of 64 bytes.
  private static func schedule(_ bytes: [UInt8], from start: Int, in words: inout [UInt32]) {
    for index in 0..<16 {
      let place = start + index * 4
      words[index] =
        UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16
        | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
    }
    for index in 16..<80 {
      words[index] = rotate(
        words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1)
    }
  }

  private static func add(_ words: [UInt32], to state: inout [UInt32]) {
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    func turn(_ word: UInt32, _ mixed: UInt32, _ constant: UInt32) {
      let sum = rotate(a, by: 5) &+ mixed &+ e &+ constant &+ word
      (a, b, c, d, e) = (sum, a, rotate(b, by: 30), c, d)
    }
    for word in words[0..<20] { turn(word, b & c | ~b & d, 0x5A82_7999) }
    for word in words[20..<40] { turn(word, b ^ c ^ d, 0x6ED9_EBA1) }
    for word in words[40..<60] { turn(word, b & c | b & d | c & d, 0x8F1B_BCDC) }
    for word in words[60..<80] { turn(word, b ^ c ^ d, 0xCA62_C1D6) }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
  }

  private static func rotate(_ word: UInt32, by count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
