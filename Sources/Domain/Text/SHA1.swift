/// The hash of FIPS 180-4 section 6.1, which UUIDs of version 5 are made with; it protects nothing.
enum SHA1 {
  static func digest(_ message: consuming [UInt8]) -> [UInt8] {
    var state: State = (0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0)
    let padded = pad(consume message)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
      padded.withUnsafeBytes { bytes in
        for start in stride(from: 0, to: bytes.count, by: 64) {
          schedule(bytes, from: start, in: words)
          add(words, to: &state)
        }
      }
    }
    var digest: [UInt8] = []
    digest.reserveCapacity(20)
    for word in [state.0, state.1, state.2, state.3, state.4] {
      withUnsafeBytes(of: word.bigEndian) { digest.append(contentsOf: $0) }
    }
    return digest
  }

  private typealias State = (UInt32, UInt32, UInt32, UInt32, UInt32)

  private static func pad(_ message: consuming [UInt8]) -> [UInt8] {
    let zeros = (119 - message.count % 64) % 64
    let bits = UInt64(message.count) &* 8
    var padded = consume message
    padded.append(0x80)
    padded.append(contentsOf: repeatElement(0, count: zeros))
    withUnsafeBytes(of: bits.bigEndian) { padded.append(contentsOf: $0) }
    return padded
  }

  /// The 80 words that are made from a block of 64 bytes.
  private static func schedule(
    _ bytes: UnsafeRawBufferPointer, from start: Int, in words: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 0..<16 {
      let word = bytes.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self)
      words[index] = UInt32(bigEndian: word)
    }
    for index in 16..<80 {
      words[index] = rotate(
        words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1)
    }
  }

  private static func add(_ words: UnsafeMutableBufferPointer<UInt32>, to state: inout State) {
    var (a, b, c, d, e) = state
    func turn(_ word: UInt32, _ mixed: UInt32, _ constant: UInt32) {
      let sum = rotate(a, by: 5) &+ mixed &+ e &+ constant &+ word
      (a, b, c, d, e) = (sum, a, rotate(b, by: 30), c, d)
    }
    for word in words[0..<20] { turn(word, b & c | ~b & d, 0x5A82_7999) }
    for word in words[20..<40] { turn(word, b ^ c ^ d, 0x6ED9_EBA1) }
    for word in words[40..<60] { turn(word, b & c | b & d | c & d, 0x8F1B_BCDC) }
    for word in words[60..<80] { turn(word, b ^ c ^ d, 0xCA62_C1D6) }
    state.0 &+= a
    state.1 &+= b
    state.2 &+= c
    state.3 &+= d
    state.4 &+= e
  }

  private static func rotate(_ word: UInt32, by count: UInt32) -> UInt32 {
    word &<< count | word &>> (32 - count)
  }
}
