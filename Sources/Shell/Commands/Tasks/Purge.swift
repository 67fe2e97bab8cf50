import TaskcoreSwift

extension Command {
  static let purge = Command(
    name: "purge", summary: "Remove some tasks in the trash for good; this cannot be undone.",
    synopsis: "purge IDS...|--where QUERY|--before DATE",
    options: [.whereQuery, before, .yes],
    operands: Operands([.taskIDs([.deleted])], minimum: 0, repeatsLast: true),
    examples: ["purge 3", "purge 3,5-7 12", "purge --where #Home", "purge --before 2026-12-01"]
  ) { arguments, session in
    let store = try session.store()
    guard let date = arguments.value(of: before) else {
      let tasks = try session.choose(
        arguments.operands, arguments, statuses: [.deleted], titled: nil)
      try session.change(tasks, .purged, arguments, loss: .forGood, store.purge)
      return try session.sayWhichBackupsMayHaveIt()
    }
    guard arguments.operands.isEmpty, !arguments.has(.whereQuery) else {
      throw ShellError.usage("--before takes neither ids nor --where beside it.")
    }
    let end: Int64
    switch try Moment(date, in: store) {
    case .none: throw ShellError.usage("--before takes a date, not \(date.text.quoted).", at: date)
    case .date(let day): end = try store.startOfDay(day)
    case .instant(let instant): end = instant
    }
    let trash = try store.tasks(TaskQuery { $0.statuses = [.deleted] }).tasks
    let found = trash.count { $0.deleted ?? end < end }
    try session.confirm(
      "purge \(Counted.tasks(Int64(found)))", count: found, isForGood: true, arguments)
    let count = try store.purge(deletedBefore: end)
    try session.say("Purged \(Counted.tasks(count)).")
    try session.sayWhichBackupsMayHaveIt()
  }

  private static let before = Option(
    name: "before", value: "DATE", summary: "what went to the trash before then")
}
