extension Streak {
  /// The data that a streak is counted from.
  struct Source {
    let history: PulseHistory
    let settings: PulseSettings
    let paused: PausedDays
    let today: CalendarDate

    /// Without those in the future, which another clock may have logged.
    fileprivate var completedDays: some Sequence<(date: CalendarDate, tally: Tally)> {
      history.completedDays.lazy.filter { $0.date <= today }
    }
  }

  /// Of days.
  init(daily source: Source) {
    let goal = Int64(source.settings.dailyGoal)
    let today = source.today
    let isPaused = source.paused.contains(today)
    let reached = source.completedDays
      .filter { $0.tally.completed >= goal && !source.paused.contains($0.date) }
      .map { $0.date.daysSince1970 }
    let count = StreakCount(reached, present: today.daysSince1970) {
      source.paused.firstActive(after: $0)
    }
    self.init(
      goal: goal,
      completed: source.completedDays.first { $0.date == today }?.tally.completed ?? 0,
      current: count.current.map { Run($0) { $0 } }, longest: count.longest.map { Run($0) { $0 } },
      isPaused: isPaused, isExcused: isPaused)
  }

  /// Of weeks. A holiday in a week excuses it when its goal is not reached.
  init(weekly source: Source, weeks: Weeks) {
    let goal = Int64(source.settings.weeklyGoal)
    let present = weeks.number(of: source.today.daysSince1970)
    let completed = Self.completed(source, byWeekOf: weeks)
    let excused = source.paused.holidayWeeks(weeks)
    let reached = completed.filter { week in
      week.completed >= goal && !source.paused.containsAll(of: weeks.days(of: week.number))
    }
    let count = StreakCount(reached.map(\.number), present: present) { week in
      (excused.last(around: week + 1) ?? week) + 1
    }
    let firstDay = { (week: Int) in weeks.days(of: week).lowerBound }
    self.init(
      goal: goal, completed: completed.last { $0.number == present }?.completed ?? 0,
      current: count.current.map { Run($0, day: firstDay) },
      longest: count.longest.map { Run($0, day: firstDay) },
      isPaused: source.paused.containsAll(of: weeks.days(of: present)),
      isExcused: excused.contains(present))
  }

  private static func completed(
    _ source: Source, byWeekOf weeks: Weeks
  ) -> [(number: Int, completed: Int64)] {
    var sums: [(number: Int, completed: Int64)] = []
    for day in source.completedDays {
      let number = weeks.number(of: day.date.daysSince1970)
      if sums.last?.number == number {
        sums[sums.count - 1].completed += day.tally.completed
      } else {
        sums.append((number, day.tally.completed))
      }
    }
    return sums
  }
}

extension Streak.Run {
  /// A week at the end of the calendar may begin outside of it.
  fileprivate init(_ run: StreakCount.Run, day: (Int) -> Int) {
    self.init(
      count: run.count, first: CalendarDate(clampingDaysSince1970: day(run.first)),
      last: CalendarDate(clampingDaysSince1970: day(run.last)))
  }
}

extension PausedDays {
  fileprivate func containsAll(of days: ClosedRange<Int>) -> Bool {
    firstActive(after: days.lowerBound - 1) > days.upperBound
  }
}
