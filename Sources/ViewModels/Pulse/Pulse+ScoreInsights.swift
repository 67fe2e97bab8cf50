import Domain

/// Insights on points.
extension Pulse {
  func weekInsight(_ wording: Wording) -> Insight? {
    insight(
      .week, comparing: week,
      [
        wording.text("points this week"),
        wording.text("points last week, up to the same day"), wording.text("points last week"),
      ]
    ) { wording.scoreOfWeek($0, before: $1, until: week.previousSame) }
  }

  func monthInsight(_ wording: Wording) -> Insight? {
    insight(
      .month, comparing: month,
      [
        wording.text("points this month"),
        wording.text("points last month, up to the same day"), wording.text("points last month"),
      ]
    ) { wording.scoreOfMonth($0, before: $1, until: month.previousSame, today: today) }
  }

  /// Today is not over, so that fewer points than before are no warning.
  private func insight(
    _ kind: Insight.Kind, comparing comparison: Comparison, _ names: [String],
    _ text: (_ now: Int64, _ before: Int64) -> String
  ) -> Insight? {
    let (now, before) = (comparison.tally.points, comparison.previousSoFar.points)
    // Without anything completed earlier there is nothing to compare with.
    guard allTime.completed > comparison.tally.completed, now > 0 || before > 0 else {
      return nil
    }
    let figures = zip(names, [now, before, comparison.previous.points])
      .map { Insight.Figure($0, Double($1)) }
    return Insight(kind, text(now, before), figures, colour: now > before ? .green : .grey)
  }

  /// Only when the slope is more than chance brings about: twice its standard error, over 14 days.
  func trendInsight(_ wording: Wording) -> Insight? {
    guard trend.dayCount >= 14, let slope = trend.slope, let error = trend.standardError,
      slope.magnitude > 2 * error,
      let text = wording.trend(
        perWeek: 7 * slope, giveOrTake: 14 * error, dayCount: trend.dayCount)
    else { return nil }
    return Insight(
      .trend, text,
      [
        Insight.Figure(wording.text("slope: points a day, per day"), slope),
        Insight.Figure(wording.text("standard error of the slope"), error),
        Insight.Figure(wording.text("mean points a day"), trend.mean),
        Insight.Figure(wording.text("days"), Double(trend.dayCount)),
      ], colour: slope > 0 ? .green : .orange)
  }

  func weekdayInsight(_ wording: Wording) -> Insight? {
    guard isLongEnough, Self.standsOut(habits.map(\.averagePoints)),
      let best = habits.first(where: { $0.key == bestWeekday })
    else { return nil }
    return Insight(
      .bestWeekday, wording.bestWeekday(best.key, points: best.averagePoints),
      [
        Insight.Figure(wording.text("points a day on that weekday"), best.averagePoints),
        Insight.Figure(wording.text("points on that weekday"), Double(best.tally.points)),
        Insight.Figure(wording.text("days"), Double(best.dayCount)),
      ])
  }

  func hourInsight(_ wording: Wording) -> Insight? {
    guard isLongEnough, Self.standsOut(hours.map { Double($0.tally.completed) }),
      let best = hours.first(where: { $0.key == bestHour }), best.tally.completed > 1
    else { return nil }
    let all = hours.reduce(0) { $0 + $1.tally.completed }
    return Insight(
      .bestHour, wording.bestHour(best.key, completed: best.tally.completed, of: all),
      [
        Insight.Figure(wording.text("tasks completed in that hour"), Double(best.tally.completed)),
        Insight.Figure(wording.text("tasks completed"), Double(all)),
      ])
  }

  func projectInsight(_ wording: Wording) -> Insight? {
    let all = projects.reduce(0) { $0 + $1.tally.points }
    guard let best = projects.first, let project = best.project, best.tally.points < all,
      Self.standsOut(projects.map { Double($0.tally.points) }),
      projects.allSatisfy({ $0.tally.points <= best.tally.points })
    else { return nil }
    return Insight(
      .project,
      wording.bestProject(
        wording.name(of: project), points: best.tally.points, of: all),
      [
        Insight.Figure(wording.text("points of the project"), Double(best.tally.points)),
        Insight.Figure(wording.text("points"), Double(all)),
      ])
  }
}
