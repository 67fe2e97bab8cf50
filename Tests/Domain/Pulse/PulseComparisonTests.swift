import TestSupport
import Testing

@testable import Domain

@Suite struct PulseComparisonTests {
  struct Case: CustomTestStringConvertible {
    var today: Int32
    var weekStart = 1
    /// First, last and the same day of the period before.
    var previous: (Int32, Int32, Int32)
    var first: Int32

    var testDescription: String { "\(today), weeks from \(weekStart)" }
  }

  private static func check(_ comparison: Comparison, _ expected: Case) throws {
    #expect(
      try comparison.days == calendarDate(expected.first)...calendarDate(expected.today))
    #expect(
      try comparison.previousDays
        == calendarDate(expected.previous.0)...calendarDate(expected.previous.1))
    #expect(try comparison.previousSame == calendarDate(expected.previous.2))
  }

  @Test(
    "A week up to today against the one before",
    arguments: [
      Case(today: 2026_12_24, previous: (2026_12_14, 2026_12_20, 2026_12_17), first: 2026_12_21),
      Case(today: 2026_12_21, previous: (2026_12_14, 2026_12_20, 2026_12_14), first: 2026_12_21),
      Case(today: 2026_12_27, previous: (2026_12_14, 2026_12_20, 2026_12_20), first: 2026_12_21),
      Case(
        today: 2026_12_27, weekStart: 7, previous: (2026_12_20, 2026_12_26, 2026_12_20),
        first: 2026_12_27),
      Case(
        today: 2026_12_26, weekStart: 7, previous: (2026_12_13, 2026_12_19, 2026_12_19),
        first: 2026_12_20),
      Case(
        today: 2027_01_01, weekStart: 6, previous: (2026_12_19, 2026_12_25, 2026_12_25),
        first: 2026_12_26),
      Case(today: 1969_12_31, previous: (1969_12_22, 1969_12_28, 1969_12_24), first: 1969_12_29),
      Case(today: 9999_12_31, previous: (9999_12_20, 9999_12_26, 9999_12_24), first: 9999_12_27),
    ])
  func week(_ expected: Case) throws {
    var history = TestHistory(today: try calendarDate(expected.today))
    history.weekStart = expected.weekStart
    try Self.check(try history.pulse().week, expected)
  }

  @Test(
    "A month up to today against the one before, whose same day is at most its last",
    arguments: [
      Case(today: 2026_12_24, previous: (2026_11_01, 2026_11_30, 2026_11_24), first: 2026_12_01),
      Case(today: 2026_03_31, previous: (2026_02_01, 2026_02_28, 2026_02_28), first: 2026_03_01),
      Case(today: 2028_03_31, previous: (2028_02_01, 2028_02_29, 2028_02_29), first: 2028_03_01),
      Case(today: 2028_03_29, previous: (2028_02_01, 2028_02_29, 2028_02_29), first: 2028_03_01),
      Case(today: 2100_03_29, previous: (2100_02_01, 2100_02_28, 2100_02_28), first: 2100_03_01),
      Case(today: 2026_03_01, previous: (2026_02_01, 2026_02_28, 2026_02_01), first: 2026_03_01),
      Case(today: 2026_02_28, previous: (2026_01_01, 2026_01_31, 2026_01_28), first: 2026_02_01),
      Case(today: 2026_01_31, previous: (2025_12_01, 2025_12_31, 2025_12_31), first: 2026_01_01),
      Case(today: 9999_12_31, previous: (9999_11_01, 9999_11_30, 9999_11_30), first: 9999_12_01),
      Case(today: 1_02_28, previous: (1_01_01, 1_01_31, 1_01_28), first: 1_02_01),
    ])
  func month(_ expected: Case) throws {
    let history = TestHistory(today: try calendarDate(expected.today))
    try Self.check(try history.pulse().month, expected)
  }

  @Test("Each is added up to its own day")
  func tallies() throws {
    var history = TestHistory(today: try calendarDate(2026_03_31))  // a Tuesday
    for (packed, points) in [
      (2026_01_31, 1), (2026_02_01, 10), (2026_02_28, 100), (2026_03_01, 1_000),
      (2026_03_24, 10_000), (2026_03_25, 100_000), (2026_03_30, 1_000_000),
      (2026_03_31, 10_000_000), (2026_04_01, 100_000_000),
    ] {
      history.complete(1, points: Int64(points), on: try calendarDate(Int32(packed)))
    }
    let pulse = try history.pulse()
    #expect(pulse.week.tally == Tally(completed: 2, points: 11_000_000))
    #expect(pulse.week.previous == Tally(completed: 2, points: 110_000))
    #expect(pulse.week.previousSoFar == Tally(completed: 1, points: 10_000))
    #expect(pulse.month.tally == Tally(completed: 5, points: 11_111_000))
    #expect(pulse.month.previous == Tally(completed: 2, points: 110))
    #expect(pulse.month.previousSoFar == Tally(completed: 2, points: 110))
  }

  @Test("Before the first day of time there is nothing", arguments: 1...7)
  func beginning(weekStart: Int) throws {
    var history = TestHistory(today: .first)
    history.weekStart = weekStart
    history.complete(2, points: 6, on: .first)
    let pulse = try history.pulse()
    for comparison in [pulse.week, pulse.month] {
      #expect(comparison.days == .first ... .first)
      #expect(comparison.tally == Tally(completed: 2, points: 6))
      #expect(comparison.previous == Tally())
      #expect(comparison.previousSoFar == Tally())
    }
  }
}
