extension Int128 {
  /// The quotient, to the nearest whole number; what is exactly between two is rounded away from
  /// zero: 5 by 2 is 3, and -5 by 2 is -3. The divisor is above 0.
  func rounded(by divisor: Int128) -> Int128 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    // Less than half of what is left to the divisor; doubling the remainder could overflow.
    guard remainder.magnitude >= UInt128(divisor) - remainder.magnitude else { return quotient }
    return quotient + (self < 0 ? -1 : 1)
  }
}
