import TaskcoreSwift

extension Command {
  static let report = Command(
    name: "report", summary: "Write a page with figures, charts and tables.",
    synopsis: "report --html FILE [--title TEXT] [--light|--dark] \(Period.synopsis)",
    options: [html, title, .light, .dark],
    operands: Period.operands(),
    notes: [
      """
      The page needs nothing else: it can be sent, printed and read on a phone. It is
      of the last 30 days, unless PERIOD says otherwise.
      """,
      Period.note,
    ],
    examples: [
      "report --html report.html", "report --html december.html month --title 'My December'",
      "report --html -",
    ]
  ) { arguments, session in
    guard let word = arguments.value(of: html) else {
      throw ShellError.usage("Where to? Write --html FILE, or --html - to print the page.")
    }
    let store = try session.store()
    let path = try word.path
    let query = try ReportQuery {
      $0.appearance = try arguments.appearance()
      $0.title = arguments.value(of: title)?.bytes
      $0.days = try PastDays(arguments.operands, in: store)
    }
    guard let path else { return try session.output.write(store.report(query)) }
    try store.writeReport(query, to: path)
    try session.say("Wrote the report to \(String(decoding: path, as: UTF8.self)).")
  }

  private static let html = Option(
    name: "html", value: "FILE", kind: .file, summary: "the file, or - to print it")
  private static let title = Option(
    name: "title", value: "TEXT", summary: "what stands at its head")
}
