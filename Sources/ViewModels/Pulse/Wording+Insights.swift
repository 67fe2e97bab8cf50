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
    "Complete your first task today: your goal is \(amount(goal, "task")) a day."
  }

  static func reached(_ goal: Int64, by done: Int64) -> String {
    done == goal
      ? "You have reached today's goal of \(amount(goal, "task"))."
      : "You have completed \(amount(done, "task")) today, "
        + "\(whole(done - goal)) more than your goal."
  }

  static func missing(_ goal: Int64, after done: Int64) -> String {
    done == 0
      ? "Complete \(amount(goal, "task")) today to reach your goal."
      : "You have completed \(whole(done)) of the \(amount(goal, "task")) that are today's goal."
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
    return "Your longest streak is \(amount(run.count, unit.noun)), \(until)."
  }

  static func atRisk(
    _ count: Int64, _ unit: StreakUnit, missing: Int64, until date: CalendarDate
  ) -> String {
    let end = unit == .day ? "tonight" : "after \(day(date))"
    return "Your streak of \(amount(count, unit.noun)) ends \(end) unless you complete "
      + "\(amount(missing, "more task"))."
  }

  static func streak(
    _ run: Streak.Run, _ unit: StreakUnit, longest: Streak.Run, today: CalendarDate
  ) -> String {
    let goal = unit == .day ? "daily" : "weekly"
    let start = (unit == .day ? "" : "the week from ") + day(run.first, today: today)
    let best =
      run == longest
      ? "it is your longest streak so far"
      : "your longest streak is \(amount(longest.count, unit.noun))"
    return "You have reached your \(goal) goal \(amount(run.count, unit.noun)) in a row, "
      + "since \(start): \(best)."
  }

  static func level(_ level: Level, points: Int64, next: Level) -> String {
    let missing = next.firstPoints - points
    return "Your level is \(name(of: level)), with \(amount(points, "point")): "
      + "\(whole(missing)) more \(missing == 1 ? "makes" : "make") it \(name(of: next))."
  }

  static func highest(_ level: Level, points: Int64) -> String {
    "Your level is \(name(of: level)), the highest one, with \(amount(points, "point"))."
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
    let score = "You have scored \(amount(now, "point")) this \(period)"
    if before == 0 { return "\(score); by \(day) there were none." }
    return "\(score), \(difference(now, before)) by \(day)."
  }

  /// Nil when it is too small to be told.
  static func trend(
    perWeek change: Double, giveOrTake error: Double, dayCount: Int
  ) -> String? {
    guard decimal(change.magnitude) != "0" else { return nil }
    let range = decimal(error) == "0" ? "" : ", give or take \(decimal(error))"
    return "Over \(amount(Int64(dayCount), "day")), your points a day "
      + "\(change > 0 ? "rose" : "fell") by about \(decimal(change.magnitude)) a week\(range)."
  }

  static func bestWeekday(_ key: Int, points: Double) -> String {
    let name = weekdays.indices.contains(key - 1) ? weekdays[key - 1] : ""
    let shown = decimal(points)
    return "\(name) is your best day of the week, with \(shown) "
      + "point\(shown == "1" ? "" : "s") on average."
  }

  static func bestHour(_ hour: Int, completed: Int64, of all: Int64) -> String {
    "You complete the most between \(clock(hour)) and \(clock(hour + 1)): "
      + "\(whole(completed)) of \(amount(all, "task"))."
  }

  static func bestProject(_ name: String, points: Int64, of all: Int64) -> String {
    "\(quoted(name)) brings the most points: \(whole(points)) of \(whole(all))."
  }

  private static func clock(_ hour: Int) -> String { "\(hour < 10 ? "0" : "")\(hour):00" }
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
    let tasks = "\(amount(now, "task")) \(now == 1 ? "was" : "were") overdue at the end of \(end)"
    if before == 0 { return "\(tasks); on \(day) there were none." }
    return "\(tasks), \(difference(now, before)) on \(day)."
  }

  static let nothingOpen = "All is done: no task is open but for those that repeat."

  static func empty(
    _ forecast: Forecast, on date: CalendarDate, today: CalendarDate
  ) -> String {
    let days = Int64(date.daysSince1970 - today.daysSince1970)
    return "At the pace of the last \(amount(Int64(forecast.dayCount), "day")), "
      + "\(open(forecast)) \(forecast.backlog == 1 ? "is" : "are") done in "
      + "\(amount(days, "day")), on \(day(date, today: today))."
  }

  static func never(_ forecast: Forecast) -> String {
    let days = amount(Int64(forecast.dayCount), "day")
    let added = count(forecast.addedPerDay, forecast)
    let closed = count(forecast.closedPerDay, forecast)
    if added < closed {
      return "At the pace of the last \(days), it takes over 100 years until "
        + "\(open(forecast)) \(forecast.backlog == 1 ? "is" : "are") done."
    }
    let pace =
      added == 0 && closed == 0
      ? "nothing was added or closed"
      : "you added \(amount(added, "task")) and closed \(whole(closed))"
    let backlog = added == closed ? "do not get fewer" : "get more and more"
    return "In the last \(days) \(pace): the open tasks that do not repeat, "
      + "\(whole(forecast.backlog)) now, \(backlog)."
  }

  private static func open(_ forecast: Forecast) -> String {
    forecast.backlog == 1
      ? "the open task that does not repeat"
      : "the \(whole(forecast.backlog)) open tasks that do not repeat"
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

  /// `Thursday 24 December`, with its year when that is not this one.
  static func day(_ date: CalendarDate, today: CalendarDate) -> String {
    date.year == today.year ? day(date) : fullDay(date)
  }

  /// `6 more than`
  private static func difference(_ now: Int64, _ before: Int64) -> String {
    if now == before { return "as many as" }
    return now > before
      ? "\(whole(now - before)) more than" : "\(whole(before - now)) fewer than"
  }

  /// `1 task`, `1,880 tasks`
  private static func amount(_ count: Int64, _ noun: String) -> String {
    "\(whole(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func wereThere(_ count: Int64, _ noun: String) -> String {
    "there \(count == 1 ? "was" : "were") \(amount(count, noun))"
  }

  /// `1,880`
  private static func whole(_ number: Int64) -> String {
    let digits = Array(String(number.magnitude))
    let text = digits.indices.map { index in
      index > 0 && (digits.count - index) % 3 == 0 ? ",\(digits[index])" : "\(digits[index])"
    }
    return (number < 0 ? "-" : "") + text.joined()
  }

  /// `2.8`, or `3` when there are no tenths. Of what is not negative.
  private static func decimal(_ number: Double) -> String {
    guard let tenths = Int64(exactly: (number * 10).rounded()) else { return "\(number)" }
    return whole(tenths / 10) + (tenths % 10 == 0 ? "" : ".\(tenths % 10)")
  }
}
