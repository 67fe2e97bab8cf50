import TestSupport
import Testing

@testable import Domain

@Suite struct RoundingTests {
  @Test(
    "What is exactly between two numbers is rounded away from zero",
    arguments: [
      (5, 2, 3), (-5, 2, -3), (4, 2, 2), (1, 2, 1), (-1, 2, -1), (1, 3, 0), (2, 3, 1), (-2, 3, -1),
      (0, 7, 0), (149, 100, 1), (150, 100, 2), (-149, 100, -1), (-150, 100, -2), (7, 1, 7),
      (999, 1000, 1), (499, 1000, 0), (500, 1000, 1), (501, 1000, 1),
    ])
  func examples(dividend: Int, divisor: Int, quotient: Int) {
    #expect(Int128(dividend).rounded(by: Int128(divisor)) == Int128(quotient))
  }

  @Test("The greatest and the least number are rounded without overflow")
  func extremes() {
    #expect(Int128.max.rounded(by: 2) == Int128.max / 2 + 1)
    #expect(Int128.min.rounded(by: 1) == Int128.min)
    #expect(Int128.max.rounded(by: Int128.max) == 1)
    #expect(Int128.min.rounded(by: Int128.max) == -1)
    #expect((Int128.max / 2).rounded(by: Int128.max) == 0)
    #expect((Int128.max / 2 + 1).rounded(by: Int128.max) == 1)
  }

  @Test("Quantity times price is what long multiplication and a look at the digits make of it")
  func products() throws {
    var random = RandomNumbers(seed: 11)
    for code in ["EUR", "JPY", "KWD"] {
      let currency = try Currency(code)
      for _ in 0..<3_000 {
        let quantity = Self.number(upTo: 10_000_000_000_000, &random)
        let price = Self.number(upTo: 1_000_000_000_000_000_000, &random)
        // Ten decimals come of four and six.
        let digits = Digits.product(Digits.of(quantity), Digits.of(price))
        let exact = Digits.rounded(digits, decimals: 10, to: currency.decimals)
        let expected = exact + (currency.exponent == 3 ? "0" : "")
        let amount = try? currency.amount(quantity: quantity, price: price, field: "x")
        let limit = String(currency.maximumAmount)
        if Digits.isAbove(expected, limit) {
          #expect(amount == nil, "\(quantity) \(price) \(code)")
        } else {
          #expect(
            amount.map { String($0) } == Digits.trimmed(expected), "\(quantity) \(price) \(code)")
        }
      }
    }
  }

  @Test("A share of an amount is rounded as written out, and a negative one is its mirror")
  func shares() throws {
    var random = RandomNumbers(seed: 12)
    for code in ["EUR", "JPY", "KWD"] {
      let currency = try Currency(code)
      for _ in 0..<3_000 {
        let amount = Self.number(upTo: currency.maximumAmount, &random)
        let rate = Self.number(upTo: 10_000, &random)
        let digits = Digits.product(Digits.of(amount), Digits.of(rate))
        let exact = Digits.rounded(
          digits, decimals: 4 + currency.exponent, to: currency.decimals)
        let expected = Digits.trimmed(exact + (currency.exponent == 3 ? "0" : ""))
        let share = try currency.share(rate, of: amount, field: "x")
        #expect(String(share) == expected, "\(rate) of \(amount) \(code)")
        #expect(try currency.share(rate, of: -amount, field: "x") == -share)
      }
    }
  }

  @Test("Amounts of up to 10^12 units are taken, and not one more")
  func limits() throws {
    for code in ["EUR", "JPY", "KWD"] {
      let currency = try Currency(code)
      let most = 1_000_000_000_000 * currency.minorUnits
      #expect(try currency.sum([most - 1, 1], field: "lines") == most)
      #expect(try currency.sum([-most, 0], field: "lines") == -most)
      let failure = #expect(throws: Failure.self) { try currency.sum([most, 1], field: "lines") }
      #expect(failure?.kind == .invalid)
      #expect(failure?.field == "lines")
      #expect(
        failure?.message
          == "An amount is at most 1,000,000,000,000 \(code); this one would be more.")
      #expect(throws: Failure.self) { try currency.sum([-most, -1], field: "lines") }
      #expect(
        try currency.amount(quantity: 1_0000, price: 1_000_000_000_000_000_000, field: "x") == most)
      #expect(throws: Failure.self) {
        try currency.amount(quantity: 1_0001, price: 1_000_000_000_000_000_000, field: "x")
      }
    }
    #expect(throws: Failure.self) {
      try Currency.euro.amount(quantity: .max, price: .max, field: "x")
    }
    #expect(throws: Failure.self) {
      try Currency.euro.sum(repeatElement(.max, count: 1_000), field: "x")
    }
    #expect(throws: Failure.self) { try Currency.euro.share(.max, of: .max, field: "x") }
  }

  @Test("Amounts in a currency of three decimals have two, and so end with 0")
  func threeDecimals() throws {
    let dinar = try Currency("KWD")
    #expect(try dinar.amount(quantity: 1_0000, price: 1_234_000, field: "x") == 1_230)
    #expect(try dinar.amount(quantity: 1_0000, price: 1_235_000, field: "x") == 1_240)
    #expect(try dinar.share(5000, of: 1_230, field: "x") == 620)
  }

  @Test("VAT is said in euros by the rate of the European Central Bank")
  func conversion() throws {
    let dollar = try Currency("USD")
    let yen = try Currency("JPY")
    #expect(try Currency.euro.converted(2000, of: dollar, rate: 1_085_300, field: "x") == 1843)
    #expect(try Currency.euro.converted(-2000, of: dollar, rate: 1_085_300, field: "x") == -1843)
    #expect(try Currency.euro.converted(16_350, of: yen, rate: 163_500_000, field: "x") == 10_000)
    #expect(try Currency.euro.converted(1, of: dollar, rate: 2_000_000, field: "x") == 1)
    for rate in [0, -1, Int64.min] as [Int64] {
      #expect(throws: Failure.self) {
        try Currency.euro.converted(2000, of: dollar, rate: rate, field: "x")
      }
    }
    #expect(throws: Failure.self) {
      try Currency.euro.converted(.max, of: dollar, rate: 1, field: "x")
    }
  }

  /// As often a small number as a large one, and often one that ends with 5.
  private static func number(upTo limit: Int64, _ random: inout RandomNumbers) -> Int64 {
    let top = max(1, limit >> Int64.random(in: 0...50, using: &random))
    let number = Int64.random(in: 0...top, using: &random)
    return Bool.random(using: &random) ? number : min(limit, number / 10 * 10 + 5)
  }
}

