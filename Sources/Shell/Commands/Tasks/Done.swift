import TaskcoreSwift

extension Command {
  static let done = Command(
    name: "done", summary: "Complete some tasks.",
    synopsis: "done [OPTION]... IDS...|WORD...|--where QUERY",
    options: [.whereQuery, .yes, refuseSubtasks, catchUp, series],
    operands: Operands([.taskIDs([.open])], minimum: 0, repeatsLast: true),
    notes: [
      """
      Their open subtasks are completed with them. Of a task that repeats, the present
      occurrence is completed, and the task goes on to the next one.
      """,
      .wordsOfTitle,
    ],
    examples: [
      "done 3", "done 3,5-7 12", "done milk", "done --where 'project:Home due<today'",
      "done --catch-up 3",
    ]
  ) { arguments, session in
    let tasks = try session.choose(arguments.operands, arguments, statuses: [.open])
    let store = try session.store()
    var completion = CompletionRules()
    completion.refusesOpenSubtasks = arguments.has(refuseSubtasks)
    completion.skipsMissed = arguments.has(catchUp)
    completion.endsSeries = arguments.has(series)
    try session.change(tasks, .completed, arguments, goesOn: true) {
      try store.complete($0, completion)
    }
  }

  private static let refuseSubtasks = Option(
    name: "refuse-subtasks", summary: "refuse tasks with open subtasks")
  private static let catchUp = Option(
    name: "catch-up", summary: "go on with the first occurrence after now")
  private static let series = Option(
    name: "series", summary: "complete what repeats for good")
}
