import Domain
import Localization

/// The texts of a report.
extension Wording {
  var purgedTask: String { text("A task that was purged") }

  /// Also of those that have none.
  func name(of priority: Priority) -> String {
    priority == .none ? text("No priority") : self.priority(priority)
  }

  /// `Mon 12 Jan to Thu 15 Jan`
  func span(_ days: ClosedRange<CalendarDate>, today: CalendarDate) -> String {
    let first = shortDay(days.lowerBound, today: today)
    if days.dayCount == 1 { return first }
    return text("days\u{4}\(first) to \(shortDay(days.upperBound, today: today))")
  }

  func points(_ points: Int64) -> String { text(pointCount(points)) }

  /// "" for none.
  func more(_ count: Int64) -> String {
    if count <= 0 { return "" }
    let number = grouped(count)
    return text(Message(count: count, "and \(number) more", "and \(number) more"))
  }

  /// `12 points for 3 tasks`
  func scored(_ tally: Tally) -> String {
    if tally.completed == 0 { return text("nothing completed so far") }
    let (score, tasks) = (pointCount(tally.points), taskCount(tally.completed))
    return text("\(score) for \(tasks)")
  }

  /// `6 more than by this day last week`
  func difference(_ count: Int64, fromLastWeek previous: Int64) -> String {
    let number = grouped(abs(count - previous))
    if count == previous { return text("as many as by this day last week") }
    return count > previous
      ? text("\(number) more than by this day last week")
      : text("\(number) fewer than by this day last week")
  }

  /// What a streak of days asks for today.
  func note(ofDays streak: Streak) -> String {
    if streak.isPaused {
      return text("Today is paused: it neither adds to the streak nor ends it.")
    }
    let missing = streak.goal - streak.completed
    if missing <= 0 { return text("Today’s goal is reached.") }
    let count = grouped(missing)
    return streak.isAtRisk
      ? text(
        Message(
          count: missing, "Complete \(count) more task today to keep it.",
          "Complete \(count) more tasks today to keep it."))
      : text(
        Message(
          count: missing, "Complete \(count) more task today to reach the goal.",
          "Complete \(count) more tasks today to reach the goal."))
  }

  /// What a streak of weeks asks for this week.
  func note(ofWeeks streak: Streak) -> String {
    if streak.isPaused {
      return text("This week is paused: it neither adds to the streak nor ends it.")
    }
    let missing = streak.goal - streak.completed
    if missing <= 0 { return text("This week’s goal is reached.") }
    let count = grouped(missing)
    return streak.isAtRisk
      ? text(
        Message(
          count: missing, "Complete \(count) more task this week to keep it.",
          "Complete \(count) more tasks this week to keep it."))
      : text(
        Message(
          count: missing, "Complete \(count) more task this week to reach the goal.",
          "Complete \(count) more tasks this week to reach the goal."))
  }

  /// `1,266 more points to Intermediate`
  func next(_ level: Level, in points: Int64) -> String {
    let (count, name) = (grouped(points), name(of: level))
    return text(
      Message(count: points, "\(count) more point to \(name)", "\(count) more points to \(name)"))
  }

  func note(_ forecast: Forecast) -> String {
    switch forecast.kind {
    case .unknown: return text("When it is empty can be told after 7 days.")
    case .empty: return text("Nothing is left to do.")
    case .date:
      let days = grouped(Int64(forecast.dayCount))
      return text(
        Message(
          count: forecast.dayCount, "If it goes on as in the last \(days) day.",
          "If it goes on as in the last \(days) days."))
    case .never: return text("It does not get empty at the pace of the last days.")
    }
  }

  /// Of tasks that were completed today or this week.
  func completed(_ count: Int64) -> String { text("\(grouped(count)) completed") }
}

/// The texts of a report's page around its figures.
extension Wording {
  /// A word or a sentence of the page.
  package enum PageText: CaseIterable, Sendable {
    case today, nothingToday, done, favourite
    case thisWeek, insights, goals, pace, charts, figures
    case beginning, nothingToReport, firstStep, secondStep, thirdStep
  }

  package func page(_ text: PageText) -> String {
    switch text {
    case .today: self.text("Today")
    case .nothingToday: self.text("Nothing is planned for today, or was done.")
    case .done: self.text("heading\u{4}Done")
    case .favourite: self.text("favourite")
    case .thisWeek: self.text("This week")
    case .insights: self.text("Insights")
    case .goals: self.text("Streaks and goals")
    case .pace: self.text("Trend and forecast")
    case .charts: self.text("Charts")
    case .figures: self.text("Figures")
    case .beginning: self.text("A fresh start")
    case .nothingToReport: self.text("There is nothing to report yet. This is how it begins:")
    case .firstStep: self.text("Add a task, such as “Water the plants today”.")
    case .secondStep: self.text("Complete it: it scores points, more for a higher priority.")
    case .thirdStep:
      self.text("Make the report again: today, streaks, trends and charts are here.")
    }
  }

  /// `Thursday 15 January 2026, 12:00 (Europe/Paris)`
  package func moment(_ moment: String, zone: String) -> String {
    text("moment (zone)\u{4}\(moment) (\(zone))")
  }

  /// What stands behind the date of today, which is bold.
  package func afterDate(_ summary: String) -> String { text("after a date\u{4}: \(summary)") }

  package func footer(zone: String) -> String {
    text(
      "Made by Taskcore, and kept in this file alone. A day is one of \(zone), from midnight to midnight."
    )
  }

  /// `62 %`, of a whole number.
  package func percent(_ number: Int) -> String { percent(String(number)) }
}
