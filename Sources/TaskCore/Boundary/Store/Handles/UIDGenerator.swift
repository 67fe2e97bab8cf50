import Domain
import Platform

/// Makes uids that sort by when they were made: UUIDs of version 7.
///
/// RFC 9562, section 5.7, and section 6.2, method 2: within one millisecond, and when the clock
/// goes back, the random part is that of the last one plus a random step.
final class UIDGenerator {
  private var lastMilliseconds: UInt64 = 0
  /// The 74 random bits: 12 and 62.
  private var high: UInt64 = 0
  private var low: UInt64 = 0
  private var random = SystemRandomNumberGenerator()
  /// Steps that were drawn ahead: to ask the system for one takes longer than all else that a uid needs.
  private var steps: [UInt32] = []

  func next(at now: Instant) -> String {
    let milliseconds = UInt64(min(max(now.milliseconds, 0), 1 << 48 - 1))
    if milliseconds > lastMilliseconds {
      lastMilliseconds = milliseconds
      // The upper half is left for counting up.
      high = random.next(upperBound: 1 << 11)
      low = random.next(upperBound: 1 << 62)
    } else {
      low += UInt64(nextStep()) + 1
      if low >= 1 << 62 {
        low &= 1 << 62 - 1
        high += 1
      }
      if high >= 1 << 12 {
        high = 0
        lastMilliseconds += 1
      }
    }
    return Self.text(
      lastMilliseconds << 16 | 0x7000 | high, low | 1 << 63)
  }

  /// Goes on from a uid that was made before, by another process for example, so that those of one millisecond and a
  /// clock that stands or goes back stay in their order. One of another form, or of more than a day ahead, means nothing.
  func goOn(from uid: String, at now: Instant) {
    let digits = uid.utf8.filter { $0 != UInt8(ascii: "-") }
    guard uid.utf8.count == 36, digits.count == 32,
      let first = UInt64(String(decoding: digits[..<16], as: UTF8.self), radix: 16),
      let second = UInt64(String(decoding: digits[16...], as: UTF8.self), radix: 16),
      first >> 12 & 0xF == 7, second >> 62 == 2
    else { return }
    let milliseconds = first >> 16
    guard milliseconds >= lastMilliseconds,
      Int64(milliseconds) <= max(now.milliseconds, 0) + 86_400_000
    else { return }
    let (newHigh, newLow) = (first & 0xFFF, second & (1 << 62 - 1))
    if milliseconds == lastMilliseconds, (newHigh, newLow) < (high, low) { return }
    (lastMilliseconds, high, low) = (milliseconds, newHigh, newLow)
  }

  private func nextStep() -> UInt32 {
    if steps.isEmpty {
      steps = Array(repeating: 0, count: 64)
      steps.withUnsafeMutableBytes { SystemRandom.fill($0) }
    }
    return steps.removeLast()
  }

  /// `018f3c6e-7a1b-7c3d-8e4f-5a6b7c8d9e0f`
  private static func text(_ first: UInt64, _ second: UInt64) -> String {
    String(unsafeUninitializedCapacity: 36) { bytes in
      var position = 0
      for (half, word) in [first, second].enumerated() {
        for digit in 0..<16 {
          if (half == 0 && (digit == 8 || digit == 12)) || (half == 1 && (digit == 0 || digit == 4))
          {
            bytes[position] = UInt8(ascii: "-")
            position += 1
          }
          let value = UInt8(truncatingIfNeeded: word >> UInt64(60 - 4 * digit)) & 0xF
          bytes[position] = value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
          position += 1
        }
      }
      return position
    }
  }
}
