import TestSupport
import Testing

@testable import Domain

@Suite struct PulseForecastTests {
  private static let today = CalendarDate(year: 2026, month: 12, day: 24) ?? .epoch

  /// The backlog at the end of the days up to yesterday, the first one that of the day before the
  /// pace is taken.
  private static func history(
    backlogs: [Int64], added: Int64 = 0, now: Int64, isFirst: Bool = false
  ) -> TestHistory {
    var history = TestHistory(today: today)
    history.backlog = now
    for (index, backlog) in backlogs.enumerated() {
      let date = today.adding(days: index - backlogs.count) ?? today
      if isFirst, index == 0 { continue }
      history[date].backlog = backlog
      history[date].addedToBacklog = added
    }
    return history
  }

  @Test("At a pace of a task a day, 8 tasks take 8 days")
  func date() throws {
    let backlogs = (0...28).map { Int64(36 - $0) }
    let forecast = try Self.history(backlogs: backlogs, added: 2, now: 8).pulse().forecast
    #expect(
      forecast
        == Forecast(
          kind: .date, backlog: 8, dayCount: 28, addedPerDay: 2, closedPerDay: 3, days: 8,
          emptyDate: Self.today.adding(days: 8)))
  }

  @Test("A part of a day is a day more, and a whole number of days stays one")
  func rounding() throws {
    // 3 fewer in 28 days: 28 / 3 days for each.
    let backlogs = [13] + Array(repeating: Int64(10), count: 28)
    let part = try Self.history(backlogs: backlogs, now: 10).pulse().forecast
    #expect(part.days == 280.0 / 3)
    #expect(part.emptyDate == Self.today.adding(days: 94))
    let whole = try Self.history(backlogs: backlogs, now: 9).pulse().forecast
    #expect(whole.days == 84)
    #expect(whole.emptyDate == Self.today.adding(days: 84))
  }

  @Test("A backlog that stays or grows is never empty")
  func never() throws {
    for last in [Int64(10), 11] {
      let backlogs = Array(repeating: Int64(10), count: 28) + [last]
      let forecast = try Self.history(backlogs: backlogs, added: 1, now: last).pulse().forecast
      #expect(forecast.kind == .never)
      #expect(forecast.days == nil)
      #expect(forecast.emptyDate == nil)
      #expect(forecast.addedPerDay == 1)
      #expect(forecast.closedPerDay == 1 - Double(last - 10) / 28)
    }
  }

  @Test("Nor is one that takes more than 100 years")
  func hundredYears() throws {
    // 4 fewer in 28 days: 7 days for each.
    let backlogs = [14] + Array(repeating: Int64(10), count: 28)
    #expect(try Self.history(backlogs: backlogs, now: 5_217).pulse().forecast.days == 36_519)
    #expect(try Self.history(backlogs: backlogs, now: 5_218).pulse().forecast.kind == .never)
    #expect(try Self.history(backlogs: backlogs, now: .max).pulse().forecast.kind == .never)
  }

  @Test("Fewer than 7 days that are over say nothing, unless nothing is open")
  func short() throws {
    let six = [Int64(10), 9, 8, 7, 6, 5]
    #expect(try Self.history(backlogs: six, now: 5).pulse().forecast.kind == .unknown)
    #expect(try Self.history(backlogs: six, now: 5).pulse().forecast.dayCount == 6)
    #expect(try Self.history(backlogs: six, now: 0).pulse().forecast.kind == .empty)
    #expect(try Self.history(backlogs: [], now: 3).pulse().forecast.kind == .unknown)
    #expect(try Self.history(backlogs: [], now: 0).pulse().forecast.kind == .empty)
  }

  @Test("Before the history began, nothing was open")
  func firstDays() throws {
    var history = Self.history(backlogs: [10, 9, 8, 7, 6, 5, 4], now: 4)
    #expect(try history.pulse().forecast.kind == .never)  // 0 at first, 4 in the end
    let first = try #require(Self.today.adding(days: -7))
    history[first].addedToBacklog = 11
    let forecast = try history.pulse().forecast
    #expect(forecast.dayCount == 7)
    #expect(forecast.addedPerDay == 11.0 / 7)
    #expect(forecast.closedPerDay == 1)
  }

  @Test("After the last day of time there is no date")
  func endOfTime() throws {
    var history = TestHistory(today: .last)
    history.backlog = 2
    for days in 1...29 {
      let date = try #require(CalendarDate.last.adding(days: -days))
      history[date].backlog = Int64(days)
    }
    #expect(try history.pulse().forecast.kind == .never)
    history.today = .first
    history.days = .first ... .first
    #expect(try history.pulse().forecast.kind == .unknown)
  }
}
