import TaskcoreSwift

/// The output of commands: listings and messages on changes.
extension Session {
  /// How a listing is to be printed.
  func format(of arguments: Arguments) -> OutputFormat {
    arguments.value(of: .outputFormat).flatMap { OutputFormat(rawValue: $0.text) }
      ?? settings.format
  }

  /// Tells a person what was done, unless that is not wanted; programs, which asked for records,
  /// are told nothing.
  func say(_ sentence: Message) throws {
    if settings.format.layout != nil, settings.verbosity != .quiet {
      try output.print(sentence.text.printable.wrapped(to: output.width))
    }
  }

  /// Prints records for programs, or what `table` prints for people; in the zone of a store, which
  /// is the session's unless another is given.
  func list(
    _ records: [some Record], as format: OutputFormat, in given: Store? = nil,
    table: () throws -> Void
  ) throws {
    switch format {
    case .table, .plain, .markdown: try output.laidOut(as: format, table)
    case .json: try output.printJSON(records, in: given ?? store())
    case .jsonl: try output.printJSONLines(records, in: given ?? store())
    case .csv: try output.printCSV(records, in: given ?? store())
    case .tsv: try output.printTSV(records, in: given ?? store())
    }
  }

  /// Prints records for programs, behind which JSON has some of another kind.
  func list(
    _ records: [some Record], and others: [some Record], as format: OutputFormat
  ) throws {
    let store = try store()
    switch format {
    case .json: try output.printJSON(records, and: others, in: store)
    case .jsonl:
      try output.printJSONLines(records, in: store)
      try output.printJSONLines(others, in: store)
    case .table, .plain, .markdown, .csv, .tsv: try list(records, as: format) {}
    }
  }

  /// Tells what was done to tasks: `Completed 3: Pay rent`; programs get the tasks themselves.
  /// When an occurrence is over, it tells when the next one is due.
  func report(_ deed: Deed, _ tasks: [Task], goesOn: Bool = false) throws {
    try list(tasks, as: settings.format) {
      guard let first = tasks.first else { return }
      guard tasks.count == 1 else { return try say(deed.several(tasks.count)) }
      try say(deed.one(first.id, first.title))
      if goesOn, first.status == .open, !first.repeats.rule.isEmpty,
        let due = try dates().text(first.due)
      {
        try say("Next: \(dates().inSentence(due))")
      }
    }
  }
}
