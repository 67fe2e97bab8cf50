package import Domain
import Localization

/// The texts of insights on goals, streaks and levels.
extension Wording {
  /// `Grand Master`
  package func name(of level: Level) -> String {
    switch level {
    case .beginner: text("level\u{4}Beginner")
    case .novice: text("level\u{4}Novice")
    case .intermediate: text("level\u{4}Intermediate")
    case .professional: text("level\u{4}Professional")
    case .expert: text("level\u{4}Expert")
    case .master: text("level\u{4}Master")
    case .grandMaster: text("level\u{4}Grand Master")
    case .enlightened: text("level\u{4}Enlightened")
    }
  }

  func firstGoal(_ goal: Int64) -> String {
    let tasks = grouped(goal)
    return text(
      Message(
        count: goal, "Complete your first task today: your goal is \(tasks) task a day.",
        "Complete your first task today: your goal is \(tasks) tasks a day."))
  }

  func reached(_ goal: Int64, by done: Int64) -> String {
    let tasks = grouped(done)
    if done == goal {
      return text(
        Message(
          count: goal, "You have reached today's goal of \(tasks) task.",
          "You have reached today's goal of \(tasks) tasks."))
    }
    let more = grouped(done - goal)
    return text(
      Message(
        count: done, "You have completed \(tasks) task today, \(more) more than your goal.",
        "You have completed \(tasks) tasks today, \(more) more than your goal."))
  }

  func missing(_ goal: Int64, after done: Int64) -> String {
    let tasks = grouped(goal)
    if done == 0 {
      return text(
        Message(
          count: goal, "Complete \(tasks) task today to reach your goal.",
          "Complete \(tasks) tasks today to reach your goal."))
    }
    let count = grouped(done)
    return text(
      Message(
        count: goal, "You have completed \(count) of the \(tasks) task that are today's goal.",
        "You have completed \(count) of the \(tasks) tasks that are today's goal."))
  }

  var dayOff: String { text("Today is a day off: it neither keeps nor breaks your streak.") }

  enum StreakUnit {
    case day
    case week
  }

  func longest(_ run: Streak.Run, _ unit: StreakUnit, today: CalendarDate) -> String {
    let count = grouped(run.count)
    let end = day(run.last, today: today)
    return switch unit {
    case .day:
      text(
        Message(
          count: run.count, "Your longest streak is \(count) day, up to \(end).",
          "Your longest streak is \(count) days, up to \(end)."))
    case .week:
      text(
        Message(
          count: run.count, "Your longest streak is \(count) week, up to the week from \(end).",
          "Your longest streak is \(count) weeks, up to the week from \(end)."))
    }
  }

  /// A streak of two days or weeks and more.
  func atRisk(
    _ count: Int64, _ unit: StreakUnit, missing: Int64, until date: CalendarDate
  ) -> String {
    let (length, more) = (grouped(count), grouped(missing))
    switch unit {
    case .day:
      return text(
        Message(
          count: missing,
          "Your streak of \(length) days ends tonight unless you complete \(more) more task.",
          "Your streak of \(length) days ends tonight unless you complete \(more) more tasks."))
    case .week:
      let end = day(date)
      return text(
        Message(
          count: missing,
          "Your streak of \(length) weeks ends after \(end) unless you complete \(more) more task.",
          "Your streak of \(length) weeks ends after \(end) unless you complete \(more) more tasks."
        ))
    }
  }

  /// Streaks of two days or weeks and more.
  func streak(
    _ run: Streak.Run, _ unit: StreakUnit, longest: Streak.Run, today: CalendarDate
  ) -> String {
    let (count, best) = (grouped(run.count), grouped(longest.count))
    let start = day(run.first, today: today)
    return switch (unit, run == longest) {
    case (.day, true):
      text(
        "You have reached your daily goal \(count) days in a row, since \(start): it is your longest streak so far."
      )
    case (.day, false):
      text(
        "You have reached your daily goal \(count) days in a row, since \(start): your longest streak is \(best) days."
      )
    case (.week, true):
      text(
        "You have reached your weekly goal \(count) weeks in a row, since the week from \(start): it is your longest streak so far."
      )
    case (.week, false):
      text(
        "You have reached your weekly goal \(count) weeks in a row, since the week from \(start): your longest streak is \(best) weeks."
      )
    }
  }

