/// The months that BYMONTH names, as bits: 1 to 13, and 14 to 26 for the leap months 1L to 13L.
enum RuleMonths {
  static let count = 13
  static let all: UInt32 = 0x07FF_FFFE

  static func bit(_ number: Int, isLeap: Bool = false) -> UInt32 {
    1 << UInt32(isLeap ? number + count : number)
  }

  /// Those of a value of BYMONTH, such as `5L`.
  static func bit(_ name: Substring) -> UInt32 {
    let isLeap = name.hasSuffix("L")
    guard let number = Int(isLeap ? name.dropLast() : name), (1...count).contains(number)
    else { return 0 }
    return bit(number, isLeap: isLeap)
  }
}
