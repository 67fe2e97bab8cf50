import Domain

/// What the goals, streaks and levels of a pulse say.
extension Wording {
  static func name(of level: Level) -> String {
    switch level {
    case .beginner: "Beginner"
    case .novice: "Novice"
    case .intermediate: "Intermediate"
    case .professional: "Professional"
    case .expert: "Expert"
    case .master: "Master"
    case .grandMaster: "Grand Master"
    case .enlightened: "Enlightened"
    }
  }

  static func firstGoal(_ goal: Int64) -> String {
    "Complete your first task today: your goal is \(quantity(goal, "task")) a day."
  }

  static func reached(_ goal: Int64, by done: Int64) -> String {
    done == goal
      ? "You have reached today's goal of \(quantity(goal, "task"))."
      : "You have completed \(quantity(done, "task")) today, "
        + "\(grouped(done - goal)) more than your goal."
  }

  static func missing(_ goal: Int64, after done: Int64) -> String {
    done == 0
      ? "Complete \(quantity(goal, "task")) today to reach your goal."
      : "You have completed \(grouped(done)) of the \(quantity(goal, "task")) that are today's goal."
  }

  static let dayOff = "Today is a day off: it neither keeps nor breaks your streak."

  enum StreakUnit {
    case day
    case week

    var noun: String { self == .day ? "day" : "week" }
  }

  static func longest(
    _ run: Streak.Run, _ unit: StreakUnit, today: CalendarDate
  ) -> String {
    let end = day(run.last, today: today)
    let until = unit == .day ? "up to \(end)" : "up to the week from \(end)"
    return "Your longest streak is \(quantity(run.count, unit.noun)), \(until)."
  }

  static func atRisk(
    _ count: Int64, _ unit: StreakUnit, missing: Int64, until date: CalendarDate
  ) -> String {
    let end = unit == .day ? "tonight" : "after \(day(date))"
    return "Your streak of \(quantity(count, unit.noun)) ends \(end) unless you complete "
      + "\(quantity(missing, "more task"))."
  }

  static func streak(
    _ run: Streak.Run, _ unit: StreakUnit, longest: Streak.Run, today: CalendarDate
  ) -> String {
    let goal = unit == .day ? "daily" : "weekly"
    let start = (unit == .day ? "" : "the week from ") + day(run.first, today: today)
    let best =
      run == longest
      ? "it is your longest streak so far"
      : "your longest streak is \(quantity(longest.count, unit.noun))"
    return "You have reached your \(goal) goal \(quantity(run.count, unit.noun)) in a row, "
      + "since \(start): \(best)."
  }

  static func level(_ level: Level, points: Int64, next: Level) -> String {
    let missing = next.firstPoints - points
    return "Your level is \(name(of: level)), with \(quantity(points, "point")): "
      + "\(grouped(missing)) more \(missing == 1 ? "makes" : "make") it \(name(of: next))."
  }

  static func highest(_ level: Level, points: Int64) -> String {
    "Your level is \(name(of: level)), the highest one, with \(quantity(points, "point"))."
  }
}

/// What the points of a pulse say.
extension Wording {
  static func score(
    _ now: Int64, in period: String, before: Int64, until day: String
  ) -> String {
    if now == 0 {
      return "You have not scored this \(period) yet; by \(day) "
        + "\(wereThere(before, "point"))."
    }
    let score = "You have scored \(quantity(now, "point")) this \(period)"
    if before == 0 { return "\(score); by \(day) there were none." }
    return "\(score), \(difference(now, from: before)) by \(day)."
  }

  /// Nil when it is too small to be told.
  static func trend(
    perWeek change: Double, giveOrTake error: Double, dayCount: Int
  ) -> String? {
    guard number(change.magnitude) != "0" else { return nil }
    let range = number(error) == "0" ? "" : ", give or take \(number(error))"
    return "Over \(quantity(Int64(dayCount), "day")), your points a day "
      + "\(change > 0 ? "rose" : "fell") by about \(number(change.magnitude)) a week\(range)."
  }

  static func bestWeekday(_ key: Int, points: Double) -> String {
    "\(weekday(key)) is your best day of the week, with \(quantity(number(points), "point")) "
      + "on average."
  }

  static func bestHour(_ key: Int, completed: Int64, of all: Int64) -> String {
    "You complete the most between \(hour(key)) and \(hour(key + 1)): "
      + "\(grouped(completed)) of \(quantity(all, "task"))."
  }

  static func bestProject(_ name: String, points: Int64, of all: Int64) -> String {
    "\(quoted(name)) brings the most points: \(grouped(points)) of \(grouped(all))."
  }
}

/// What the open and overdue tasks of a pulse say.
extension Wording {
  static func overdue(
    _ now: Int64, atEndOf end: String, before: Int64, on day: String
  ) -> String {
    if now == 0 {
      return "Nothing was overdue at the end of \(end); on \(day) "
        + "\(wereThere(before, "task"))."
    }
    let tasks = "\(quantity(now, "task")) \(now == 1 ? "was" : "were") overdue at the end of \(end)"
    if before == 0 { return "\(tasks); on \(day) there were none." }
    return "\(tasks), \(difference(now, from: before)) on \(day)."
  }

  static let nothingOpen = "All is done: no task is open but for those that repeat."

  static func empty(
    _ forecast: Forecast, on date: CalendarDate, today: CalendarDate
  ) -> String {
    let days = Int64(date.daysSince1970 - today.daysSince1970)
    return "At the pace of the last \(quantity(Int64(forecast.dayCount), "day")), "
      + "\(open(forecast)) \(forecast.backlog == 1 ? "is" : "are") done in "
      + "\(quantity(days, "day")), on \(day(date, today: today))."
  }

  static func never(_ forecast: Forecast) -> String {
    let days = quantity(Int64(forecast.dayCount), "day")
    let added = count(forecast.addedPerDay, forecast)
    let closed = count(forecast.closedPerDay, forecast)
    if added < closed {
      return "At the pace of the last \(days), it takes over 100 years until "
        + "\(open(forecast)) \(forecast.backlog == 1 ? "is" : "are") done."
    }
    let pace =
      added == 0 && closed == 0
      ? "nothing was added or closed"
      : "you added \(quantity(added, "task")) and closed \(grouped(closed))"
    let backlog = added == closed ? "do not get fewer" : "get more and more"
    return "In the last \(days) \(pace): the open tasks that do not repeat, "
      + "\(grouped(forecast.backlog)) now, \(backlog)."
  }

  private static func open(_ forecast: Forecast) -> String {
    forecast.backlog == 1
      ? "the open task that does not repeat"
      : "the \(grouped(forecast.backlog)) open tasks that do not repeat"
  }

  /// Of all days that the pace is taken from.
  private static func count(_ perDay: Double, _ forecast: Forecast) -> Int64 {
    Int64(exactly: (perDay * Double(forecast.dayCount)).rounded()) ?? 0
  }
}

extension Wording {
  /// Puts before a sentence what it is of; names of weekdays stay as they are.
  static func inProject(_ sentence: String) -> String {
    let isName = weekdays.contains { sentence.hasPrefix($0) }
    let start = isName ? String(sentence.prefix(1)) : sentence.prefix(1).lowercased()
    return "In this project, \(start)\(sentence.dropFirst())"
  }

  private static func wereThere(_ count: Int64, _ noun: String) -> String {
    "there \(count == 1 ? "was" : "were") \(quantity(count, noun))"
  }
}
