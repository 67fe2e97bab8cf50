import TaskcoreSwift

extension Command {
  private static let before = Option(
    name: "before", value: "DATE", summary: "what was done before then")
  private static let size = Option(
    name: "size", value: "SIZE", summary: "what has no room in so many bytes, such as 500K or 10M")

  static let trim = Command(
    name: "trim",
    summary: "Remove the oldest steps of the change log for good.",
    synopsis: "trim --before DATE|--size SIZE",
    options: [before, size, .yes],
    operands: .none,
    notes: [
      """
      Their changes stay in effect. Undo and the history of tasks end there.
      New data reuse the space in the file; doctor shows the size of the change log.
      """
    ],
    examples: ["trim --before 2026-01-01", "trim --size 10M"]
  ) { arguments, session in
    let store = try session.store()
    let limit = try arguments.value(of: before).map { date -> Int64 in
      switch try Moment(date, in: store) {
      case .none:
        throw ShellError.usage("--before takes a date, not \(date.text.quoted).", at: date)
      case .date(let day): try store.startOfDay(day)
      case .instant(let instant): instant
      }
    }
    let bytes = try arguments.value(of: size).map { try ByteCount($0).bytes }
    guard limit != nil || bytes != nil else {
      throw ShellError.usage(
        "--before or --size says what goes. Usage: trim --before DATE|--size SIZE")
    }
    let old = try store.changeLogReport()
    try session.confirm(
      "trim the change log of \(Counted.steps(old.steps))", count: Int(old.steps),
      isForGood: true, arguments)
    let new = try store.trimChangeLog(before: limit, maxBytes: bytes)
    // The trim is a step as well.
    let left = new.trimmed == old.trimmed ? new.steps : new.steps - 1
    try session.say(
      "Removed \(Counted.steps(old.steps - left)) of the change log; \(Counted.steps(left)) stayed."
    )
  }
}
