import TaskcoreSwift

extension Command {
  /// A command for each list that every task app shows.
  static let views: [Command] = [
    view(.today, "List what is for today, and what is overdue."),
    view(.morning, "List what is due today, or on a day, for the morning.", days: 1),
    view(.afternoon, "List what is due today, or on a day, in the afternoon.", days: 1),
    view(.evening, "List what is due today, or on a day, for the evening.", days: 1),
    view(.upcoming, "List what is due after today, or after a day.", days: 1),
    view(.inbox, "List tasks without a due."),
    view(.overdue, "List what is overdue."),
    view(.favourites, "List the favourites."),
    view(.completed, "List what was completed: ever, on a day, or from day to day.", days: 2),
    view(.next, "List all by urgency."),
    view(.trash, "List what is in the trash."),
    view(.started, "List what is in progress."),
    view(.expired, "List open tasks that have expired."),
    view(.cancelled, "List what was cancelled: ever, on a day, or from day to day.", days: 2),
  ]

  /// The command for a view. It takes so many days or, when these are none, a query.
  private static func view(_ view: View, _ summary: Message, days: Int = 0) -> Command {
    let name = view.rawValue
    let operands = days == 0 ? "[QUERY]..." : days == 1 ? "[DAY]" : Period.synopsis
    let dates = Operands.Kind.word(["today", "tomorrow", "yesterday"])
    return Command(
      name: name, summary: summary, synopsis: "\(name) [--format FORMAT] \(operands)",
      options: [.outputFormat],
      operands: days == 0
        ? .query : days == 1 ? Operands([dates], minimum: 0, repeatsLast: true) : Period.operands(),
      notes: days == 0
        ? ["“help queries” tells what a QUERY is."]
        : days == 1 ? ["A DAY is such as 2026-12-24, tomorrow or next friday."] : [Period.note],
      examples: days == 0
        ? [name, "\(name) #Home"]
        : [name, "\(name) 2026-12-24"] + (days > 1 ? ["\(name) last week"] : [])
    ) { arguments, session in
      var query = TaskQuery { $0.view = view }
      if days == 0 {
        query.filter = QueryText(arguments.operands)
      } else {
        let store = try session.store()
        let words = arguments.operands
        if !words.isEmpty {
          let period = try Period(words, towards: days == 1 ? .future : .past, in: store)
          guard days > 1 || period.first == period.last else {
            throw ShellError.usage(
              "“\(name)” is of one day: write tomorrow, or next friday.", at: words[0])
          }
          query.days = days == 1 ? [period.first] : [period.first, period.last]
        }
      }
      try session.list(query, showsUrgency: view == .next, arguments)
    }
  }
}
