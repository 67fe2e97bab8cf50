import TaskcoreSwift

extension Command {
  /// A command for each list that every task app shows.
  static let views: [Command] = [
    view(.today, "List what is for today, and what is overdue."),
    view(.morning, "List what is due today, or on a day, for the morning.", days: 1),
    view(.evening, "List what is due today, or on a day, for the evening.", days: 1),
    view(.upcoming, "List what is due after today, or after a day.", days: 1),
    view(.inbox, "List what has no due."),
    view(.overdue, "List what is overdue."),
    view(.favourites, "List the favourites."),
    view(.completed, "List what was completed: ever, on a day, or from day to day.", days: 2),
    view(.next, "List all by urgency."),
    view(.trash, "List what is in the trash."),
    view(.started, "List what is in progress."),
    view(.expired, "List what is open, and pointless by now."),
    view(.cancelled, "List what was cancelled: ever, on a day, or from day to day.", days: 2),
  ]

  /// The command for a view. It takes so many days or, when these are none, a query.
  private static func view(_ view: View, _ summary: Message, days: Int = 0) -> Command {
    let name = view.rawValue
    let operands = days == 0 ? "[QUERY]..." : days == 1 ? "[DAY]" : "[DAY [DAY]]"
    let dates = Operands.Kind.word(["today", "tomorrow", "yesterday"])
    return Command(
      name: name, summary: summary, synopsis: "\(name) [--format FORMAT] \(operands)",
      options: [.outputFormat],
      operands: days == 0
        ? .query : Operands(Array(repeating: dates, count: days), minimum: 0),
      notes: days == 0
        ? ["“help queries” tells what a QUERY is."]
        : ["A DAY is such as 2026-12-24, tomorrow or 'next friday'."],
      examples: days == 0
        ? [name, "\(name) #Home"]
        : [name, "\(name) 2026-12-24"] + (days > 1 ? ["\(name) 2026-12-01 2026-12-24"] : [])
    ) { arguments, session in
      var query = TaskQuery { $0.view = view }
      if days == 0 {
        query.filter = QueryText(arguments.operands)
      } else {
        let store = try session.store()
        query.days = try arguments.operands.map { try CalendarDate($0, in: store) }
        // One day means that day alone.
        if days == 2, query.days.count == 1 { query.days += query.days }
      }
      try session.list(query, showsUrgency: view == .next, arguments)
    }
  }
}
