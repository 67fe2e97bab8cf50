import TaskcoreSwift

extension Command {
  static let search = Command(
    name: "search", summary: "Find words in titles, notes and tags, the best match first.",
    synopsis: "search [--format FORMAT] WORD...",
    options: [.outputFormat],
    operands: Operands([.text], minimum: 1, repeatsLast: true),
    notes: [
      """
      Every word is looked for as the beginning of one; quoted words as they stand.
      Completed tasks are found too. What was found in titles is bold on a terminal.
      """
    ],
    examples: ["search rent", "search book 'exact words'"]
  ) { arguments, session in
    let text = arguments.operands.map { word in
      word.quoted.isEmpty ? word.bytes : word.bytes.inDoubleQuotes
    }
    let query = TaskQuery {
      $0.text = Array(text.joined(separator: " ".utf8))
      $0.statuses = [.open, .completed]
    }
    try session.list(query, arguments)
  }
}
