import TestSupport
import Testing

@testable import Domain

@Suite struct PulseTests {
  private static let today = CalendarDate(year: 2026, month: 12, day: 24) ?? .epoch

  @Test("An empty history has days of zeros and nothing best")
  func empty() throws {
    let pulse = try TestHistory(today: Self.today).pulse()
    #expect(pulse.days.count == 30)
    #expect(pulse.days.map(\.figures.date).last == Self.today)
    #expect(pulse.days.allSatisfy { $0.average == 0 && $0.completionRatio == nil })
    #expect(pulse.days.allSatisfy { !$0.hasReachedGoal && !$0.isPaused })
    #expect(pulse.total == Tally())
    #expect(pulse.bestDate == nil)
    #expect(pulse.bestWeekday == nil)
    #expect(pulse.bestHour == nil)
    #expect(pulse.level == .beginner)
    #expect(pulse.hours.count == 24)
    #expect(pulse.priorities.count == 5)
    #expect(pulse.projects.isEmpty)
  }

  @Test("Completions that score nothing are active days, and the best hour, but no best day")
  func zeroPoints() throws {
    var history = TestHistory(today: Self.today)
    history.complete(3, points: 0, on: Self.today)
    history.hours = [9: Tally(completed: 3)]
    let pulse = try history.pulse()
    #expect(pulse.activeDayCount == 1)
    #expect(pulse.bestDate == nil)
    #expect(pulse.bestWeekday == nil)
    #expect(pulse.bestHour == 9)
  }

  @Test("One day alone is a range")
  func oneDay() throws {
    var history = TestHistory(today: Self.today)
    history.days = Self.today...Self.today
    history.complete(2, points: 8, on: Self.today)
    history[Self.today].overdue = 6
    let pulse = try history.pulse()
    #expect(pulse.days.count == 1)
    #expect(pulse.days.first?.completionRatio == 0.25)
    #expect(pulse.days.first?.hasReachedGoal == true)
    #expect(pulse.bestDate == Self.today)
    #expect(pulse.bestWeekday == 4)
    #expect(pulse.weekdays.map(\.dayCount) == [0, 0, 0, 1, 0, 0, 0])
  }

  @Test("Of equals, the earliest day and hour are the best, and the first weekday from Monday")
  func best() throws {
    var history = TestHistory(today: Self.today)
    history.weekStart = 7
    history.days = try calendarDate(2026_12_10)...Self.today
    for packed in [2026_12_11, 2026_12_13, 2026_12_20, 2026_12_18] {
      history.complete(1, points: 5, on: try calendarDate(Int32(packed)))
    }
    history.hours = [17: Tally(completed: 2), 8: Tally(completed: 2), 7: Tally(completed: 1)]
    let pulse = try history.pulse()
    #expect(pulse.bestDate == (try calendarDate(2026_12_11)))
    #expect(pulse.bestWeekday == 5)  // Fridays and Sundays score 10 in two days
    #expect(pulse.bestHour == 8)
    #expect(pulse.weekdays.map(\.key) == [7, 1, 2, 3, 4, 5, 6])
    #expect(pulse.weekdays.map(\.dayCount) == [2, 2, 2, 2, 2, 2, 2])
  }

  @Test("The best weekday has the most points a day, not the most points")
  func bestOnAverage() throws {
    var history = TestHistory(today: Self.today)
    history.days = try calendarDate(2026_12_17)...Self.today  // two Thursdays
    history.complete(1, points: 5, on: try calendarDate(2026_12_17))
    history.complete(1, points: 5, on: Self.today)
    history.complete(1, points: 6, on: try calendarDate(2026_12_19))
    #expect(try history.pulse().bestWeekday == 6)
  }

  @Test("Days of holidays and ignored weekdays are paused, whatever was done")
  func paused() throws {
    var history = TestHistory(today: Self.today)
    history.days = try calendarDate(2026_12_18)...calendarDate(2026_12_26)
    try history.settings.set(.ignoredWeekdays, to: 0b010_0000)
    try history.addHoliday(try calendarDate(2026_12_23), nil)
    history.complete(1, on: Self.today)
    let days = try history.pulse().days
    #expect(days.map(\.isPaused) == [false, true, false, false, false, true, true, true, true])
    #expect(days.filter(\.hasReachedGoal).map(\.figures.date) == [Self.today])
  }

  @Test("Projects go by points, then by names; the deleted ones are the last")
  func projects() throws {
    func tally(_ name: String?, _ points: Int64) throws -> PulseHistory.ProjectTally {
      PulseHistory.ProjectTally(
        project: try name.map { try Project(uid: $0, name: $0, created: .epoch) },
        tally: Tally(completed: 1, points: points))
    }
    var history = TestHistory(today: Self.today)
    history.projects = try [
      tally(nil, 99), tally("Zoo", 5), tally("éclairs", 5), tally("Desk", 5), tally("Fence", 7),
    ]
    #expect(
      try history.pulse().projects.map { $0.project?.name }
        == ["Fence", "Desk", "éclairs", "Zoo", nil])
  }

  @Test(
    "The points of all time make the level, and how far it is to the next one",
    arguments: [
      (0, .beginner, 0), (499, .beginner, 0.998), (500, .novice, 0), (2_499, .novice, 0.9995),
      (2_500, .intermediate, 0), (6_250, .professional, 0.5), (7_500, .expert, 0),
      (15_000, .master, 0.5), (20_000, .grandMaster, 0), (49_999, .grandMaster, 29_999.0 / 30_000),
      (50_000, .enlightened, 1), (.max, .enlightened, 1),
    ] as [(Int64, Level, Double)])
  func level(points: Int64, expected: Level, progress: Double) throws {
    var history = TestHistory(today: Self.today)
    // Years before the range.
    if points > 0 { history.complete(1, points: points, on: try calendarDate(1999_01_01)) }
    let pulse = try history.pulse()
    #expect(pulse.level == expected)
    #expect(pulse.allTime.points == points)
    #expect(pulse.level.progress(points: points) == progress)
  }

  @Test("A range in the future is of days on which nothing has happened yet")
  func future() throws {
    var history = TestHistory(today: Self.today)
    history.days = try calendarDate(2027_01_01)...calendarDate(2027_01_31)
    history.complete(1, points: 4, on: Self.today)
    let pulse = try history.pulse()
    #expect(pulse.days.count == 31)
    #expect(pulse.total == Tally())
    #expect(pulse.trend.dayCount == 0)
    #expect(pulse.dailyStreak.current?.count == 1)
  }
}
