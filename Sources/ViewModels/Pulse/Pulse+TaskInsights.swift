import Domain

/// Insights on open and overdue tasks.
extension Pulse {
  /// The last day that is over against the first one of the range and of the history.
  func overdueInsight(_ wording: Wording) -> Insight? {
    let over = days.filter { $0.figures.date < today }.suffix(trend.dayCount)
    guard isLongEnough, let first = over.first?.figures, let last = over.last?.figures,
      first.overdue > 0 || last.overdue > 0
    else { return nil }
    let start = wording.day(first.date, today: today)
    let colour: ColourToken =
      last.overdue > first.overdue ? .orange : last.overdue < first.overdue ? .green : .grey
    return Insight(
      .overdue,
      last.date.adding(days: 1) == today
        ? wording.overdueYesterday(last.overdue, before: first.overdue, on: start)
        : wording.overdue(
          last.overdue, atEndOf: wording.day(last.date, today: today), before: first.overdue,
          on: start),
      [
        Insight.Figure(wording.text("tasks overdue"), Double(last.overdue)),
        Insight.Figure(wording.text("tasks overdue before"), Double(first.overdue)),
      ], colour: colour)
  }

  func forecastInsight(_ wording: Wording) -> Insight? {
    var figures = [
      Insight.Figure(wording.text("open tasks"), Double(forecast.backlog)),
      Insight.Figure(wording.text("tasks added a day"), forecast.addedPerDay),
      Insight.Figure(wording.text("tasks closed a day"), forecast.closedPerDay),
      Insight.Figure(wording.text("days of the pace"), Double(forecast.dayCount)),
    ]
    switch forecast.kind {
    case .unknown: return nil
    case .empty:
      guard allTime.completed > 0 else { return nil }
      return Insight(.forecast, wording.nothingOpen, [figures[0]], colour: .green)
    case .never:
      return Insight(.forecast, wording.never(forecast), figures, colour: .orange)
    case .date:
      guard let days = forecast.days, let date = forecast.emptyDate else { return nil }
      figures.append(Insight.Figure(wording.text("days until the backlog is empty"), days))
      return Insight(
        .forecast, wording.empty(forecast, on: date, today: today), figures, colour: .green)
    }
  }
}
