import Domain
import TestSupport
import Testing

/// Prices that include VAT: what was agreed is what is to be paid, and the nets and taxes follow.
@Suite struct GrossAmountsTests {
  private func example(
    _ lines: [(price: Int64, rate: Int64)], in currency: String = "EUR"
  ) throws -> InvoiceExample {
    var example = try InvoiceExample()
    example.invoice.hasGrossPrices = true
    example.invoice.currency = currency
    example.invoice.exchangeRate = 1_000_000
    example.lines = lines.map { example.line(price: $0.price, rate: $0.rate) }
    return example
  }

  @Test("119.00 at 19 % is 100.00 with 19.00")
  func plain() throws {
    let totals = try example([(119_000_000, 19_000)]).totals()
    #expect((totals.net, totals.vat, totals.gross, totals.due) == (100_00, 19_00, 119_00, 119_00))
    #expect(totals.rounding == 0 && totals.lines[0].agreed?.netPrice == 100_000_000)
  }

  @Test("Nothing comes to 0.99 at 20 %: the rounding amount does the rest")
  func unreachable() throws {
    let totals = try example([(990_000, 20_000)]).totals()
    #expect((totals.net, totals.vat, totals.gross) == (83, 17, 1_00))
    #expect((totals.rounding, totals.total, totals.due) == (-1, 99, 99))
  }

  @Test("Two rates that no net comes to are at either side, so that nothing is left")
  func twoRates() throws {
    // 0.99 at 20 % and 1.03 at 20.001 % lie between two totals each.
    let totals = try example([(990_000, 20_000), (1_030_000, 25_000)]).totals()
    let missed = totals.breakdown.filter { $0.gross != 99 && $0.gross != 103 }
    #expect(totals.total == 2_02)
    #expect(totals.rounding == (missed.count == 1 ? 2_02 - totals.gross : 0))
  }

  @Test("The items share the net amount of their rate, and each price comes to its part")
  func shares() throws {
    let totals = try example(Array(repeating: (100_000, 20_000), count: 3)).totals()
    #expect(totals.lines.map(\.net).sorted() == [8, 8, 9])
    #expect(totals.lines.map(\.net).reduce(0, +) == totals.breakdown[0].taxable)
    for line in totals.lines {
      let agreed = try #require(line.agreed)
      #expect(
        try Currency.euro.amount(quantity: 1_0000, price: agreed.netPrice, field: "") == line.base)
    }
  }

  @Test("Where six decimals are too few, the price is that of all")
  func manyPieces() throws {
    var example = try example([(1_000, 19_000)])
    example.lines[0].quantity = 99_999_999_0000
    let totals = try example.totals()
    let agreed = try #require(totals.lines[0].agreed)
    #expect(totals.total == 9_999_999_90 / 100 || totals.total == 100_000_00)
    #expect(agreed.priceQuantity == 99_999_999_0000 || agreed.netPrice > 0)
    if agreed.priceQuantity != 1_0000 {
      #expect(agreed.netPrice == totals.lines[0].base * 10_000)
    }
  }

  @Test("Yen and currencies of three decimals have their own smallest amounts")
  func currencies() throws {
    let yen = try example([(999_000_000, 10_000)], in: "JPY").totals()
    #expect(yen.net + yen.vat + yen.rounding == 999 && yen.net == 908)
    let dinar = try example([(9_990_000, 5_000)], in: "KWD").totals()
    #expect(dinar.total == 9_990)
    #expect(dinar.net.isMultiple(of: 10) && dinar.vat.isMultiple(of: 10))
  }

  @Test("An allowance with VAT takes its part of the net amount and of the tax")
  func allowance() throws {
    var example = try example([(120_000_000, 20_000)])
    example.adjustments = [example.adjustment(rate: 10_00)]
    let totals = try example.totals()
    #expect(totals.agreedAdjustments == [12_00] && totals.adjustments == [10_00])
    #expect((totals.net, totals.vat, totals.due) == (90_00, 18_00, 108_00))
  }

  @Test("A down payment is exact without a rounding amount")
  func downPayment() throws {
    var example = try example([(990_000, 20_000)])
    example.invoice.kind = .downPayment
    let totals = try example.totals()
    #expect((totals.net, totals.vat, totals.rounding, totals.due) == (83, 16, 0, 99))
  }

  @Test("Whatever is agreed, all sums are right", arguments: ["EUR", "JPY", "KWD"])
  func property(currency: String) throws {
    var random = RandomNumbers(seed: 26)
    let rates: [Int64] = [20_000, 19_000, 8_875, 5_500, 2_100, 99_999, 1]
    let unit = try Currency(currency)
    for _ in 0..<400 {
      var example = try example([], in: currency)
      example.lines = (0..<Int.random(in: 1...7, using: &random)).map { _ in
        var line = example.line(
          quantity: .random(in: 1...30_0000, using: &random),
          price: .random(in: 0...200_000_000, using: &random),
          rate: rates.randomElement(using: &random) ?? 20_000)
        if Bool.random(using: &random) {
          line.discountRate = .random(in: 0...100_00, using: &random)
        }
        return line
      }
      let totals = try example.totals()
      let agreed = totals.lines.compactMap(\.agreed?.total).reduce(0, +)
      #expect(totals.due == agreed && totals.total == agreed)
      #expect(totals.rounding.magnitude <= unit.rounding.magnitude)
      for row in totals.breakdown {
        #expect(try row.tax == unit.tax(row.rate, on: row.taxable, field: ""))
        let nets = zip(example.lines, totals.lines).filter { $0.0.vatRate == row.rate }
        #expect(nets.map(\.1.net).reduce(0, +) == row.taxable)
        #expect(nets.allSatisfy { $0.1.net >= 0 && $0.1.base >= $0.1.discount })
      }
    }
  }
}
