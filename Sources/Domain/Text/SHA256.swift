/// The hash of FIPS 180-4 section 6.2.
package enum SHA256 {
  package static func digest(_ message: consuming [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
      0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]
    let padded = pad(consume message)
    state.withUnsafeMutableBufferPointer { state in
      constants.withUnsafeBufferPointer { constants in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
          padded.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: 64) {
              schedule(bytes, from: start, in: words)
              add(words, constants, to: state)
            }
          }
        }
      }
    }
    return state.flatMap { withUnsafeBytes(of: $0.bigEndian) { Array($0) } }
  }

  private static func pad(_ message: consuming [UInt8]) -> [UInt8] {
    let zeros = (119 - message.count % 64) % 64
    let bits = UInt64(message.count) &* 8
    var padded = consume message
    padded.append(0x80)
    padded.append(contentsOf: repeatElement(0, count: zeros))
    withUnsafeBytes(of: bits.bigEndian) { padded.append(contentsOf: $0) }
    return padded
  }

  /// The 64 words that are made from a block of 64 bytes.
  private static func schedule(
    _ bytes: UnsafeRawBufferPointer, from start: Int, in words: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 0..<16 {
      let word = bytes.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self)
      words[index] = UInt32(bigEndian: word)
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      words[index] =
        words[index - 16] &+ words[index - 7]
        &+ (rotate(early, by: 7) ^ rotate(early, by: 18) ^ early &>> 3)
        &+ (rotate(late, by: 17) ^ rotate(late, by: 19) ^ late &>> 10)
    }
  }

  private static func add(
    _ words: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>,
    to state: UnsafeMutableBufferPointer<UInt32>
  ) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let first =
        h &+ (rotate(e, by: 6) ^ rotate(e, by: 11) ^ rotate(e, by: 25)) &+ (e & f ^ ~e & g)
        &+ constants[index] &+ words[index]
      let second =
        (rotate(a, by: 2) ^ rotate(a, by: 13) ^ rotate(a, by: 22)) &+ (a & b ^ a & c ^ b & c)
      h = g
      g = f
      f = e
      e = d &+ first
      d = c
      c = b
      b = a
      a = first &+ second
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  private static func rotate(_ word: UInt32, by count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 - count)
  }

  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]
}
