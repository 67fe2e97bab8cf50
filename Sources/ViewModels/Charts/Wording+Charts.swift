import Domain

/// What charts say.
extension Wording {
  static let average = "7-day average"
  static let noProject = "No project"
  static let otherProjects = "Others"

  /// `Dec`, and `2027` for a January.
  static func monthOrYear(_ date: CalendarDate) -> String {
    date.month == 1 ? String(date.year) : String(month(date).prefix(3))
  }

  /// `24 December 2026`
  static func date(_ date: CalendarDate) -> String {
    "\(date.day) \(month(date)) \(date.year)"
  }

  /// `Thu`, of 0 for Monday to 6.
  static func shortWeekday(_ weekday: Int) -> String { String(weekdays[weekday].prefix(3)) }

  /// `of the last 30 days`, `of today`, `from 1 May to 9 June 2026` or `on Tuesday 9 June 2026`
  static func period(_ days: ClosedRange<CalendarDate>, today: CalendarDate) -> String {
    if days.upperBound == today {
      return days.dayCount == 1 ? "of today" : "of the last \(grouped(Int64(days.dayCount))) days"
    }
    return range(days)
  }

  /// `from 1 May to 9 June 2026`, `from 1 to 9 June 2026` or `on Tuesday 9 June 2026`
  static func range(_ days: ClosedRange<CalendarDate>) -> String {
    let (first, last) = (days.lowerBound, days.upperBound)
    if first == last { return "on \(fullDay(first))" }
    if first.year != last.year { return "from \(date(first)) to \(date(last))" }
    let month = first.month == last.month ? "" : " \(month(first))"
    return "from \(first.day)\(month) to \(date(last))"
  }

  /// At the head of a chart.
  static func title(of measure: Chart.Measure) -> String {
    switch measure {
    case .points: "Score"
    case .completed: "Completed tasks"
    case .focus: "Focus time"
    }
  }

  /// At an axis.
  static func unit(of measure: Chart.Measure) -> String {
    switch measure {
    case .points: "points"
    case .completed: "tasks"
    case .focus: "minutes"
    }
  }

  /// What a sentence about it begins with.
  static func subject(of measure: Chart.Measure) -> String {
    switch measure {
    case .points: "Points"
    case .completed: "Completed tasks"
    case .focus: "Minutes of focus"
    }
  }

  static func empty(_ measure: Chart.Measure) -> String {
    switch measure {
    case .points: "No points were scored."
    case .completed: "Nothing was completed."
    case .focus: "There were no focus sessions."
    }
  }

  static let noOpenTask = "No task was open."
  static let nothingDoneOrOverdue = "Nothing was done, and nothing was overdue."
}

/// What charts say to those who do not see them.
extension Wording {
  /// Of a value for each day.
  static func daily(
    _ measure: Chart.Measure, sum: Double, on days: ClosedRange<CalendarDate>,
    highest: Chart.Point?
  ) -> String {
    guard sum > 0, let highest else { return "\(empty(measure)) \(shown(days))" }
    let average = number(sum / Double(days.dayCount))
    return "\(subject(of: measure)) day by day \(range(days)): \(number(sum)) in all, "
      + "\(average) a day. \(extreme("highest", highest))."
  }

  /// Of the open tasks at the end of each day.
  static func burndown(
    _ values: [Double], on days: ClosedRange<CalendarDate>, highest: Chart.Point?,
    lowest: Chart.Point?
  ) -> String {
    guard let first = values.first, let last = values.last, let highest, let lowest,
      highest.value > 0
    else { return "\(noOpenTask) \(shown(days))" }
    return "Open tasks at the end of each day \(range(days)): \(number(first)) at first, "
      + "\(number(last)) at last. \(extreme("highest", highest)), "
      + "\(extreme("lowest", lowest, isFirst: false))."
  }

  static func done(_ figures: DayFigures) -> String {
    let done = quantity(figures.tally.completed, "task")
    let points = quantity(figures.tally.points, "point")
    let cancelled =
      figures.cancelled == 0 ? "" : " Cancelled: \(quantity(figures.cancelled, "task"))."
    return "\(fullDay(figures.date)): \(done) done for \(points), "
      + "and \(grouped(figures.overdue)) open at its end that had to be done until then."
      + cancelled
  }

  /// Those without a value are left out.
  static func bars(
    _ measure: Chart.Measure, by group: String, _ points: [Chart.Point],
    on days: ClosedRange<CalendarDate>
  ) -> String {
    let shown = points.filter { $0.value > 0 }
    if shown.isEmpty { return "\(empty(measure)) \(self.shown(days))" }
    let sum = shown.reduce(0) { $0 + $1.value }
    let list = shown.map { "\($0.label) \(number($0.value))" }.joined(separator: ", ")
    return "\(subject(of: measure)) by \(group) \(range(days)): \(number(sum)) in all. \(list)."
  }

  /// What stands behind "by".
  static func group(of kind: Chart.Kind) -> String {
    switch kind {
    case .projects: "project"
    case .priorities: "priority"
    case .weekdays: "weekday"
    case .hours: "hour"
    case .score, .done, .year, .burndown: "day"
    }
  }

  /// `The highest is 21 on Thursday 24 December 2026`
  private static func extreme(
    _ word: String, _ point: Chart.Point, isFirst: Bool = true
  ) -> String {
    let day = point.date.map { fullDay($0) } ?? point.label
    return (isFirst ? "The" : "the") + " \(word) is \(number(point.value)) on \(day)"
  }

  private static func shown(_ days: ClosedRange<CalendarDate>) -> String {
    "The chart is of the days \(range(days))."
  }
}
