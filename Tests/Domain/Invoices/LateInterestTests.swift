import Testing

@testable import Domain

/// Interest on what was owed day by day, at rates that hold for the days that they name.
@Suite struct LateInterestTests {
  private func day(_ packed: Int32) throws -> CalendarDate {
    try #require(CalendarDate(packed: packed))
  }

  private func rate(_ basisPoints: Int64, _ first: Int32, _ last: Int32? = nil) throws
    -> PenaltyRate
  {
    var rate = PenaltyRate(blank: "rate-\(first)")
    rate.firstDate = try day(first)
    rate.lastDate = try last.map(day)
    rate.rate = basisPoints
    return rate
  }

  private func interest(
    due: Int64 = 1_000_00, dueDate: Int32 = 2026_01_31, settled: [(Int32, Int64)] = [],
    rates: [PenaltyRate]
  ) throws -> LateInterest {
    LateInterest(
      due: due, dueDate: try day(dueDate), settled: try settled.map { (try day($0.0), $0.1) },
      rates: rates)
  }

  @Test("It runs from the day after the due date, by days of 365, and is rounded once")
  func plain() throws {
    let late = try interest(rates: [rate(12_15, 2026_01_01)])
    #expect(late.spans(through: try day(2026_01_31)).isEmpty)
    let spans = late.spans(through: try day(2026_03_02))
    #expect(spans.map(\.days) == [30])
    // 1,000.00 × 12.15 % × 30 / 365 = 9.9863…
    #expect(spans.interest == 9_99)
    #expect(spans.text == "20260201 20260302 100000 1215")
    #expect(try [InterestSpan](text: spans.text) == spans)
  }

  @Test("A year of 366 days bears interest of 366 days of 365")
  func leapYear() throws {
    let late = try interest(dueDate: 2027_12_31, rates: [rate(10_00, 2026_01_01)])
    #expect(late.spans(through: try day(2028_12_31)).interest == 100_27)
  }

  @Test("What comes in counts from the day after it on")
  func payments() throws {
    let late = try interest(
      settled: [(2026_02_10, 400_00), (2026_02_20, 600_00)], rates: [rate(10_00, 2026_01_01)])
    let spans = late.spans(through: try day(2026_03_02))
    #expect(spans.map(\.owed) == [1_000_00, 600_00] && spans.map(\.days) == [10, 10])
    #expect(spans.interest == 4_38)
  }

  @Test("Days of which no rate holds are named, and bear nothing")
  func gaps() throws {
    let late = try interest(
      rates: [rate(10_00, 2026_02_05, 2026_02_10), rate(11_00, 2026_02_20)])
    let spans = late.spans(through: try day(2026_03_02))
    #expect(spans.map(\.rate) == [nil, 10_00, nil, 11_00])
    #expect(spans.uncovered.map(\.first.packed) == [2026_02_01, 2026_02_11])
    #expect(spans.map(\.days).reduce(0, +) == 30)
    // (6 × 10 % + 11 × 11 %) of 1,000.00 / 365
    #expect(spans.interest == 4_96)
    #expect(try interest(rates: []).spans(through: day(2026_03_02)).interest == 0)
  }

  @Test("A rate without a last day ends where the next one begins, and does not come back")
  func succession() throws {
    let late = try interest(
      rates: [rate(10_00, 2026_01_01), rate(20_00, 2026_02_11, 2026_02_12)])
    #expect(
      late.spans(through: try day(2026_02_20)).map(\.rate) == [10_00, 20_00, nil])
  }

  @Test("Texts that are no spans are refused")
  func refusals() {
    for text in [
      "x", "20260201 20260131 1 1", "20260201 20260202 -1 1", "20260201 20260202 1 10001",
      "20260201 20260202 1", "20260230 20260301 1 1",
    ] {
      #expect(throws: Failure.self) { try [InterestSpan](text: text) }
    }
  }

  @Test("The largest amounts are no traps")
  func largest() throws {
    let late = try interest(
      due: 1_000_000_000_000_000, dueDate: 1_01_01, rates: [rate(100_00, 1_01_01)])
    let spans = late.spans(through: try day(9999_12_31))
    #expect(spans.interest > 9_000_000_000_000_000_000)
  }

  @Test("The 40 EUR are for businesses that owe sellers in the European Union euros")
  func recovery() throws {
    var seller = Party()
    try seller.set(.country, to: .text("DE"))
    func amount(_ debtor: PenaltyRate.Debtor, _ currency: String = "EUR") -> Int64 {
      RecoveryCompensation.amount(seller: seller, debtor: debtor, currency: currency)
    }
    #expect(amount(.business) == 40_00 && amount(.consumer) == 0 && amount(.business, "PLN") == 0)
    try seller.set(.country, to: .text("US"))
    #expect(amount(.business) == 0)
  }
}
