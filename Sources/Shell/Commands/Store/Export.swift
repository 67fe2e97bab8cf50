import Platform
import TaskcoreSwift

extension Command {
  private static let exportTarget = Option(
    name: "to", value: "FILE", kind: .file, summary: "the file, whatever its name is")
  private static let exportedProject = Option(
    name: "project", value: "NAME", kind: .project,
    summary: "a project with those below it, their sections, tasks and events")
  private static let exportedEvent = Option(
    name: "event", value: "ID", kind: .eventIDs, summary: "an event")
  private static let exportedInvoice = Option(
    name: "invoice", value: "NUMBER", kind: .invoice(isDraft: false),
    summary: "an invoice with all of it")

  static let exportFile = Command(
    name: "export", summary: "Write all tasks and events to a file, or some of them.",
    synopsis:
      "export [--format FORMAT] [--to FILE] [--project NAME] [--event ID] [--invoice NUMBER] "
      + "[QUERY]... [FILE]",
    options: [.fileFormat, exportTarget, exportedProject, exportedEvent, exportedInvoice],
    operands: Operands([.either([.query, .file])], minimum: 0, repeatsLast: true),
    notes: [
      """
      Without QUERY and options for single things, all of the store is exported;
      else what they ask for, with what it needs: its projects, sections, tags,
      comments and times. QUERY is as that of list; --project, --event and
      --invoice can be repeated.
      """,
      """
      A word is FILE when it ends in .json, .csv, .txt or .ics, when it has a slash
      and no colon, and when it is -; all others are QUERY. Without FILE, or when it
      is -, the export is printed. The format is what --format says (ics is
      icalendar), or the name of the file: .csv, .txt for todo.txt, or .ics for
      icalendar; or else json, which keeps everything.
      """,
      """
      Standard error says what the format cannot say and was left out.
      """,
    ],
    examples: [
      "export tasks.json", "export tasks.csv", "export calendar.ics",
      "export --format ics project:Home", "export due<=7d week.csv",
      "export --invoice 2026-0001 invoice.json",
      "export --format taskwarrior ~/tasks.json",
      "export -",
    ]
  ) { arguments, session in
    let store = try session.store()
    let (file, words) = try ExportWords.split(arguments, to: exportTarget)
    let path = try file?.path
    let format = arguments.value(of: .fileFormat).flatMap { FileFormat(rawValue: $0.text) }
    var uids: [String] = []
    for name in arguments.values(of: exportedProject) {
      uids.append(try store.project(named: name).uid)
    }
    let ids = arguments.values(of: exportedEvent)
    if !ids.isEmpty {
      let events = try store.events(TaskIDs.read(ids, of: .event, finding: store.findEvent))
      uids += events.map(\.uid)
    }
    for number in arguments.values(of: exportedInvoice) {
      uids.append(try store.invoice(named: number).invoice.uid)
    }
    let query = words.isEmpty ? nil : QueryText(words)
    try session.export(
      query == nil && uids.isEmpty ? nil : ExportSelection(query: query, uids: uids),
      as: format ?? FileFormat(path: path) ?? .json, to: path)
  }
}

/// The operands of `export`: a file and a query.
private enum ExportWords {
  private static let endings = [".json", ".csv", ".txt", ".ics"]

  /// - Throws: a usage error for two files.
  static func split(
    _ arguments: Arguments, to target: Option
  ) throws -> (file: Word?, query: [Word]) {
    var file = arguments.value(of: target)
    var query: [Word] = []
    for word in arguments.operands {
      guard isFile(word) else {
        query.append(word)
        continue
      }
      if file != nil {
        throw ShellError.usage(
          "\(word.text.quoted) would be a second file: one is written.", at: word)
      }
      file = word
    }
    return (file, query)
  }

  private static func isFile(_ word: Word) -> Bool {
    let text = word.text
    if text == "-" || text.isEmpty { return true }
    if text.utf8.contains(UInt8(ascii: ":")) || text.contains(" ") { return false }
    let lower = text.lowercased()
    return text.utf8.contains(UInt8(ascii: "/")) || endings.contains { lower.hasSuffix($0) }
  }
}

extension Session {
  /// Writes a file, or prints it, and says what became of it.
  fileprivate func export(
    _ selection: ExportSelection?, as format: FileFormat, to path: [UInt8]?
  ) throws {
    let store = try store()
    var count: Int64 = 0
    try ProgressBar.whileShown("Exporting", in: self, prints: path == nil) { bar in
      func progress(done: Int64, total: Int64) throws {
        try Interrupt.check()
        count = total
        bar.update(tasks: done, fraction: total > 0 ? Double(done) / Double(total) : nil)
      }
      if let path {
        try store.exportFile(path, as: format, selection, progress: progress)
      } else {
        try store.export(as: format, selection, to: output.write, progress: progress)
      }
    }
    for note in try store.exportNotes() {
      printErrorSentence(Message(verbatim: "taskcore: \(note.message)"))
    }
    let isQuery = selection?.query != nil
    guard let path else {
      if isQuery, count == 0 { printErrorSentence("taskcore: The query matches 0 tasks.") }
      return
    }
    let file = Message(verbatim: String(decoding: path, as: UTF8.self))
    guard isQuery else { return try say("Exported to \(file).") }
    try say(
      Message(
        count: count, "Exported \(count) task to \(file).", "Exported \(count) tasks to \(file)."))
  }
}