  func level(_ level: Level, points: Int64, next: Level) -> String {
    let missing = next.firstPoints - points
    let more = grouped(missing)
    let (name, nextName) = (name(of: level), name(of: next))
    let score = Message(
      count: points, "with\u{4}\(grouped(points)) point", "\(grouped(points)) points")
    return text(
      Message(
        count: missing,
        "Your level is \(name), with \(score): \(more) more makes it \(nextName).",
        "Your level is \(name), with \(score): \(more) more make it \(nextName)."))
  }

  func highest(_ level: Level, points: Int64) -> String {
    let (name, score) = (name(of: level), grouped(points))
    return text(
      Message(
        count: points, "Your level is \(name), the highest one, with \(score) point.",
        "Your level is \(name), the highest one, with \(score) points."))
  }
}

/// The texts of insights on points.
extension Wording {
  /// By the same weekday of last week.
  func scoreOfWeek(_ now: Int64, before: Int64, until date: CalendarDate) -> String {
    let weekday = weekday(date)
    let (score, other) = (grouped(now), grouped(before))
    if now == 0 {
      return text(
        Message(
          count: before,
          "You have not scored this week yet; by \(weekday) last week there was \(other) point.",
          "You have not scored this week yet; by \(weekday) last week there were \(other) points."))
    }
    if before == 0 {
      return text(
        Message(
          count: now,
          "You have scored \(score) point this week; by \(weekday) last week there were none.",
          "You have scored \(score) points this week; by \(weekday) last week there were none."))
    }
    if now == before {
      return text(
        Message(
          count: now,
          "You have scored \(score) point this week, as many as by \(weekday) last week.",
          "You have scored \(score) points this week, as many as by \(weekday) last week."))
    }
    let difference = grouped(abs(now - before))
    return now > before
      ? text(
        Message(
          count: now,
          "You have scored \(score) point this week, \(difference) more than by \(weekday) last week.",
          "You have scored \(score) points this week, \(difference) more than by \(weekday) last week."
        ))
      : text(
        Message(
          count: now,
          "You have scored \(score) point this week, \(difference) fewer than by \(weekday) last week.",
          "You have scored \(score) points this week, \(difference) fewer than by \(weekday) last week."
        ))
  }

  /// By the same day of last month.
  func scoreOfMonth(
    _ now: Int64, before: Int64, until date: CalendarDate, today: CalendarDate
  ) -> String {
    let day = day(date, today: today)
    let (score, other) = (grouped(now), grouped(before))
    if now == 0 {
      return text(
        Message(
          count: before,
          "You have not scored this month yet; by \(day) there was \(other) point.",
          "You have not scored this month yet; by \(day) there were \(other) points."))
    }
    if before == 0 {
      return text(
        Message(
          count: now, "You have scored \(score) point this month; by \(day) there were none.",
          "You have scored \(score) points this month; by \(day) there were none."))
    }
    if now == before {
      return text(
        Message(
          count: now, "You have scored \(score) point this month, as many as by \(day).",
          "You have scored \(score) points this month, as many as by \(day)."))
    }
    let difference = grouped(abs(now - before))
    return now > before
      ? text(
        Message(
          count: now,
          "You have scored \(score) point this month, \(difference) more than by \(day).",
          "You have scored \(score) points this month, \(difference) more than by \(day)."))
      : text(
        Message(
          count: now,
          "You have scored \(score) point this month, \(difference) fewer than by \(day).",
          "You have scored \(score) points this month, \(difference) fewer than by \(day)."))
  }

