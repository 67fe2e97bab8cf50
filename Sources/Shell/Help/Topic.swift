/// A topic of help that is not a command, such as dates.
struct Topic: Sendable {
  /// Its words are joined by hyphens: `exit-status`.
  let name: String
  /// One line that says what it is about.
  let summary: Message
  let notes: [Note]
  var examples: [String] = []

  static let all: [Topic] = [
    words, ids, tokens, quickAdd, dates, periods, queries, places, colours, formats, settings, keys,
    environment, files, exitStatus,
  ]

  /// The topic of a name, `exit status` or `exit-status`, or of the beginning of one that no
  /// other shares; nil when there is none.
  static func named(_ words: [String]) -> Topic? {
    let name = words.joined(separator: "-")
    if let exact = all.first(where: { $0.name == name }) { return exact }
    let candidates = all.filter { $0.name.hasPrefix(name) && name.utf8.count > 2 }
    return candidates.count == 1 ? candidates.first : nil
  }

  /// All that there is to say.
  func manual(within width: Int) -> String {
    let parts = [summary.text] + notes.map { $0.text(within: width) }
    return (parts + (examples.isEmpty ? [] : [Manual.examples(examples)]))
      .joined(separator: "\n\n")
  }
}
