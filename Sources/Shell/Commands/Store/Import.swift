import Platform
import TaskcoreSwift

extension Command {
  static let importFile = Command(
    name: "import", summary: "Import the tasks and events of a file: all of them, or none.",
    synopsis: "import [--format FORMAT] [--file-wins|--only-new] [--dry-run] FILE",
    options: [.importFormat, fileWins, onlyNew, dryRun],
    operands: Operands([.file], minimum: 1),
    notes: [
      """
      FILE is - for standard input. Without --format its name tells the format,
      when it ends in .csv, .txt (todo.txt), .ics (icalendar), .org or .md
      (markdown), or else its beginning. A table (csv) may be of any program.
      """,
      """
      FORMAT is json, taskwarrior, csv, todo.txt, icalendar, todoist, google-tasks,
      ticktick, outlook, org or markdown.
      """,
      """
      Items that the store has, by uid, are updated property by property; later changes
      in the store stay, and purged items stay purged. A bad part of iCalendar or of
      another program's file is skipped, and standard error says why.
      """,
    ],
    examples: [
      "import tasks.json", "import --dry-run tasks.json",
      "import --file-wins backup.json",
      "import todo.txt", "import calendar.ics",
      "import todoist.csv",
      "import --format taskwarrior ~/export.json",
    ]
  ) { arguments, session in
    let path = try arguments.operands[0].path
    if path == nil, session.readsStandardInput {
      throw ShellError.usage("Standard input has the commands; it cannot be imported.")
    }
    if arguments.has(fileWins), arguments.has(onlyNew) {
      throw ShellError.usage("Only one of --file-wins and --only-new is possible.")
    }
    let policy: ImportPolicy =
      arguments.has(fileWins) ? .fileWins : arguments.has(onlyNew) ? .onlyNew : .newerWins
    let isDryRun = arguments.has(dryRun)
    let file = try InputFile(path)
    let given = arguments.value(of: .importFormat).flatMap { FileFormat(rawValue: $0.text) }
    let format = given ?? FileFormat(importing: path)

    let store = try session.store()
    let report: ImportReport
    do {
      report = try ProgressBar.whileShown("Importing", in: session) { bar in
        try store.importTasks(as: format, by: policy, isDryRun: isDryRun, from: file.read) {
          done, _ in
          try Interrupt.check()
          bar.update(tasks: done, fraction: file.fractionRead)
        }
      }
    } catch {
      throw ShellError(error).inFile(file.name)
    }
    for note in try session.store().importNotes() {
      printErrorSentence("taskcore: \(note.text(inFile: file.name))")
    }
    try session.say(
      isDryRun
        ? "An import would change the store so: \(summary(of: report))."
        : "Imported \(summary(of: report)).")
    if policy == .newerWins { try sayWhatStayed(report, in: session) }
  }

  private static let fileWins = Option(
    name: "file-wins", summary: "what the file says counts, also where it is older")
  private static let onlyNew = Option(
    name: "only-new", summary: "nothing that is here changes; only what it never had comes in")
  private static let dryRun = Option(
    name: "dry-run", summary: "say what an import would do; the store stays as it is")

  /// What is newer here than in the file, and how to have that of the file.
  private static func sayWhatStayed(_ report: ImportReport, in session: Session) throws {
    let stayed = report.stayed + report.eventsStayed
    if stayed == 0 { return }
    let all =
      stayed + report.added + report.updated + report.unchanged + report.eventsAdded
      + report.eventsUpdated + report.eventsUnchanged
    try session.say(
      Message(
        count: stayed,
        "\(stayed) of \(all) is newer here and stayed; “import --file-wins” or “backup restore” sets it back.",
        "\(stayed) of \(all) are newer here and stayed; “import --file-wins” or “backup restore” sets them back."
      ))
  }

  private static func summary(of report: ImportReport) -> Message {
    func counts(
      _ added: Int64, _ updated: Int64, _ unchanged: Int64, _ stayed: Int64
    ) -> Message {
      stayed == 0
        ? "\(added) added, \(updated) updated, \(unchanged) unchanged"
        : "\(added) added, \(updated) updated, \(unchanged) unchanged, \(stayed) stayed"
    }
    let total = report.added + report.updated + report.unchanged + report.stayed
    let tasks = Message(count: total, "\(total) task", "\(total) tasks")
    var parts: [Message] = [
      "\(tasks): \(counts(report.added, report.updated, report.unchanged, report.stayed))"
    ]
    let count =
      report.eventsAdded + report.eventsUpdated + report.eventsUnchanged + report.eventsStayed
    if count > 0 {
      let events = Message(count: count, "\(count) event", "\(count) events")
      let counts = counts(
        report.eventsAdded, report.eventsUpdated, report.eventsUnchanged, report.eventsStayed)
      parts.append("\(events): \(counts)")
    }
    if report.skipped > 0 {
      let left = report.skipped
      parts.append(
        Message(count: left, "\(left) component left out", "\(left) components left out"))
    }
    return parts.joined(separator: "; ")
  }
}
