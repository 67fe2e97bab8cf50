import TestSupport
import Testing

@testable import Domain

@Suite struct InvoiceTotalsTests {
  @Test("A line is quantity times price, and an invoice the sum of its lines")
  func plain() throws {
    var example = try InvoiceExample()
    example.lines = [
      example.line(quantity: 1_5000, price: 19_990_000),
      example.line(quantity: 3_0000, price: 333_333),
    ]
    let totals = try example.totals()
    #expect(totals.lines.map(\.net) == [2999, 100])
    #expect(totals.lineTotal == 3099)
    #expect(totals.net == 3099)
    #expect(totals.vat == 620)
    #expect(totals.gross == 3719)
    #expect(totals.due == 3719)
    #expect(totals.vatInEuro == nil)
  }

  @Test("A discount is a percentage of the line, rounded, or an amount")
  func discounts() throws {
    var example = try InvoiceExample()
    example.lines = [
      example.line(price: 99_990_000), example.line(), example.line(), example.line(),
    ]
    example.lines[0].discountRate = 12_50
    example.lines[1].discount = 1
    example.lines[2].discountRate = 100_00
    let totals = try example.totals()
    #expect(totals.lines[0] == LineAmounts(base: 9999, discount: 1250, net: 8749))
    #expect(totals.lines[1] == LineAmounts(base: 10000, discount: 1, net: 9999))
    #expect(totals.lines[2] == LineAmounts(base: 10000, discount: 10000, net: 0))
    #expect(totals.lines[3] == LineAmounts(base: 10000, discount: 0, net: 10000))
  }

  @Test("A discount of more than the line is refused, and which line it is")
  func tooMuchDiscount() throws {
    var example = try InvoiceExample()
    example.lines = [example.line(), example.line()]
    example.lines[1].discount = 100_01
    let failure = #expect(throws: Failure.self) { try example.totals() }
    #expect(failure?.kind == .invalid)
    #expect(failure?.field == "discount_minor")
    #expect(failure?.index == 1)
  }

  @Test("Allowances and charges are amounts, or percentages of the sum of the lines")
  func adjustments() throws {
    var example = try InvoiceExample()
    example.lines = [example.line(), example.line(price: 33_330_000)]
    example.adjustments = [
      example.adjustment(rate: 10_00), example.adjustment(amount: 500),
      example.adjustment(amount: 750, isCharge: true),
      example.adjustment(rate: 33, isCharge: true),
    ]
    let totals = try example.totals()
    #expect(totals.lineTotal == 13333)
    #expect(totals.adjustments == [1333, 500, 750, 44])
    #expect(totals.allowanceTotal == 1833)
    #expect(totals.chargeTotal == 794)
    #expect(totals.net == 12294)
    #expect(totals.vat == 2459)
  }

