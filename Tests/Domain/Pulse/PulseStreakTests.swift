import TestSupport
import Testing

@testable import Domain

/// Today is Thursday 24 December 2026.
@Suite struct PulseStreakTests {
  private static let today = CalendarDate(year: 2026, month: 12, day: 24) ?? .epoch

  struct Case: CustomTestStringConvertible {
    var name: String
    /// How many were completed: today, yesterday, ...
    var completed: [Int64]
    var goal: Int32 = 1
    /// Bits from Monday.
    var ignored: Int32 = 0
    /// First and last day, before today.
    var holidays: [(Int, Int?)] = []
    var current: Int64
    var longest: Int64
    var isAtRisk = false

    var testDescription: String { name }
  }

  private static func ago(_ days: Int) -> CalendarDate { today.adding(days: -days) ?? today }

  @Test(
    "Days on end with the goal reached are a streak",
    arguments: [
      Case(name: "nothing", completed: [], current: 0, longest: 0),
      Case(name: "today alone", completed: [1], current: 1, longest: 1),
      Case(name: "not yet today", completed: [0, 1, 1], current: 2, longest: 2, isAtRisk: true),
      Case(name: "not yesterday", completed: [0, 0, 1, 1], current: 0, longest: 2),
      Case(name: "today after a gap", completed: [1, 0, 1, 1], current: 1, longest: 2),
      Case(
        name: "a goal of 3", completed: [2, 3, 4, 2, 3], goal: 3, current: 2, longest: 2,
        isAtRisk: true),
      Case(
        name: "weekends off: nothing on Sunday and Saturday",
        completed: [1, 1, 1, 1, 0, 0, 1], ignored: 0b110_0000, current: 5, longest: 5),
      Case(
        name: "weekends off: what is done on Saturday does not count",
        completed: [1, 1, 1, 1, 0, 9, 1], ignored: 0b110_0000, current: 5, longest: 5),
      Case(
        name: "all but Thursdays off",
        completed: [1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1], ignored: 0b111_0111,
        current: 3, longest: 3),
      Case(
        name: "all but Thursdays off, one of them missed",
        completed: [1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1], ignored: 0b111_0111,
        current: 1, longest: 1),
      Case(
        name: "a holiday since two days ago, without an end", completed: [0, 0, 0, 1, 1],
        holidays: [(2, nil)], current: 2, longest: 2),
      Case(
        name: "a holiday that was too short", completed: [1, 0, 0, 0, 1], holidays: [(3, 2)],
        current: 1, longest: 1),
      Case(
        name: "holidays that overlap, and one within another", completed: [1, 0, 0, 0, 0, 1],
        holidays: [(2, 1), (4, 2), (3, 3)], current: 2, longest: 2),
      Case(
        name: "a holiday that meets a weekend", completed: [1, 0, 0, 0, 0, 0, 1],
        ignored: 0b110_0000, holidays: [(3, 1)], current: 2, longest: 2),
      Case(
        name: "holiday today, and done all the same", completed: [5, 1], holidays: [(0, 0)],
        current: 1, longest: 1),
    ])
  func daily(_ expected: Case) throws {
    var history = TestHistory(today: Self.today)
    try history.settings.set(.dailyGoal, to: expected.goal)
    try history.settings.set(.ignoredWeekdays, to: expected.ignored)
    for (days, count) in expected.completed.enumerated() where count > 0 {
      history.complete(count, on: Self.ago(days))
    }
    for (first, last) in expected.holidays {
      try history.addHoliday(Self.ago(first), last.map { Self.ago($0) })
    }
    let streak = try history.pulse().dailyStreak
    #expect(streak.current?.count ?? 0 == expected.current)
    #expect(streak.longest?.count ?? 0 == expected.longest)
    #expect(streak.isAtRisk == expected.isAtRisk)
    #expect(streak.goal == Int64(expected.goal))
    #expect(streak.completed == expected.completed.first ?? 0)
  }

  @Test("Of streaks of the same length, the earliest is the longest; its days are those that count")
  func earliest() throws {
    var history = TestHistory(today: Self.today)
    for days in [1, 2, 5, 6, 9] { history.complete(1, on: Self.ago(days)) }
    let streak = try history.pulse().dailyStreak
    #expect(streak.longest == Streak.Run(count: 2, first: Self.ago(6), last: Self.ago(5)))
    #expect(streak.current == Streak.Run(count: 2, first: Self.ago(2), last: Self.ago(1)))
  }

