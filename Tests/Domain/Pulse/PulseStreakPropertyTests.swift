import TestSupport
import Testing

@testable import Domain

@Suite struct PulseStreakPropertyTests {
  @Test("Streaks are those that one finds by looking at each day", arguments: UInt64(1)...150)
  func naive(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let history = try Self.history(&random)
    let pulse = try history.pulse()
    let naive = NaiveStreaks(history: history)
    #expect(pulse.dailyStreak == naive.daily)
    #expect(pulse.weeklyStreak == naive.weekly)
  }

  private static func history(_ random: inout RandomNumbers) throws -> TestHistory {
    let start = try calendarDate(2024_02_01).daysSince1970 + Int.random(in: 0..<700, using: &random)
    let today = try #require(CalendarDate(daysSince1970: start + 120))
    var history = TestHistory(today: today)
    history.weekStart = Int.random(in: 1...7, using: &random)
    try history.settings.set(.dailyGoal, to: Int32.random(in: 1...3, using: &random))
    try history.settings.set(.weeklyGoal, to: Int32.random(in: 1...9, using: &random))
    if Bool.random(using: &random) {
      try history.settings.set(.ignoredWeekdays, to: Int32.random(in: 0...126, using: &random))
    }
    let most = Int64.random(in: 1...8, using: &random)
    for day in start...start + 123 {
      let count = Int64.random(in: 0...most, using: &random)
      let date = try #require(CalendarDate(daysSince1970: day))
      if count > 0 { history.complete(count, on: date) }
    }
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let first = start + Int.random(in: -20...130, using: &random)
      let last = first + Int.random(in: 0...20, using: &random)
      try history.addHoliday(
        try #require(CalendarDate(daysSince1970: first)),
        Int.random(in: 0..<10, using: &random) == 0 ? nil : CalendarDate(daysSince1970: last))
    }
    return history
  }
}

/// As the definitions have it, day by day and week by week.
private struct NaiveStreaks {
  let history: TestHistory

  private enum Step {
    case counts
    case passed
    case breaks
  }

  private func isHoliday(_ date: CalendarDate) -> Bool {
    history.holidays.contains { $0.contains(date) }
  }

  private func isPaused(_ date: CalendarDate) -> Bool {
    history.settings.ignores(weekday: date.weekday) || isHoliday(date)
  }

  private func completed(_ dates: [CalendarDate]) -> Int64 {
    dates.filter { $0 <= history.today }.reduce(0) { $0 + history[$1].tally.completed }
  }

  private func week(_ first: CalendarDate) -> [CalendarDate] {
    (0..<7).compactMap { first.adding(days: $0) }
  }

  private func dates(from first: CalendarDate, by step: Int) -> [CalendarDate] {
    var dates: [CalendarDate] = []
    var next: CalendarDate? = first
    while let date = next, date <= history.today {
      dates.append(date)
      next = date.adding(days: step)
    }
    return dates
  }

  var daily: Streak {
    let goal = Int64(history.settings.dailyGoal)
    let steps = dates(from: history.figures.keys.min() ?? history.today, by: 1).map { date in
      let step: Step =
        isPaused(date)
        ? .passed : completed([date]) >= goal ? .counts : date == history.today ? .passed : .breaks
      return (date, step)
    }
    let isOff = isPaused(history.today)
    return streak(
      steps, goal: goal, completed: completed([history.today]), isPaused: isOff,
      isExcused: isOff)
  }

  var weekly: Streak {
    let goal = Int64(history.settings.weeklyGoal)
    var first = history.figures.keys.min() ?? history.today
    while first.weekday != history.weekStart - 1 { first = first.adding(days: -1) ?? first }
    let mondays = dates(from: first, by: 7)
    let steps = mondays.map { date in
      let days = week(date)
      let isReached = completed(days) >= goal
      let isExcused = days.contains(where: isHoliday) || date == mondays.last
      let step: Step =
        days.allSatisfy(isPaused)
        ? .passed : isReached ? .counts : isExcused ? .passed : .breaks
      return (date, step)
    }
    let present = week(mondays.last ?? history.today)
    return streak(
      steps, goal: goal, completed: completed(present), isPaused: present.allSatisfy(isPaused),
      isExcused: present.contains(where: isHoliday))
  }

  private func streak(
    _ steps: [(CalendarDate, Step)], goal: Int64, completed: Int64, isPaused: Bool,
    isExcused: Bool
  ) -> Streak {
    var runs: [[CalendarDate]] = [[]]
    for (date, step) in steps {
      switch step {
      case .counts: runs[runs.count - 1].append(date)
      case .passed: break
      case .breaks: runs.append([])
      }
    }
    let longest = runs.map(\.count).max() ?? 0
    return Streak(
      goal: goal, completed: completed, current: run(runs.last ?? []),
      longest: run(runs.first { $0.count == longest } ?? []), isPaused: isPaused,
      isExcused: isExcused)
  }

  private func run(_ dates: [CalendarDate]) -> Streak.Run? {
    guard let first = dates.first, let last = dates.last else { return nil }
    return Streak.Run(count: Int64(dates.count), first: first, last: last)
  }
}