  @Test("VAT is computed once per category and rate, on what is taxed with it")
  func breakdown() throws {
    var example = try InvoiceExample()
    example.lines = [
      example.line(price: 10_020_000, rate: 5_500), example.line(price: 10_030_000, rate: 5_500),
      example.line(price: 5_000_000, rate: 20_000), example.line(.export, rate: 0),
      example.line(.zeroRated, rate: 0),
    ]
    example.adjustments = [
      example.adjustment(amount: 700, vatRate: 20_000),
      example.adjustment(amount: 11, isCharge: true, vatRate: 10_000),
    ]
    let totals = try example.totals()
    #expect(
      totals.breakdown.map { "\($0.category.code) \($0.rate) \($0.taxable) \($0.tax)" } == [
        "S 20000 -200 -40", "S 10000 11 1", "S 5500 2005 110", "Z 0 10000 0", "G 0 10000 0",
      ])
    #expect(totals.vat == 71)
    #expect(totals.gross == totals.net + 71)
  }

  @Test("Half a cent of VAT is rounded up, and of a credit down")
  func halfCents() throws {
    var example = try InvoiceExample()
    example.lines = [example.line(price: 500_000, rate: 5_000)]
    #expect(try example.totals().vat == 3)
    example.adjustments = [example.adjustment(amount: 100, vatRate: 5_000)]
    #expect(try example.totals().vat == -3)
  }

  @Test("A row of the VAT says each reason once, and the code where there is one")
  func reasons() throws {
    var example = try InvoiceExample()
    example.lines = [
      example.line(.exempt, rate: 0, reason: "Art. 261"), example.line(.exempt, rate: 0),
      example.line(.exempt, rate: 0, reason: "Art. 261"),
    ]
    example.lines[1].exemptionReason = "Art. 293 B"
    example.lines[1].exemptionCode = "VATEX-FR-FRANCHISE"
    var row = try #require(try example.totals().breakdown.first)
    #expect(row.exemptionReason == "Art. 261; Art. 293 B")
    #expect(row.exemptionCode == "VATEX-FR-FRANCHISE")
    example.lines[2].exemptionCode = "VATEX-EU-132"
    row = try #require(try example.totals().breakdown.first)
    #expect(row.exemptionCode == "")
  }

  @Test(
    "Categories that are a reason of themselves say it in the language of the invoice",
    arguments: [
      (VATCategory.reverseCharge, "Autoliquidation", "Reverse charge", "VATEX-EU-AE"),
      (
        .intraCommunity, "Livraison intracommunautaire exonérée", "Intra-Community supply",
        "VATEX-EU-IC"
      ),
      (.export, "Exportation hors de l'Union européenne", "Export outside the EU", "VATEX-EU-G"),
      (.notSubject, "Non soumis à la TVA", "Not subject to VAT", "VATEX-EU-O"),
    ])
  func ownReasons(category: VATCategory, french: String, english: String, code: String) throws {
    var example = try InvoiceExample()
    example.lines = [example.line(category, rate: 0)]
    #expect(try example.totals().breakdown.first?.exemptionReason == french)
    #expect(try example.totals().breakdown.first?.exemptionCode == code)
    example.invoice.language = "en"
    #expect(try example.totals().breakdown.first?.exemptionReason == english)
    example.lines[0].exemptionReason = "Art. 283-2"
    #expect(try example.totals().breakdown.first?.exemptionReason == "Art. 283-2")
  }

  @Test("What is taxed has no reason of exemption, though a line kept one")
  func noReason() throws {
    var example = try InvoiceExample()
    example.lines[0].exemptionReason = "Art. 261"
    example.lines[0].exemptionCode = "VATEX-EU-132"
    let row = try #require(try example.totals().breakdown.first)
    #expect(row.exemptionReason == "" && row.exemptionCode == "")
  }

  @Test("What was paid before is not due any more")
  func prepaid() throws {
    var example = try InvoiceExample()
    example.invoice.prepaid = 12000
    #expect(try example.totals().due == 0)
    example.invoice.prepaid = 13000
    #expect(try example.totals().due == -1000)
  }

  @Test("In a currency without cents, whole units are rounded to")
  func yen() throws {
    var example = try InvoiceExample()
    example.invoice.currency = "JPY"
    example.invoice.exchangeRate = 163_500_000
    example.lines = [example.line(quantity: 1_5000, price: 333_000_000, rate: 10_000)]
    let totals = try example.totals()
    #expect(totals.net == 500)
    #expect(totals.vat == 50)
    #expect(totals.vatInEuro == 31)
  }

  @Test("In a currency of three decimals, amounts have two")
  func dinar() throws {
    var example = try InvoiceExample()
    example.invoice.currency = "KWD"
    example.lines = [example.line(price: 10_005_000, rate: 5_000)]
    #expect(try example.totals().net == 10_010)
    #expect(try example.totals().vat == 500)
    example.lines[0].discount = 1_001
    let failure = #expect(throws: Failure.self) { try example.totals() }
    #expect(failure?.field == "discount_minor")
    example.lines[0].discount = 1_000
    example.invoice.prepaid = 5
    #expect(throws: Failure.self) { try example.totals() }
  }

  @Test("VAT is said in euros for a seller of the European Union, at the rate of the day")
  func euros() throws {
    var example = try InvoiceExample()
    example.invoice.currency = "USD"
    #expect(try example.totals().vatInEuro == nil)
    example.invoice.exchangeRate = 1_085_300
    #expect(try example.totals().vatInEuro == 1843)
    example.lines = [example.line(.export, rate: 0)]
    example.invoice.exchangeRate = nil
    #expect(try example.totals().vatInEuro == 0)
    try example.seller.set(.country, to: "GB")
    #expect(try example.totals().vatInEuro == nil)
  }

  @Test("Sums beyond 10^12 units are refused")
  func overflow() throws {
    var example = try InvoiceExample()
    let most = example.line(quantity: 1_000_0000, price: 999_999_999_000_000, .zeroRated, rate: 0)
    example.lines = [most]
    #expect(try example.totals().gross == 99_999_999_900_000)
    example.lines = [most, most]
    let failure = #expect(throws: Failure.self) { try example.totals() }
    #expect(failure?.kind == .invalid)
    example.lines = [example.line(quantity: .max, price: .max)]
    #expect(throws: Failure.self) { try example.totals() }
    // The net amount fits; with VAT it does not.
    example.lines = [example.line(quantity: 1_000_0000, price: 999_999_999_000_000)]
    #expect(throws: Failure.self) { try example.totals() }
  }

  @Test("An invoice without lines comes to nothing")
  func empty() throws {
    var example = try InvoiceExample()
    example.lines = []
    example.adjustments = [example.adjustment(rate: 10_00)]
    let totals = try example.totals()
    #expect(totals.gross == 0)
    #expect(totals.breakdown.count == 1)
  }

  @Test("Whatever is on an invoice, its totals add up")
  func addUp() throws {
    var random = RandomNumbers(seed: 8)
    for _ in 0..<300 {
      let example = try InvoiceExample.random(&random)
      let totals = try example.totals()
      #expect(totals.lineTotal == totals.lines.map(\.net).reduce(0, +))
      #expect(totals.net == totals.lineTotal - totals.allowanceTotal + totals.chargeTotal)
      #expect(totals.net == totals.breakdown.map(\.taxable).reduce(0, +))
      #expect(totals.vat == totals.breakdown.map(\.tax).reduce(0, +))
      #expect(totals.gross == totals.net + totals.vat)
      #expect(totals.due == totals.gross - totals.prepaid)
      let keys = totals.breakdown.map { [Int64($0.category.rawValue), -$0.rate] }
      #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }
  }
}

extension InvoiceExample {
  /// One with a few lines and adjustments.
  static func random(_ random: inout RandomNumbers) throws -> InvoiceExample {
    var example = try InvoiceExample()
    let rates: [Int64] = [20_000, 10_000, 5_500, 2_100, 8_875]
    example.lines = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      var line = example.line(
        quantity: .random(in: 1...100_0000, using: &random),
        price: .random(in: 0...1_000_000_000, using: &random),
        rate: rates.randomElement(using: &random) ?? 20_000)
      if Bool.random(using: &random) {
        line.discountRate = .random(in: 0...100_00, using: &random)
      }
      return line
    }
    example.adjustments = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      example.adjustment(
        rate: .random(in: 0...30_00, using: &random), isCharge: .random(using: &random),
        vatRate: rates.randomElement(using: &random) ?? 20_000)
    }
    return example
  }
}
