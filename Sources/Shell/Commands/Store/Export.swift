import Platform
import TaskcoreSwift

extension Command {
  static let exportFile = Command(
    name: "export", summary: "Write all tasks and events to a file.",
    synopsis: "export [--format FORMAT] [FILE]",
    options: [.fileFormat],
    operands: Operands([.file], minimum: 0),
    notes: [
      """
      Without FILE, or when it is -, they are printed. The format is what --format
      says, or the name of the file: .csv, .txt for todo.txt, or .ics for icalendar;
      or else json, which keeps everything.
      """,
      """
      Standard error says what the format cannot say and was left out.
      """,
    ],
    examples: [
      "export tasks.json", "export tasks.csv", "export calendar.ics",
      "export --format taskwarrior ~/tasks.json",
      "export -",
    ]
  ) { arguments, session in
    let given = arguments.value(of: .fileFormat).flatMap { FileFormat(rawValue: $0.text) }
    let path = try arguments.operands.first?.path
    let format = given ?? FileFormat(path: path) ?? .json

    let store = try session.store()
    try ProgressBar.whileShown("Exporting", in: session, prints: path == nil) { bar in
      func progress(done: Int64, total: Int64) throws {
        try Interrupt.check()
        bar.update(tasks: done, fraction: total > 0 ? Double(done) / Double(total) : nil)
      }
      if let path {
        try store.exportFile(path, as: format, progress: progress)
      } else {
        try store.export(as: format, to: session.output.write, progress: progress)
      }
    }
    for note in try store.exportNotes() {
      printErrorSentence(Message(verbatim: "taskcore: \(note.message)"))
    }
    guard let path else { return }
    try session.say("Exported to \(String(decoding: path, as: UTF8.self)).")
  }
}
