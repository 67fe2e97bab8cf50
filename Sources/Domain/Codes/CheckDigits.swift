/// Check digit algorithms, which detect mistyped numbers.
enum CheckDigits {
  /// ISO/IEC 7812: every second digit from the right is doubled, and its digits are summed.
  static func luhn(_ digits: some BidirectionalCollection<Int>) -> Int {
    var sum = 0
    for (place, digit) in digits.reversed().enumerated() {
      let weighted = place.isMultiple(of: 2) ? digit : digit * 2
      sum += weighted > 9 ? weighted - 9 : weighted
    }
    return sum % 10
  }

  /// The sum of the digits, each times the weight of its place; places without a weight are left
  /// out.
  static func weighted(_ digits: [Int], _ weights: [Int]) -> Int {
    zip(digits, weights).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// What remains when the number is divided.
  static func remainder(_ digits: some Sequence<Int>, _ modulus: Int) -> Int {
    digits.reduce(0) { ($0 * 10 + $1) % modulus }
  }

  /// ISO/IEC 7064, MOD 97-10: letters count as 10 to 35, each as two digits; nil for others.
  static func mod97(_ bytes: some Sequence<UInt8>) -> Int? {
    var remainder = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        remainder = (remainder * 10 + Int(byte) - 0x30) % 97
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        remainder = (remainder * 100 + Int(byte) - 55) % 97
      default: return nil
      }
    }
    return remainder
  }

  /// ISO/IEC 7064, MOD 11,10: 1 for a right number.
  static func mod11And10(_ digits: [Int]) -> Int {
    guard let last = digits.last else { return 0 }
    var check = 10
    for digit in digits.dropLast() {
      let sum = (check + digit) % 10
      check = (sum == 0 ? 10 : sum) * 2 % 11
    }
    return (check + last) % 10
  }
}