  @Test("What is completed in the future does not count")
  func future() throws {
    var history = TestHistory(today: Self.today)
    history.complete(1, on: Self.today)
    for days in 1...20 { history.complete(9, on: Self.ago(-days)) }
    let pulse = try history.pulse()
    #expect(pulse.dailyStreak.longest?.count == 1)
    #expect(pulse.dailyStreak.completed == 1)
    #expect(pulse.weeklyStreak.current == nil)
    #expect(pulse.weeklyStreak.completed == 1)
  }

  /// The Mondays of the weeks are 21, 14, 7 December and 30 November.
  @Test(
    "Weeks on end with the goal reached are a streak",
    arguments: [
      Case(name: "this week", completed: [2, 3], current: 1, longest: 1),
      Case(
        name: "not yet this week", completed: [4, 0, 0, 0, 5], current: 1, longest: 1,
        isAtRisk: true),
      Case(
        name: "not last week", completed: [4] + Array(repeating: 0, count: 10) + [5], current: 0,
        longest: 1),
      Case(
        name: "last week a holiday began", completed: [5] + Array(repeating: 0, count: 10) + [5],
        holidays: [(4, 4)], current: 2, longest: 2),
      Case(
        name: "in a week with a holiday the goal counts when it is reached",
        completed: [5, 0, 0, 0, 5] + Array(repeating: 0, count: 6) + [5], holidays: [(5, 5)],
        current: 3, longest: 3),
      Case(
        name: "a week of holidays does not count",
        completed: [5, 0, 0, 0, 5] + Array(repeating: 0, count: 6) + [5], holidays: [(10, 4)],
        current: 2, longest: 2),
      Case(
        name: "ignored weekdays excuse no week",
        completed: [5] + Array(repeating: 0, count: 10) + [5],
        ignored: 0b111_1110, current: 1, longest: 1),
      Case(
        name: "a holiday this week excuses it", completed: [0, 0, 0, 0, 5], holidays: [(3, 3)],
        current: 1, longest: 1),
    ])
  func weekly(_ expected: Case) throws {
    var history = TestHistory(today: Self.today)
    try history.settings.set(.ignoredWeekdays, to: expected.ignored)
    for (days, count) in expected.completed.enumerated() where count > 0 {
      history.complete(count, on: Self.ago(days))
    }
    for (first, last) in expected.holidays {
      try history.addHoliday(Self.ago(first), last.map { Self.ago($0) })
    }
    let streak = try history.pulse().weeklyStreak
    #expect(streak.current?.count ?? 0 == expected.current)
    #expect(streak.longest?.count ?? 0 == expected.longest)
    #expect(streak.isAtRisk == expected.isAtRisk)
    #expect(streak.goal == 5)
  }

  @Test("A week is paused when all of its days are, and excused with one holiday")
  func pausedWeek() throws {
    var history = TestHistory(today: Self.today)
    try history.addHoliday(Self.ago(3), Self.ago(0))
    let excused = try history.pulse().weeklyStreak
    #expect(!excused.isPaused)
    #expect(excused.isExcused)
    try history.settings.set(.ignoredWeekdays, to: 0b111_0000)
    #expect(try history.pulse().weeklyStreak.isPaused)
  }

  @Test("Weeks may begin on Sunday")
  func sunday() throws {
    var history = TestHistory(today: Self.today)
    history.complete(4, on: try calendarDate(2026_12_20))  // a Sunday
    history.complete(1, on: try calendarDate(2026_12_21))
    #expect(try history.pulse().weeklyStreak.current == nil)
    history.weekStart = 7
    let first = try calendarDate(2026_12_20)
    #expect(try history.pulse().weeklyStreak.current == .init(count: 1, first: first, last: first))
  }

  @Test("A holiday from the first to the last day of time costs no more than a short one")
  func endsOfTime() throws {
    var history = TestHistory(today: .last)
    history.complete(5, on: .first)
    history.complete(5, on: .last)
    for _ in 0..<1_000 {
      try history.addHoliday(try calendarDate(1_01_02), try calendarDate(9999_12_30))
    }
    let pulse = try history.pulse()
    #expect(pulse.dailyStreak.current == Streak.Run(count: 2, first: .first, last: .last))
    #expect(pulse.weeklyStreak.current?.count == 2)
    history.weekStart = 7
    #expect(try history.pulse().weeklyStreak.current?.first == .first)
    history.holidays = []
    #expect(try history.pulse().dailyStreak.current?.count == 1)
    history.today = .first
    history.days = .first ... .first
    #expect(try history.pulse().weeklyStreak.current?.count == 1)
  }
}
