import Domain
import Localization

/// The texts of charts.
extension Wording {
  var average: String { text("7-day average") }
  var noProject: String { text("No project") }
  var otherProjects: String { text("projects\u{4}Others") }

  /// `Others (3)`
  func others(_ count: Int) -> String { text("projects\u{4}Others (\(count))") }

  /// `of the last 30 days`, `of today`, `from 1 May to 9 June 2026` or `on Tuesday 9 June 2026`
  func period(_ days: ClosedRange<CalendarDate>, today: CalendarDate) -> Message {
    guard days.upperBound == today else { return range(days) }
    if days.dayCount == 1 { return "of today" }
    return "of the last \(grouped(Int64(days.dayCount))) days"
  }

  /// `from 1 May to 9 June 2026`, `from 1 to 9 June 2026` or `on Tuesday 9 June 2026`
  func range(_ days: ClosedRange<CalendarDate>) -> Message {
    let (first, last) = (days.lowerBound, days.upperBound)
    if first == last { return "on \(fullDay(first))" }
    let end = date(last)
    if first.year != last.year { return "from \(date(first)) to \(end)" }
    if first.month != last.month || locale.region.dateOrder == .monthFirst {
      return "from \(longDayOfMonth(first)) to \(end)"
    }
    return "day to day of a month\u{4}from \(first.day) to \(end)"
  }

  /// At the head of a chart: `Score by project of the last 30 days: Home`
  func title(_ subject: Message, _ period: Message, project: String?) -> String {
    guard let project else { return text("what, when\u{4}\(subject) \(period)") }
    return text("what, when: project\u{4}\(subject) \(period): \(project)")
  }

  /// What a chart of a measure is called.
  func title(of kind: Chart.Kind, _ measure: Chart.Measure) -> Message {
    switch (kind, measure) {
    case (.projects, .points): "Score by project"
    case (.projects, .completed): "Completed tasks by project"
    case (.projects, .focus): "Focus time by project"
    case (.priorities, .points): "Score by priority"
    case (.priorities, .completed): "Completed tasks by priority"
    case (.priorities, .focus): "Focus time by priority"
    case (.weekdays, .points): "Score by weekday"
    case (.weekdays, .completed): "Completed tasks by weekday"
    case (.weekdays, .focus): "Focus time by weekday"
    case (.hours, .points): "Score by hour"
    case (.hours, .completed): "Completed tasks by hour"
    case (.hours, .focus): "Focus time by hour"
    case (.burndown, _): "Open tasks"
    case (_, .points): "Score"
    case (_, .completed): "Completed tasks"
    case (_, .focus): "Focus time"
    }
  }

  /// Of a chart that stands among others of the same range.
  func shortTitle(of kind: Chart.Kind) -> String {
    switch kind {
    case .done: text("Done today")
    case .year: text("Score of the last 365 days")
    default: text(title(of: kind, .points))
    }
  }

  /// `Done on Thursday 24 December: Home`
  func titleOfDone(on date: CalendarDate, today: CalendarDate, project: String?) -> String {
    let day = day(date, today: today)
    guard let project else { return text("Done on \(day)") }
    return text("Done on \(day): \(project)")
  }

  /// At an axis.
  func unit(of measure: Chart.Measure) -> String {
    switch measure {
    case .points: text("unit\u{4}points")
    case .completed: text("unit\u{4}tasks")
    case .focus: text("unit\u{4}minutes")
    }
  }

  /// A value with what it counts: `12 points`
  func amount(_ value: Double, _ kind: Chart.Kind, _ measure: Chart.Measure) -> String {
    let (form, amount) = (countForm(of: value), Chart.number(value, in: self))
    return switch (kind, measure) {
    case (.burndown, _):
      text(Message(count: form, "\(amount) open task", "\(amount) open tasks"))
    case (.done, _), (_, .completed):
      text(Message(count: form, "\(amount) task", "\(amount) tasks"))
    case (_, .points): text(Message(count: form, "\(amount) point", "\(amount) points"))
    case (_, .focus): text(Message(count: form, "\(amount) minute", "\(amount) minutes"))
    }
  }

  /// The slices of a pie, and the line of the open tasks.
  var doneSlice: String { text("slice\u{4}done") }
  var openSlice: String { text("slice\u{4}open") }
  var cancelledSlice: String { text("slice\u{4}cancelled") }

  /// Below the score of a day, which stands above it in large figures.
  func caption(ofPoints count: Int64) -> String {
    text(Message(count: count, "caption\u{4}point", "points"))
  }

  func empty(_ measure: Chart.Measure) -> String {
    switch measure {
    case .points: text("No points were scored.")
    case .completed: text("Nothing was completed.")
    case .focus: text("There were no focus sessions.")
    }
  }

  var noOpenTask: String { text("No task was open.") }
  var nothingDoneOrOverdue: String { text("Nothing was done, and nothing was overdue.") }
}

