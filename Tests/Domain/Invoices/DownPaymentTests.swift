import Testing

@testable import Domain

/// The parts of quotes that down payments ask for.
@Suite struct DownPaymentTests {
  private func part(
    _ size: DownPayment.Size, of example: InvoiceExample, after earlier: Int64 = 0
  ) throws -> InvoiceTotals {
    var quote = example.invoice
    (quote.kind, quote.number) = (.quote, "Q2026-0001")
    let payment = try DownPayment(size, of: quote, example.totals(), after: earlier)
    return try InvoiceTotals(
      of: quote, lines: payment.lines, adjustments: payment.allowances, seller: example.seller)
  }

  /// Quotes of up to four rates, with odd cents.
  private func example(_ seed: Int) throws -> InvoiceExample {
    var example = try InvoiceExample()
    let rates: [Int64] = [20_00, 10_00, 5_50, 2_10]
    example.lines = (0...seed % 4).map { index in
      example.line(
        price: Int64((seed * 7_919 + index * 104_729) % 1_000_00 + 1_00) * 10_000,
        rate: rates[index])
    }
    return example
  }

  @Test("A share comes to that of the total with VAT, within what one cent of net changes")
  func shares() throws {
    for seed in 0..<200 {
      let example = try example(seed)
      let whole = try example.totals()
      let rate = Int64(seed * 37 % 99_00 + 1_00)
      let part = try part(.share(rate), of: example)
      let target = try Currency.euro.share(rate, of: whole.gross, field: "")
      // A total with one rate of 20 % leaves out every sixth amount, and a small part has few cents to move.
      let reach: Int64 = example.lines.count == 1 || rate < 5_00 ? 2 : 0
      #expect(abs(part.gross - target) <= reach)
      for (row, all) in zip(part.breakdown, whole.breakdown) {
        #expect(abs(row.taxable * 100_00 - all.taxable * rate) <= 4_00_00)
      }
    }
  }

  @Test("The last of all shares is what the earlier ones left, and no cent more")
  func halves() throws {
    var example = try InvoiceExample()
    example.lines = [example.line(price: 1_010_000)]
    let first = try part(.share(50_00), of: example)
    #expect(first.gross == 61)
    #expect(try part(.share(50_00), of: example, after: 61).gross == 60)
    #expect(try part(.share(60_00), of: example, after: 61).gross == 73)
  }

  @Test("An amount is that to the cent, or the nearest below that a net comes to with its tax")
  func amounts() throws {
    let example = try InvoiceExample()
    #expect(try part(.amount(50_00), of: example).gross == 50_00)
    #expect(try part(.amount(120_00), of: example).gross == 120_00)
    #expect(try part(.amount(50_01), of: example).gross == 50_00)
    #expect(try part(.amount(69_99), of: example).gross == 69_98)
  }

  @Test("A part with an allowance of another rate has that part of it")
  func allowances() throws {
    var example = try InvoiceExample()
    example.adjustments = [example.adjustment(amount: 10_00, vatRate: 10_000)]
    let part = try part(.share(50_00), of: example)
    #expect(part.breakdown.map(\.taxable) == [50_00, -5_00])
    #expect(part.gross == 54_50)
  }

  @Test("All of it is all of it, and more or nothing is refused", arguments: [0, 100_01, -1])
  func bounds(_ rate: Int64) throws {
    let example = try InvoiceExample()
    #expect(try part(.share(100_00), of: example).gross == 120_00)
    #expect(throws: Failure.self) { try part(.share(rate), of: example) }
    #expect(throws: Failure.self) { try part(.amount(rate == 0 ? 0 : 120_01), of: example) }
  }

  @Test("The largest amounts are no trap")
  func large() throws {
    var example = try InvoiceExample()
    example.lines = [example.line(price: 800_000_000_000_000_000)]
    #expect(try part(.share(50_00), of: example).net == 40_000_000_000_000)
  }

  @Test("Its item says what it is, in the language of the quote")
  func names() throws {
    let example = try InvoiceExample()
    var quote = example.invoice
    (quote.kind, quote.number) = (.quote, "Q1")
    let names: [(String, String, String)] = [
      ("en", "Down payment of 12.5% on quote Q1", "Down payment on quote Q1"),
      ("fr", "Acompte de 12,5 % sur le devis Q1", "Acompte sur le devis Q1"),
      ("de", "Anzahlung von 12,5 % auf das Angebot Q1", "Anzahlung auf das Angebot Q1"),
      ("es", "Anticipo del 12,5 % sobre el presupuesto Q1", "Anticipo sobre el presupuesto Q1"),
    ]
    for (language, share, amount) in names {
      quote.language = language
      let parts = try [DownPayment.Size.share(12_50), .amount(1_00)].map {
        try DownPayment($0, of: quote, example.totals()).lines.map(\.name)
      }
      #expect(parts == [[share], [amount]])
    }
  }
}
