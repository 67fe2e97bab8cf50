import TaskcoreSwift

/// The pulse figures of today: streaks, the level, comparisons and the forecast.
struct PulseSummary {
  let pulse: Pulse
  /// Nil for all.
  private let project: Project?
  let score: Score

  init(_ pulse: Pulse, of project: Project?, in store: Store) throws {
    self.pulse = pulse
    self.project = project
    score = try store.score(PastDays(), project: project?.id, tag: nil)
  }

  /// A name, what is to be said, and how it stands out.
  fileprivate typealias Field = (name: Message, text: Message, style: Style)

  /// Goals, streaks and the level are of all tasks.
  fileprivate func fields(_ dates: Dates) -> [Field] {
    let ofAll: [Field] = [
      ("Daily streak", pulse.dailyStreak.text(isWeekly: false, dates), pulse.dailyStreak.style),
      (
        "Weekly streak", pulse.weeklyStreak.text(isWeekly: true, dates),
        pulse.weeklyStreak.style
      ),
      ("Level", pulse.level.text, .plain),
    ]
    return [("Today", today, .plain)] + (project == nil ? ofAll : []) + [
      ("Trend", pulse.trend.text, .plain), ("This week", pulse.week.text(isMonth: false), .plain),
      ("This month", pulse.month.text(isMonth: true), .plain),
      ("Forecast", pulse.forecast.text(dates), .plain),
    ]
  }

  private var today: Message {
    let (points, tasks) = (Counted.points(score.points), Counted.tasks(score.completed))
    return project.map { "\(points), \(tasks) in \($0.name)" } ?? "\(points), \(tasks)"
  }
}

extension Output {
  fileprivate static let nameWidth = 15

  /// Prints its fields; on a narrow terminal, each below its name.
  func print(_ summary: PulseSummary, _ dates: Dates) throws {
    try printPage(
      summary.fields(dates).map { field in
        let text = field.text.text as String
        let shown = field.name == "Level" ? gauge(summary.pulse.level) + text : text
        return (StyledText(field.name, .bold), shown, field.style)
      })
  }

  /// With blanks after it; nothing where it has no room.
  private func gauge(_ level: Level) -> String {
    let room = drawingWidth - Self.nameWidth - level.text.displayWidth - 2
    return room < 10 || isAccessible ? "" : gauge(level.progress, length: min(room, 20)) + " "
  }

  /// Prints sentences, each with a mark in its colour, or with the word for that.
  func print(_ insights: [Insight]) throws {
    for insight in insights {
      if isAccessible {
        try print(StyledText(insight.sentence), within: nil)
        continue
      }
      let mark = layout == .markdown ? "" : drawsUnicode ? "● " : "* "
      var start = StyledText(mark, insight.colour.style)
      for line in insight.text.lines(within: textWidth.map { $0 - 2 }) {
        start.append(line)
        try print(start, within: textWidth)
        start = StyledText("  ")
      }
    }
  }
}

extension Insight {
  /// What it says, and whether that is good or a warning.
  fileprivate var sentence: Message {
    switch colour {
    case .green: "Good: \(text)"
    case .orange: "Warning: \(text)"
    default: Message(verbatim: text)
    }
  }
}

extension Streak {
  /// `5 days since 2026-12-16; 2 of 3 tasks today; at risk; longest 12`
  fileprivate func text(isWeekly: Bool, _ dates: Dates) -> Message {
    let length = isWeekly ? Counted.weeks(current) : Counted.days(current)
    let since = currentFirst.map { dates.inSentence(dates.text($0)) }
    let number = NumberText.grouped(completed)
    let (done, all) = (Counted.tasks(completed), Counted.tasks(goal))
    let present: Message =
      switch (isWeekly, completed < goal) {
      case (false, true): "\(number) of \(all) today"
      case (false, false): "\(done) today"
      case (true, true): "\(number) of \(all) this week"
      case (true, false): "\(done) this week"
      }
    var parts: [Message] = [
      current == 0 ? "none" : since.map { "\(length) since \($0)" } ?? length, present,
    ]
    if isPaused { parts.append("paused") }
    if isAtRisk { parts.append("at risk") }
    if longest > current {
      parts.append("longest \(NumberText.grouped(longest))")
    }
    return parts.joined(separator: "; ")
  }

  fileprivate var style: Style {
    isAtRisk ? .yellow : current > 0 && completed >= goal ? .green : .plain
  }
}

extension Level {
  /// `Novice, 812 of 2,500 points`
  fileprivate var text: Message {
    let number = NumberText.grouped(points)
    let points: Message =
      next.map { "\(number) of \(NumberText.grouped($0)) points" } ?? Counted.points(self.points)
    return "\(name), \(points)"
  }
}

extension Trend {
  /// `6.2 points a day; +0.12 each day (±0.03)`
  fileprivate var text: Message {
    guard days > 0 else { return "there are no days to tell it from" }
    let mean: Message = "\(NumberText.decimal(mean)) points a day"
    guard let slope else { return mean }
    let change = "\(slope < 0 ? "" : "+")\(NumberText.decimal(slope, places: 2))"
    guard let standardError else { return "\(mean); \(change) each day" }
    return "\(mean); \(change) each day (±\(NumberText.decimal(standardError, places: 2)))"
  }
}

extension Comparison {
  /// `45 points for 12 tasks; last week 40 up to this day, 60 in all`
  fileprivate func text(isMonth: Bool) -> Message {
    let present: Message = "\(Counted.points(points)) for \(Counted.tasks(completed))"
    let (soFar, all) = (
      NumberText.grouped(previousPointsSoFar), NumberText.grouped(previousPoints)
    )
    return isMonth
      ? "\(present); last month \(soFar) up to this day, \(all) in all"
      : "\(present); last week \(soFar) up to this day, \(all) in all"
  }
}

extension Forecast {
  fileprivate func text(_ dates: Dates) -> Message {
    let pace: Message =
      "\(NumberText.grouped(open)) open; \(NumberText.decimal(addedPerDay)) added and "
      + "\(NumberText.decimal(closedPerDay)) closed a day"
    return switch kind {
    case .unknown: "\(NumberText.grouped(open)) open; it takes a week of history"
    case .empty: "no open tasks that do not repeat"
    case .date: "\(pace): none left on \(dates.inSentence(dates.text(emptyDate)))"
    case .never: "\(pace): they do not get fewer"
    }
  }
}