/// The texts in drawings of charts.
extension Wording {
  /// Before the lightest square of a heat map, and behind the darkest one.
  package var less: String { text("shades\u{4}less") }
  package var more: String { text("shades\u{4}more") }

  package func others(_ amount: String) -> String { text("and others: \(amount)") }

  /// `3 done`
  package func slice(_ count: String, _ label: String) -> String {
    text("count and label\u{4}\(count) \(label)")
  }

  /// `3 done (60%)`
  package func slice(_ count: String, _ label: String, percent: String) -> String {
    text("count, label and share\u{4}\(count) \(label) (\(percent)%)")
  }

  /// `Home: 12 points`
  package func labelled(_ label: String, _ amount: String) -> String {
    text("label and amount\u{4}\(label): \(amount)")
  }
}

/// The descriptions of charts for screen readers.
extension Wording {
  /// Of a value for each day.
  func daily(
    _ measure: Chart.Measure, sum: Double, on days: ClosedRange<CalendarDate>,
    highest: Chart.Point?
  ) -> String {
    guard sum > 0, let highest else { return nothing(empty(measure), on: days) }
    let (range, sum, average) = (range(days), number(sum), number(sum / Double(days.dayCount)))
    let (most, day) = (number(highest.value), day(of: highest))
    return switch measure {
    case .points:
      text(
        "Points day by day \(range): \(sum) in all, \(average) a day. The highest is \(most) on \(day)."
      )
    case .completed:
      text(
        "Completed tasks day by day \(range): \(sum) in all, \(average) a day. The highest is \(most) on \(day)."
      )
    case .focus:
      text(
        "Minutes of focus day by day \(range): \(sum) in all, \(average) a day. The highest is \(most) on \(day)."
      )
    }
  }

  /// Of the open tasks at the end of each day.
  func burndown(
    _ values: [Double], on days: ClosedRange<CalendarDate>, highest: Chart.Point?,
    lowest: Chart.Point?
  ) -> String {
    guard let first = values.first.map({ number($0) }), let last = values.last.map({ number($0) }),
      let highest, let lowest, highest.value > 0
    else { return nothing(noOpenTask, on: days) }
    let range = range(days)
    let (most, least) = (number(highest.value), number(lowest.value))
    let (day, other) = (self.day(of: highest), self.day(of: lowest))
    return text(
      "Open tasks at the end of each day \(range): \(first) at first, \(last) at last. The highest is \(most) on \(day), the lowest is \(least) on \(other)."
    )
  }

  func done(_ figures: DayFigures) -> String {
    let day = fullDay(figures.date)
    let done = taskCount(figures.tally.completed)
    let score = Message(
      count: figures.tally.points, "done for\u{4}\(grouped(figures.tally.points)) point",
      "\(grouped(figures.tally.points)) points")
    let open = grouped(figures.overdue)
    if figures.cancelled == 0 {
      return text(
        "\(day): \(done) done for \(score), and \(open) open at its end that had to be done until then."
      )
    }
    let cancelled = taskCount(figures.cancelled)
    return text(
      "\(day): \(done) done for \(score), and \(open) open at its end that had to be done until then. Cancelled: \(cancelled)."
    )
  }

  /// Those without a value are left out.
  func bars(
    _ kind: Chart.Kind, _ measure: Chart.Measure, _ points: [Chart.Point],
    on days: ClosedRange<CalendarDate>
  ) -> String {
    let shown = points.filter { $0.value > 0 }
    if shown.isEmpty { return nothing(empty(measure), on: days) }
    let sum = number(shown.reduce(0) { $0 + $1.value })
    let list = shown.map { "\($0.label) \(number($0.value))" }.joined(separator: ", ")
    let (subject, range) = (subject(of: kind, measure), range(days))
    return text("\(subject) \(range): \(sum) in all. \(list).")
  }

  /// What a sentence about bars begins with.
  private func subject(of kind: Chart.Kind, _ measure: Chart.Measure) -> Message {
    switch (kind, measure) {
    case (.projects, .points): "Points by project"
    case (.projects, .completed): "Completed tasks by project"
    case (.projects, .focus): "Minutes of focus by project"
    case (.priorities, .points): "Points by priority"
    case (.priorities, .completed): "Completed tasks by priority"
    case (.priorities, .focus): "Minutes of focus by priority"
    case (.weekdays, .points): "Points by weekday"
    case (.weekdays, .completed): "Completed tasks by weekday"
    case (.weekdays, .focus): "Minutes of focus by weekday"
    case (.hours, .points): "Points by hour"
    case (.hours, .completed): "Completed tasks by hour"
    case (.hours, .focus): "Minutes of focus by hour"
    case (_, .points): "Points by day"
    case (_, .completed): "Completed tasks by day"
    case (_, .focus): "Minutes of focus by day"
    }
  }

  private func day(of point: Chart.Point) -> String {
    point.date.map { fullDay($0) } ?? point.label
  }

  private func nothing(_ why: String, on days: ClosedRange<CalendarDate>) -> String {
    text("\(why) The chart is of the days \(range(days)).")
  }
}
