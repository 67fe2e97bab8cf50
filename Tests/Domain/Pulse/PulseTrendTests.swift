import TestSupport
import Testing

@testable import Domain

@Suite struct PulseTrendTests {
  struct Case: CustomTestStringConvertible {
    var values: [Double]
    var mean: Double
    var slope: Double
    var error: Double

    var testDescription: String { "\(values)" }
  }

  private static func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { ($0 - expected).magnitude <= 1e-9 * max(1, expected.magnitude) } ?? false
  }

  private static func check(_ values: [Double], mean: Double, slope: Double?, error: Double?) {
    let line = LeastSquares(values)
    #expect(line.mean == mean)
    #expect(line.slope == slope)
    #expect(line.standardError == error)
  }

  /// The first three are the values of Anscombe's quartet in the order of their x. Expected is what
  /// numpy says:
  ///
  /// `c, v = numpy.polyfit(range(len(y)), y, 1, cov=True); numpy.mean(y), c[0], v[0, 0] ** 0.5`
  @Test(
    "The line is that of numpy",
    arguments: [
      Case(
        values: [4.26, 5.68, 7.24, 4.82, 6.95, 8.81, 8.04, 8.33, 10.84, 7.58, 9.96],
        mean: 7.50090909090909, slope: 0.5000909090909091, error: 0.11790550059563404),
      Case(
        values: [3.1, 4.74, 6.13, 7.26, 8.14, 8.77, 9.14, 9.26, 9.13, 8.74, 8.1],
        mean: 7.50090909090909, slope: 0.5000000000000002, error: 0.11796374596764071),
      Case(
        values: [5.39, 5.73, 6.08, 6.42, 6.77, 7.11, 7.46, 7.81, 8.15, 12.74, 8.84],
        mean: 7.5, slope: 0.49972727272727263, error: 0.11787766222100227),
      Case(
        values: [0, 3, 7, 0, 12, 1, 4], mean: 3.857142857142857, slope: 0.46428571428571436,
        error: 0.8816438727555176),
    ])
  func line(_ expected: Case) {
    let line = LeastSquares(expected.values)
    #expect(Self.isNear(line.mean, expected.mean))
    #expect(Self.isNear(line.slope, expected.slope))
    #expect(Self.isNear(line.standardError, expected.error))
  }

  @Test("A billion more on each value costs no digits")
  func offset() {
    let line = LeastSquares([4, 7, 13, 16].map { $0 + 1e9 })
    #expect(line.slope == LeastSquares([4, 7, 13, 16]).slope)
    #expect(line.standardError == LeastSquares([4, 7, 13, 16]).standardError)
  }

  @Test("Two values have a slope without an error, one has a mean alone, and none has 0")
  func few() {
    Self.check([3, 5], mean: 4, slope: 2, error: nil)
    Self.check([3], mean: 3, slope: nil, error: nil)
    Self.check([], mean: 0, slope: nil, error: nil)
    Self.check([0, 0, 0, 0], mean: 0, slope: 0, error: 0)
  }

  @Test("The trend is of the days that are over, from the first of the history")
  func days() throws {
    let today = try calendarDate(2026_12_24)
    var history = TestHistory(today: today)
    history.firstDay = try calendarDate(2026_12_20)
    for (day, points) in [(2026_12_20, 2), (2026_12_21, 4), (2026_12_22, 6), (2026_12_23, 8)] {
      history.complete(1, points: Int64(points), on: try calendarDate(Int32(day)))
    }
    history.complete(1, points: 1_000, on: today)
    let trend = try history.pulse().trend
    #expect(trend == Trend(dayCount: 4, mean: 5, slope: 2, standardError: 0))
    history.days = today...today
    #expect(
      try history.pulse().trend == Trend(dayCount: 0, mean: 0, slope: nil, standardError: nil))
    history.days = try calendarDate(2026_12_01)...calendarDate(2026_12_21)
    #expect(try history.pulse().trend.dayCount == 2)
  }

  @Test("The average is of 7 days, and of fewer when the history begins within them")
  func average() throws {
    let today = try calendarDate(2026_12_24)
    var history = TestHistory(today: today)
    history.days = try calendarDate(2026_12_10)...calendarDate(2026_12_25)
    history.complete(1, points: 4, on: try calendarDate(2026_12_15))
    history.complete(1, points: 10, on: try calendarDate(2026_12_16))
    let averages = try history.pulse().days.map(\.average)
    let expected: [Double] = [
      0, 0, 0, 0, 0, 4, 7, 14.0 / 3, 3.5, 2.8, 14.0 / 6, 2, 10.0 / 7, 0, 0, 0,
    ]
    #expect(averages == expected)
  }

  @Test("The 6 days before the range count for the average of its first day")
  func before() throws {
    let today = try calendarDate(2026_12_24)
    var history = TestHistory(today: today)
    history.days = today...today
    history.firstDay = try calendarDate(2026_01_01)
    history.complete(1, points: 700, on: try calendarDate(2026_12_17))
    history.complete(1, points: 7, on: try calendarDate(2026_12_18))
    #expect(try history.pulse().days.map(\.average) == [1])
  }
}
