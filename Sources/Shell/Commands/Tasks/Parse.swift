import TaskcoreSwift

extension Command {
  static let parse = Command(
    name: "parse", summary: "Show how add would understand some words.",
    synopsis: "parse [--format FORMAT] WORD|TOKEN...",
    options: [.outputFormat],
    operands: Operands(add.operands.kinds, minimum: 1, repeatsLast: true),
    notes: ["Nothing is added. What is understood is in colour on a terminal."],
    examples: ["parse Pay rent tomorrow 17:00 #Home @bank !p1 *"]
  ) { arguments, session in
    let store = try session.store()
    var line = QuickAddLine([])
    var task = try TaskChanges(adding: arguments.operands, line: &line, store: store)
    task.defaultProject = session.settings.project
    let parsed = try store.parse(line, with: task)
    try parsed.refuseWrongValues(of: line, in: store)
    let understood = ParsedQuickAdd(task: parsed.task, line: parsed)
    try session.list([understood], as: session.format(of: arguments)) {
      if session.output.isColoured, !session.output.isAccessible {
        try session.output.print(coloured(line, parsed.understood))
      }
      if session.output.isAccessible {
        try session.output.printFields([("Understood", words(line, parsed.understood))])
      }
      try session.output.printFields(understood.fields(session.dates()))
      try session.sayUnread(parsed)
    }
  }

  /// What was understood, part by part.
  private static func words(_ line: QuickAddLine, _ understood: [Range<Int>]) -> String {
    let parts = understood.map { token in
      String(decoding: line.bytes[token.clamped(to: line.bytes.indices)], as: UTF8.self)
    }
    return parts.isEmpty
      ? Message("nothing but the title").text : parts.joined(separator: ", ").printable
  }

  /// The line with what was understood in green.
  private static func coloured(
    _ line: QuickAddLine, _ understood: [Range<Int>]
  ) -> StyledText {
    var text = StyledText("")
    var end = 0
    for token in understood {
      let range = token.clamped(to: end..<line.bytes.count)
      text.append(String(decoding: line.bytes[end..<range.lowerBound], as: UTF8.self))
      text.append(String(decoding: line.bytes[range], as: UTF8.self), .green)
      end = range.upperBound
    }
    text.append(String(decoding: line.bytes[end...], as: UTF8.self))
    return text
  }
}
