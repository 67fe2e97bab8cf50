/// A place in the manual order: keys compare as their bytes do, and between any two there is room.
///
///     let between = OrderKey.between(first, second)
package struct OrderKey: Hashable, Comparable, Sendable {
  package let text: String

  /// - Throws: `invalid` for what ``between(_:_:)`` would never give.
  package init(_ text: String) throws {
    guard Self.isKey(text) else {
      throw Failure(
        .invalid, "“\(text.prefix(40))” is no place in the manual order.", field: "position")
    }
    self.text = text
  }

  init(unchecked text: String) {
    self.text = text
  }

  package static func < (left: OrderKey, right: OrderKey) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

// The scheme is that of David Greenspan, "Implementing Fractional Indexing": a whole number, whose
// first letter says how many digits it has, and then a fraction that does not end in 0. So adding at
// either end makes keys longer only with the logarithm of their number.
extension OrderKey {
  private typealias Digits = ArraySlice<UInt8>

  static let digits = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
  private static let zero = UInt8(ascii: "0")
  /// The smallest whole number.
  private static let smallest = [UInt8(ascii: "A")] + Array(repeating: zero, count: 26)

  package static let first = OrderKey(unchecked: "a0")

  /// A key between two others; nil stands for the beginning or the end of the order.
  ///
  /// - Returns: nil when the first is not before the second.
  package static func between(_ lower: OrderKey?, _ upper: OrderKey?) -> OrderKey? {
    if let lower, let upper, lower >= upper { return nil }
    let low = lower.map { split(Array($0.text.utf8)) }
    let high = upper.map { split(Array($0.text.utf8)) }
    let bytes: [UInt8]
    switch (low, high) {
    case (nil, nil): return first
    case (nil, let high?): bytes = before(high)
    case (let low?, nil):
      bytes = following(low.whole) ?? low.whole + midpoint(low.fraction[...], nil)
    case (let low?, let high?): bytes = between(low, high)
    }
    return OrderKey(unchecked: String(decoding: bytes, as: UTF8.self))
  }

  /// So many keys between two others, as short as they can be, in their order.
  ///
  /// - Returns: none when the first is not before the second.
  package static func spread(
    _ count: Int, between lower: OrderKey?, and upper: OrderKey?
  ) -> [OrderKey] {
    guard count > 0, let middle = between(lower, upper) else { return [] }
    let before = spread((count - 1) / 2, between: lower, and: middle)
    let after = spread(count - 1 - before.count, between: middle, and: upper)
    return before + [middle] + after
  }

  private static func isKey(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let head = bytes.first, let length = wholeLength(head), bytes.count >= length,
      bytes.dropFirst().allSatisfy({ position(of: $0) != nil }), bytes != smallest
    else { return false }
    return bytes.count == length || bytes.last != zero
  }

  static func split(_ bytes: [UInt8]) -> (whole: [UInt8], fraction: [UInt8]) {
    let length = bytes.first.flatMap(wholeLength) ?? 0
    return (Array(bytes.prefix(length)), Array(bytes.dropFirst(length)))
  }

  private static func before(_ high: (whole: [UInt8], fraction: [UInt8])) -> [UInt8] {
    if high.whole == smallest { return high.whole + midpoint([], high.fraction[...]) }
    if !high.fraction.isEmpty { return high.whole }
    return preceding(high.whole) ?? high.whole
  }

  private static func between(
    _ low: (whole: [UInt8], fraction: [UInt8]), _ high: (whole: [UInt8], fraction: [UInt8])
  ) -> [UInt8] {
    if low.whole == high.whole {
      return low.whole + midpoint(low.fraction[...], high.fraction[...])
    }
    if let next = following(low.whole),
      next.lexicographicallyPrecedes(high.whole + high.fraction)
    {
      return next
    }
    return low.whole + midpoint(low.fraction[...], nil)
  }

  /// With its head, how many digits a whole number has; nil for anything but a head.
  private static func wholeLength(_ head: UInt8) -> Int? {
    switch head {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(head - UInt8(ascii: "a")) + 2
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(UInt8(ascii: "Z") - head) + 2
    default: nil
    }
  }

  static func position(of digit: UInt8) -> Int? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit - UInt8(ascii: "A")) + 10
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit - UInt8(ascii: "a")) + 36
    default: nil
    }
  }

  /// The next whole number; nil after the last.
  private static func following(_ whole: [UInt8]) -> [UInt8]? {
    var number = whole
    for index in number.indices.dropFirst().reversed() {
      let value = (position(of: number[index]) ?? 0) + 1
      if value < digits.count {
        number[index] = digits[value]
        return number
      }
      number[index] = zero
    }
    switch number.first {
    case UInt8(ascii: "Z"): return Array(first.text.utf8)
    case UInt8(ascii: "z"), nil: return nil
    case let head?:
      number[0] = head + 1
      if number[0] > UInt8(ascii: "a") { number.append(zero) } else { number.removeLast() }
      return number
    }
  }

  /// The whole number before; nil before the first.
  private static func preceding(_ whole: [UInt8]) -> [UInt8]? {
    let nine = UInt8(ascii: "z")
    var number = whole
    for index in number.indices.dropFirst().reversed() {
      let value = (position(of: number[index]) ?? 0) - 1
      if value >= 0 {
        number[index] = digits[value]
        return number
      }
      number[index] = nine
    }
    switch number.first {
    case UInt8(ascii: "a"): return [UInt8(ascii: "Z"), nine]
    case UInt8(ascii: "A"), nil: return nil
    case let head?:
      number[0] = head - 1
      if number[0] < UInt8(ascii: "Z") { number.append(nine) } else { number.removeLast() }
      return number
    }
  }

  /// A fraction between two others, of which nil is 1; it does not end in 0.
  private static func midpoint(_ low: Digits, _ high: Digits?) -> [UInt8] {
    var low = low
    var high = high
    var result: [UInt8] = []
    while true {
      let lowDigit = low.first.flatMap(position) ?? 0
      let highDigit = high.map { $0.first.flatMap(position) ?? 0 } ?? digits.count
      if highDigit - lowDigit > 1 {
        return result + [digits[(lowDigit + highDigit) / 2]]
      }
      if highDigit == lowDigit {
        result.append(digits[lowDigit])
        high = high?.dropFirst()
      } else if let first = high?.first, let rest = high?.count, rest > 1 {
        return result + [first]
      } else {
        result.append(digits[lowDigit])
        high = nil
      }
      low = low.dropFirst()
    }
  }
}
