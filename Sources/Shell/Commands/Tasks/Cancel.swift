import TaskcoreSwift

extension Command {
  static let cancel = Command(
    name: "cancel", summary: "Cancel some tasks.",
    synopsis: "cancel [OPTION]... IDS...|WORD...|--where QUERY",
    options: [.whereQuery, .yes, series],
    operands: Operands([.taskIDs([.open])], minimum: 0, repeatsLast: true),
    notes: [
      """
      They are closed with their open subtasks, and score nothing. Of a task that repeats, the
      present occurrence is skipped, and the task goes on to the next one.
      """,
      .wordsOfTitle,
      "“list status:cancelled” shows them, and “reopen” opens them again.",
    ],
    examples: ["cancel 3", "cancel 3,5-7 12", "cancel --series 4", "cancel --where 'due<-30d'"]
  ) { arguments, session in
    let store = try session.store()
    let tasks = try session.choose(arguments.operands, arguments, statuses: [.open])
    let wholeSeries = arguments.has(series)
    try session.change(tasks, .cancelled, arguments, goesOn: true) {
      try store.cancel($0, wholeSeries: wholeSeries)
    }
  }

  private static let series = Option(
    name: "series", summary: "cancel what repeats with all occurrences to come")
}