  /// Over two weeks and more; nil when it is too small to be told.
  func trend(perWeek change: Double, giveOrTake error: Double, dayCount: Int) -> String? {
    let size = number(change.magnitude)
    guard size != "0" else { return nil }
    let days = grouped(Int64(dayCount))
    let range = number(error)
    return switch (change > 0, range == "0") {
    case (true, true):
      text("Over \(days) days, your points a day rose by about \(size) a week.")
    case (true, false):
      text(
        "Over \(days) days, your points a day rose by about \(size) a week, give or take \(range).")
    case (false, true):
      text("Over \(days) days, your points a day fell by about \(size) a week.")
    case (false, false):
      text(
        "Over \(days) days, your points a day fell by about \(size) a week, give or take \(range).")
    }
  }

  func bestWeekday(_ key: Int, points: Double) -> String {
    let (weekday, score) = (weekday(key), number(points))
    return text(
      Message(
        count: countForm(of: points),
        "\(weekday) is your best day of the week, with \(score) point on average.",
        "\(weekday) is your best day of the week, with \(score) points on average."))
  }

  func bestHour(_ key: Int, completed: Int64, of all: Int64) -> String {
    let (start, end) = (hour(key), hour(key + 1))
    let (count, total) = (grouped(completed), grouped(all))
    return text(
      Message(
        count: all, "You complete the most between \(start) and \(end): \(count) of \(total) task.",
        "You complete the most between \(start) and \(end): \(count) of \(total) tasks."))
  }

  func bestProject(_ name: String, points: Int64, of all: Int64) -> String {
    text("“\(name)” brings the most points: \(grouped(points)) of \(grouped(all)).")
  }
}

/// The texts of insights on overdue tasks.
extension Wording {
  func overdueYesterday(_ now: Int64, before: Int64, on day: String) -> String {
    let (count, other) = (grouped(now), grouped(before))
    if now == 0 {
      return text(
        Message(
          count: before,
          "Nothing was overdue at the end of yesterday; on \(day) there was \(other) task.",
          "Nothing was overdue at the end of yesterday; on \(day) there were \(other) tasks."))
    }
    if before == 0 {
      return text(
        Message(
          count: now,
          "\(count) task was overdue at the end of yesterday; on \(day) there were none.",
          "\(count) tasks were overdue at the end of yesterday; on \(day) there were none."))
    }
    if now == before {
      return text(
        Message(
          count: now,
          "\(count) task was overdue at the end of yesterday, as many as on \(day).",
          "\(count) tasks were overdue at the end of yesterday, as many as on \(day)."))
    }
    let difference = grouped(abs(now - before))
    return now > before
      ? text(
        Message(
          count: now,
          "\(count) task was overdue at the end of yesterday, \(difference) more than on \(day).",
          "\(count) tasks were overdue at the end of yesterday, \(difference) more than on \(day).")
      )
      : text(
        Message(
          count: now,
          "\(count) task was overdue at the end of yesterday, \(difference) fewer than on \(day).",
          "\(count) tasks were overdue at the end of yesterday, \(difference) fewer than on \(day)."
        ))
  }

  func overdue(_ now: Int64, atEndOf end: String, before: Int64, on day: String) -> String {
    let (count, other) = (grouped(now), grouped(before))
    if now == 0 {
      return text(
        Message(
          count: before,
          "Nothing was overdue at the end of \(end); on \(day) there was \(other) task.",
          "Nothing was overdue at the end of \(end); on \(day) there were \(other) tasks."))
    }
    if before == 0 {
      return text(
        Message(
          count: now, "\(count) task was overdue at the end of \(end); on \(day) there were none.",
          "\(count) tasks were overdue at the end of \(end); on \(day) there were none."))
    }
    if now == before {
      return text(
        Message(
          count: now, "\(count) task was overdue at the end of \(end), as many as on \(day).",
          "\(count) tasks were overdue at the end of \(end), as many as on \(day)."))
    }
    let difference = grouped(abs(now - before))
    return now > before
      ? text(
        Message(
          count: now,
          "\(count) task was overdue at the end of \(end), \(difference) more than on \(day).",
          "\(count) tasks were overdue at the end of \(end), \(difference) more than on \(day)."))
      : text(
        Message(
          count: now,
          "\(count) task was overdue at the end of \(end), \(difference) fewer than on \(day).",
          "\(count) tasks were overdue at the end of \(end), \(difference) fewer than on \(day)."))
  }
}

