import Domain

/// What is open, and what is overdue.
extension Pulse {
  /// The last day that is over against the first one of the range and of the history.
  var overdueInsight: Insight? {
    let over = days.filter { $0.figures.date < today }.suffix(trend.dayCount)
    guard isLongEnough, let first = over.first?.figures, let last = over.last?.figures,
      first.overdue > 0 || last.overdue > 0
    else { return nil }
    let end =
      last.date.adding(days: 1) == today ? "yesterday" : Wording.day(last.date, today: today)
    let colour: ColourToken =
      last.overdue > first.overdue ? .orange : last.overdue < first.overdue ? .green : .grey
    return Insight(
      .overdue,
      Wording.overdue(
        last.overdue, atEndOf: end, before: first.overdue,
        on: Wording.day(first.date, today: today)),
      [
        Insight.Figure("tasks overdue", Double(last.overdue)),
        Insight.Figure("tasks overdue before", Double(first.overdue)),
      ], colour: colour)
  }

  var forecastInsight: Insight? {
    var figures = [
      Insight.Figure("open tasks", Double(forecast.backlog)),
      Insight.Figure("tasks added a day", forecast.addedPerDay),
      Insight.Figure("tasks closed a day", forecast.closedPerDay),
      Insight.Figure("days of the pace", Double(forecast.dayCount)),
    ]
    switch forecast.kind {
    case .unknown: return nil
    case .empty:
      guard allTime.completed > 0 else { return nil }
      return Insight(.forecast, Wording.nothingOpen, [figures[0]], colour: .green)
    case .never:
      return Insight(.forecast, Wording.never(forecast), figures, colour: .orange)
    case .date:
      guard let days = forecast.days, let date = forecast.emptyDate else { return nil }
      figures.append(Insight.Figure("days until the backlog is empty", days))
      return Insight(
        .forecast, Wording.empty(forecast, on: date, today: today), figures, colour: .green)
    }
  }
}