/// Sums on paper: numbers as their decimal digits, the last first.
private enum Digits {
  static func of(_ number: Int64) -> [Int] {
    String(number).reversed().map { $0.wholeNumberValue ?? 0 }
  }

  static func product(_ left: [Int], _ right: [Int]) -> [Int] {
    var product = [Int](repeating: 0, count: left.count + right.count)
    for (i, a) in left.enumerated() {
      for (j, b) in right.enumerated() { product[i + j] += a * b }
    }
    var carry = 0
    for place in product.indices {
      let sum = product[place] + carry
      product[place] = sum % 10
      carry = sum / 10
    }
    return product
  }

  /// As a text without a point, of so many decimals: the first digit that is cut off decides.
  static func rounded(_ digits: [Int], decimals: Int, to kept: Int) -> String {
    let cut = decimals - kept
    var rest = Array(digits.dropFirst(cut))
    if cut > 0, digits.count >= cut, digits[cut - 1] >= 5 {
      var place = 0
      while place < rest.count, rest[place] == 9 {
        rest[place] = 0
        place += 1
      }
      if place < rest.count { rest[place] += 1 } else { rest.append(1) }
    }
    return trimmed(rest.reversed().map { String($0) }.joined())
  }

  static func trimmed(_ text: String) -> String {
    let digits = text.drop { $0 == "0" }
    return digits.isEmpty ? "0" : String(digits)
  }

  static func isAbove(_ left: String, _ right: String) -> Bool {
    let left = trimmed(left)
    return left.count == right.count ? left > right : left.count > right.count
  }
}