/// The texts of insights on open tasks.
extension Wording {
  var nothingOpen: String { text("All is done: no task is open but for those that repeat.") }

  func empty(_ forecast: Forecast, on date: CalendarDate, today: CalendarDate) -> String {
    let pace = lastDays(forecast)
    let distance = Int64(today.distance(to: date))
    let days = Message(
      count: distance, "done in\u{4}\(grouped(distance)) day", "\(grouped(distance)) days")
    let day = day(date, today: today)
    if forecast.backlog == 1 {
      return text(
        "At the pace of the last \(pace), the open task that does not repeat is done in \(days), on \(day)."
      )
    }
    let count = grouped(forecast.backlog)
    return text(
      "At the pace of the last \(pace), the \(count) open tasks that do not repeat are done in \(days), on \(day)."
    )
  }

  func never(_ forecast: Forecast) -> String {
    let pace = lastDays(forecast)
    let added = Self.count(forecast.addedPerDay, forecast)
    let closed = Self.count(forecast.closedPerDay, forecast)
    let backlog = grouped(forecast.backlog)
    if added < closed {
      return forecast.backlog == 1
        ? text(
          "At the pace of the last \(pace), it takes over 100 years until the open task that does not repeat is done."
        )
        : text(
          "At the pace of the last \(pace), it takes over 100 years until the \(backlog) open tasks that do not repeat are done."
        )
    }
    if added == 0 {
      return text(
        "In the last \(pace) nothing was added or closed: the open tasks that do not repeat, \(backlog) now, do not get fewer."
      )
    }
    let (more, less) = (grouped(added), grouped(closed))
    return added == closed
      ? text(
        Message(
          count: added,
          "In the last \(pace) you added \(more) task and closed \(less): the open tasks that do not repeat, \(backlog) now, do not get fewer.",
          "In the last \(pace) you added \(more) tasks and closed \(less): the open tasks that do not repeat, \(backlog) now, do not get fewer."
        ))
      : text(
        Message(
          count: added,
          "In the last \(pace) you added \(more) task and closed \(less): the open tasks that do not repeat, \(backlog) now, get more and more.",
          "In the last \(pace) you added \(more) tasks and closed \(less): the open tasks that do not repeat, \(backlog) now, get more and more."
        ))
  }

  /// The days that the pace is taken from.
  private func lastDays(_ forecast: Forecast) -> Message {
    let days = grouped(Int64(forecast.dayCount))
    return Message(count: forecast.dayCount, "the last\u{4}\(days) day", "\(days) days")
  }

  /// Of all days that the pace is taken from.
  private static func count(_ perDay: Double, _ forecast: Forecast) -> Int64 {
    Int64(exactly: (perDay * Double(forecast.dayCount)).rounded()) ?? 0
  }
}

extension Wording {
  /// Puts before a sentence what it is of. In English it goes on in lower case, but for names of weekdays.
  func inProject(_ sentence: String) -> String {
    let isName = (1...7).contains { sentence.hasPrefix(weekday($0)) }
    guard locale.language == .english, !isName else {
      return text("In this project, \(sentence)")
    }
    return text("In this project, \(sentence.prefix(1).lowercased() + sentence.dropFirst())")
  }
}
