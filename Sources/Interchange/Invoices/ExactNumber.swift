/// An exact decimal number from XML: `ExactNumber("1.20")?.exactly(decimals: 1) == 12`.
struct ExactNumber: Equatable {
  /// The number without its point.
  private let digits: Int128
  /// How many of them are behind the point.
  private let scale: Int

  private static let maximumWhole = 13
  private static let maximumScale = 10

  /// Nil for anything but a number, and for more digits than invoices use.
  init?(_ text: String) {
    var rest = Substring(text).utf8
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let halves = rest.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = halves.first, halves.contains(where: { !$0.isEmpty }),
      halves.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let whole = first.drop { $0 == UInt8(ascii: "0") }
    var fraction = halves.count == 2 ? Array(halves[1]) : []
    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    guard whole.count <= Self.maximumWhole, fraction.count <= Self.maximumScale else { return nil }
    let magnitude = (Array(whole) + fraction).reduce(Int128(0)) { $0 * 10 + Int128($1 - 0x30) }
    digits = isNegative ? -magnitude : magnitude
    scale = fraction.count
  }

  /// So many units of the last of its decimals.
  init(_ units: Int64, decimals: Int) {
    digits = Int128(units)
    scale = max(0, decimals)
  }

  /// In units of the last of so many decimals; nil when it has more.
  func exactly(decimals: Int) -> Int64? {
    guard scale <= decimals else { return nil }
    return Int64(exactly: digits * Self.power(decimals - scale))
  }

  /// The quotient in units of the last of so many decimals, rounded half away from zero; nil by zero, and
  /// for one that is out of range.
  ///
  /// - Returns: it, and whether nothing was rounded.
  func divided(
    by divisor: ExactNumber, decimals: Int
  ) -> (quotient: Int64, isExact: Bool)? {
    let (dividend, isOver) = digits.multipliedReportingOverflow(
      by: Self.power(decimals + divisor.scale))
    let (by, isBeyond) = divisor.digits.multipliedReportingOverflow(by: Self.power(scale))
    if isOver || isBeyond || by == 0 { return nil }
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: by)
    let isHalf = remainder.magnitude >= by.magnitude - remainder.magnitude
    let isNegative = (dividend < 0) != (by < 0)
    return Int64(exactly: isHalf ? quotient + (isNegative ? -1 : 1) : quotient)
      .map { ($0, remainder == 0) }
  }

  /// The product; nil when it has too many digits.
  func times(_ factor: ExactNumber) -> ExactNumber? {
    let (product, isOver) = digits.multipliedReportingOverflow(by: factor.digits)
    return isOver ? nil : ExactNumber(digits: product, scale: scale + factor.scale)
  }

  private init(digits: Int128, scale: Int) {
    self.digits = digits
    self.scale = scale
  }

  static let one = ExactNumber(1, decimals: 0)
  static let hundred = ExactNumber(100, decimals: 0)

  private static func power(_ exponent: Int) -> Int128 {
    (0..<max(0, exponent)).reduce(1) { power, _ in power * 10 }
  }
}
