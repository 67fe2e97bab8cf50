import Domain

/// What the points say.
extension Pulse {
  var weekInsight: Insight? { insight(.week, comparing: week, name: "week") }

  var monthInsight: Insight? { insight(.month, comparing: month, name: "month") }

  /// Today is not over, so that fewer points than before are no warning.
  private func insight(
    _ kind: Insight.Kind, comparing comparison: Comparison, name: String
  ) -> Insight? {
    let (now, before) = (comparison.tally.points, comparison.previousSoFar.points)
    // Without anything completed earlier there is nothing to compare with.
    guard allTime.completed > comparison.tally.completed, now > 0 || before > 0 else {
      return nil
    }
    let day =
      kind == .week
      ? "\(Wording.weekday(comparison.previousSame)) last week"
      : Wording.day(comparison.previousSame, today: today)
    let text = Wording.score(now, in: name, before: before, until: day)
    return Insight(
      kind, text,
      [
        Insight.Figure("points this \(name)", Double(now)),
        Insight.Figure("points last \(name), up to the same day", Double(before)),
        Insight.Figure("points last \(name)", Double(comparison.previous.points)),
      ], colour: now > before ? .green : .grey)
  }

  /// Only when the slope is more than chance brings about: twice its standard error, over 14 days.
  var trendInsight: Insight? {
    guard trend.dayCount >= 14, let slope = trend.slope, let error = trend.standardError,
      slope.magnitude > 2 * error,
      let text = Wording.trend(
        perWeek: 7 * slope, giveOrTake: 14 * error, dayCount: trend.dayCount)
    else { return nil }
    return Insight(
      .trend, text,
      [
        Insight.Figure("slope: points a day, per day", slope),
        Insight.Figure("standard error of the slope", error),
        Insight.Figure("mean points a day", trend.mean),
        Insight.Figure("days", Double(trend.dayCount)),
      ], colour: slope > 0 ? .green : .orange)
  }

  var weekdayInsight: Insight? {
    guard isLongEnough, Self.standsOut(habits.map(\.averagePoints)),
      let best = habits.first(where: { $0.key == bestWeekday })
    else { return nil }
    return Insight(
      .bestWeekday, Wording.bestWeekday(best.key, points: best.averagePoints),
      [
        Insight.Figure("points a day on that weekday", best.averagePoints),
        Insight.Figure("points on that weekday", Double(best.tally.points)),
        Insight.Figure("days", Double(best.dayCount)),
      ])
  }

  var hourInsight: Insight? {
    guard isLongEnough, Self.standsOut(hours.map { Double($0.tally.completed) }),
      let best = hours.first(where: { $0.key == bestHour }), best.tally.completed > 1
    else { return nil }
    let all = hours.reduce(0) { $0 + $1.tally.completed }
    return Insight(
      .bestHour, Wording.bestHour(best.key, completed: best.tally.completed, of: all),
      [
        Insight.Figure("tasks completed in that hour", Double(best.tally.completed)),
        Insight.Figure("tasks completed", Double(all)),
      ])
  }

  var projectInsight: Insight? {
    let all = projects.reduce(0) { $0 + $1.tally.points }
    guard let best = projects.first, let project = best.project, best.tally.points < all,
      Self.standsOut(projects.map { Double($0.tally.points) }),
      projects.allSatisfy({ $0.tally.points <= best.tally.points })
    else { return nil }
    return Insight(
      .project, Wording.bestProject(project.name, points: best.tally.points, of: all),
      [
        Insight.Figure("points of the project", Double(best.tally.points)),
        Insight.Figure("points", Double(all)),
      ])
  }
}
