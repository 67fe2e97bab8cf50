extension Pulse {
  /// What a history says of the days of a query, and of today.
  ///
  /// The settings are those of today, which hold for all of it; the holidays may overlap.
  package init(
    _ query: PulseQuery, of history: PulseHistory, settings: PulseSettings, holidays: [Holiday],
    today: CalendarDate
  ) {
    let paused = PausedDays(settings, holidays: holidays)
    let weeks = Weeks(from: query.weekStart)
    let streaks = Streak.Source(
      history: history, settings: settings, paused: paused, today: today)
    self.query = query
    self.today = today
    days = Self.days(query.days, of: history, settings: settings, paused: paused)
    dailyStreak = Streak(daily: streaks)
    weeklyStreak = Streak(weekly: streaks, weeks: weeks)
    allTime = history.completedDays.reduce(into: Tally()) { $0 += $1.tally }
    level = Level(points: allTime.points)
    trend = Trend(query.days, of: history, today: today)
    week = Comparison(weekOf: today, weeks: weeks, of: history)
    month = Comparison(monthOf: today, of: history)
    forecast = Forecast(history, today: today)
    projects = Self.sorted(history.projects)
    priorities = history.priorities
    let begun = days.filter { day in
      history.firstDay.map { day.figures.date >= $0 } ?? false && day.figures.date <= today
    }
    weekdays = Self.weekdays(days, countingOf: begun, from: query.weekStart)
    // Today would speak against its weekday until its work is done.
    let over = begun.filter { $0.figures.date < today }
    habits = Self.weekdays(over.isEmpty ? begun : over, from: 1)
    hours = Self.hours(history, dayCount: days.count)
    bestDate = Self.first(of: days) { Double($0.figures.tally.points) }?.figures.date
    bestWeekday = Self.first(of: habits) { $0.averagePoints }?.key
    bestHour = Self.first(of: hours) { Double($0.tally.completed) }?.key
  }

  private static func days(
    _ range: ClosedRange<CalendarDate>, of history: PulseHistory, settings: PulseSettings,
    paused: PausedDays
  ) -> [Day] {
    (range.lowerBound.daysSince1970...range.upperBound.daysSince1970).map { day in
      let date = CalendarDate(clampingDaysSince1970: day)
      let figures = history.figures(on: day) ?? DayFigures(date: date)
      return Day(
        figures: figures, isPaused: paused.contains(date),
        hasReachedGoal: figures.tally.completed >= Int64(settings.dailyGoal),
        average: history.averagePoints(upTo: day))
    }
  }

  /// What was completed on days, and how many of some of them, else of all, there are.
  private static func weekdays(
    _ days: [Day], countingOf counted: [Day]? = nil, from weekStart: Int
  ) -> [Group] {
    var groups = (0..<7).map { Group(key: $0 + 1, tally: Tally(), dayCount: 0) }
    for day in days { groups[day.figures.date.weekday].tally += day.figures.tally }
    for day in counted ?? days { groups[day.figures.date.weekday].dayCount += 1 }
    return Array(groups[(weekStart - 1)...] + groups[..<(weekStart - 1)])
  }

  private static func hours(_ history: PulseHistory, dayCount: Int) -> [Group] {
    history.hours.enumerated().map { Group(key: $0.offset, tally: $0.element, dayCount: dayCount) }
  }

  /// Most points first, then by name; deleted ones last.
  private static func sorted(
    _ projects: [PulseHistory.ProjectTally]
  ) -> [PulseHistory.ProjectTally] {
    let keyed = projects.map { tally in
      (tally: tally, key: tally.project.map { (NameKey($0.name), ExactText($0.uid)) })
    }
    let sorted = keyed.sorted { left, right in
      guard let key = left.key, let otherKey = right.key else {
        return left.key != nil && right.key == nil
      }
      let (points, otherPoints) = (left.tally.tally.points, right.tally.tally.points)
      return points == otherPoints ? key < otherKey : points > otherPoints
    }
    return sorted.map(\.tally)
  }

  /// The first one of those with the greatest measure; nil when all are 0.
  private static func first<Item>(of items: [Item], by measure: (Item) -> Double) -> Item? {
    var best: (item: Item, measure: Double)?
    for item in items {
      let measure = measure(item)
      if measure > (best?.measure ?? 0) { best = (item, measure) }
    }
    return best?.item
  }
}

extension Pulse.Group {
  /// A day.
  package var averagePoints: Double {
    dayCount == 0 ? 0 : Double(tally.points) / Double(dayCount)
  }
}
