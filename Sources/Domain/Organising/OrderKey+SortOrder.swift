/// Positions as whole numbers for X-APPLE-SORT-ORDER: the whole number of the key, with two digits of its
/// fraction.
extension OrderKey {
  /// How many fractions of two digits there are.
  private static let fractionCount = digits.count * digits.count
  /// Whole numbers of more digits are beyond 32 bits, together with the fraction.
  private static let maximumDigitCount = 4

  /// The place that a number stands for; what has a smaller one comes before.
  package init(sortOrder: Int32) {
    let order = Int(sortOrder)
    let fraction = (order % Self.fractionCount + Self.fractionCount) % Self.fractionCount
    var bytes = Self.whole((order - fraction) / Self.fractionCount)
    if fraction > 0 { bytes.append(Self.digits[fraction / Self.digits.count]) }
    // A fraction does not end in 0.
    let last = fraction % Self.digits.count
    if last > 0 { bytes.append(Self.digits[last]) }
    self.init(unchecked: String(decoding: bytes, as: UTF8.self))
  }

  /// The number that stands for the place, the same for those that differ only after two digits of
  /// their fractions; nil for one beyond 32 bits.
  package var sortOrder: Int32? {
    let (whole, fraction) = Self.split(Array(text.utf8))
    guard let number = Self.number(of: whole) else { return nil }
    let values = fraction.prefix(2).map { Self.position(of: $0) ?? 0 } + [0, 0]
    return Int32(exactly: number * Self.fractionCount + values[0] * Self.digits.count + values[1])
  }

  /// A letter that says how many digits come, and these: `a0` is 0, `b00` is 62, and `Zz` is -1.
  private static func whole(_ number: Int) -> [UInt8] {
    var rest = number < 0 ? -number - 1 : number
    var count = 1
    var capacity = digits.count
    while rest >= capacity {
      rest -= capacity
      count += 1
      capacity *= digits.count
    }
    if number < 0 { rest = capacity - 1 - rest }
    var bytes: [UInt8] = []
    for _ in 0..<count {
      bytes.insert(digits[rest % digits.count], at: 0)
      rest /= digits.count
    }
    let steps = UInt8(truncatingIfNeeded: count - 1)
    let head = number < 0 ? UInt8(ascii: "Z") &- steps : UInt8(ascii: "a") &+ steps
    return [head] + bytes
  }

  private static func number(of whole: [UInt8]) -> Int? {
    guard let head = whole.first, (1...maximumDigitCount).contains(whole.count - 1) else {
      return nil
    }
    var value = 0
    var capacity = 1
    var shorter = 0
    for digit in whole.dropFirst() {
      value = value * digits.count + (position(of: digit) ?? 0)
      capacity *= digits.count
      shorter += capacity
    }
    shorter -= capacity
    return head >= UInt8(ascii: "a") ? shorter + value : -(shorter + capacity - 1 - value) - 1
  }
}
