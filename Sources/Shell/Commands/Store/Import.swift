import Platform
import TaskcoreSwift

extension Command {
  static let importFile = Command(
    name: "import", summary: "Take in the tasks and events of a file: all of them, or none.",
    synopsis: "import [--format FORMAT] FILE",
    options: [.importFormat],
    operands: Operands([.file], minimum: 1),
    notes: [
      """
      FILE is - for standard input. Without --format its name tells the format,
      when it ends in .csv, .txt (todo.txt), .ics (icalendar), .org or .md
      (markdown), or else its beginning. A table (csv) may be of any program.
      """,
      """
      What is there already, by its uid, is brought up to date. A bad part of
      iCalendar or of another program's file is left out, and standard error says
      why.
      """,
    ],
    examples: [
      "import tasks.json", "import todo.txt", "import calendar.ics",
      "import todoist.csv",
      "import --format taskwarrior ~/export.json",
    ]
  ) { arguments, session in
    let path = try arguments.operands[0].path
    if path == nil, session.readsStandardInput {
      throw ShellError.usage("Standard input has the commands; it cannot be imported.")
    }
    let file = try InputFile(path)
    let given = arguments.value(of: .importFormat).flatMap { FileFormat(rawValue: $0.text) }
    let format = given ?? FileFormat(importing: path)

    let store = try session.store()
    let report: ImportReport
    do {
      report = try ProgressBar.whileShown("Importing", in: session) { bar in
        try store.importTasks(as: format, from: file.read) { done, _ in
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
    try session.say("Imported \(summary(of: report)).")
  }

  private static func summary(of report: ImportReport) -> Message {
    func counts(_ added: Int64, _ updated: Int64, _ unchanged: Int64) -> Message {
      "\(added) added, \(updated) updated, \(unchanged) unchanged"
    }
    let total = report.added + report.updated + report.unchanged
    let tasks = Message(count: total, "\(total) task", "\(total) tasks")
    var parts: [Message] = [
      "\(tasks): \(counts(report.added, report.updated, report.unchanged))"
    ]
    let count = report.eventsAdded + report.eventsUpdated + report.eventsUnchanged
    if count > 0 {
      let events = Message(count: count, "\(count) event", "\(count) events")
      parts.append(
        "\(events): \(counts(report.eventsAdded, report.eventsUpdated, report.eventsUnchanged))")
    }
    if report.skipped > 0 {
      let left = report.skipped
      parts.append(
        Message(count: left, "\(left) component left out", "\(left) components left out"))
    }
    return parts.joined(separator: "; ")
  }
}
