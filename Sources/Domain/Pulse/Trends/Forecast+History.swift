extension Forecast {
  /// The days that the pace is taken from.
  private static let longestWindow = 28
  private static let shortestWindow = 7
  /// 100 years.
  private static let horizon = 36_525.0

  init(_ history: PulseHistory, today: CalendarDate) {
    let day = today.daysSince1970
    let first = max(
      day - Self.longestWindow, history.firstDay?.daysSince1970 ?? day,
      CalendarDate.first.daysSince1970)
    let window = history.days(from: first, through: day - 1)
    self.init(
      kind: .unknown, backlog: history.backlog, dayCount: window.count, addedPerDay: 0,
      closedPerDay: 0, days: nil, emptyDate: nil)
    guard let last = window.last else {
      if backlog == 0 { kind = .empty }
      return
    }
    let added = window.reduce(0) { $0 + $1.addedToBacklog }
    let shrunk = (history.figures(on: first - 1)?.backlog ?? 0) - last.backlog
    addedPerDay = Double(added) / Double(window.count)
    closedPerDay = Double(added + shrunk) / Double(window.count)
    if backlog == 0 {
      kind = .empty
    } else if window.count >= Self.shortestWindow {
      decide(shrinkingBy: shrunk, today: today)
    }
  }

  /// Whole numbers are divided once, so that a whole number of days stays one.
  private mutating func decide(shrinkingBy shrunk: Int64, today: CalendarDate) {
    kind = .never
    guard shrunk > 0 else { return }
    let left = Double(backlog) * Double(dayCount) / Double(shrunk)
    guard left <= Self.horizon, let date = today.adding(days: Int(left.rounded(.up))) else {
      return
    }
    kind = .date
    days = left
    emptyDate = date
  }
}
