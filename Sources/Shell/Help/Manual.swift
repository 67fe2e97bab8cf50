/// The content of help.
enum Manual {
  /// All commands by what they are about, and all topics: side by side where there is space.
  static func contents(within width: Int) -> String {
    let isWide = width >= 150
    let columnWidth = min(isWide ? width / 2 - 2 : max(width, 40), 100)
    let groups = CommandGroup.all.map { group in
      section(
        group.title, group.commands.map { (Message(verbatim: $0.name), $0.summary) },
        within: columnWidth)
    }
    let topics = section(
      "Topics", Topic.all.map { (Message(verbatim: $0.name), $0.summary) }, within: columnWidth)
    let more = Note.sentence(
      "“help COMMAND” tells more about one, “help TOPIC” about that. The beginning of a name will do."
    )
    let sections = groups + [topics]
    let list = isWide ? sideBySide(sections) : sections.joined(separator: "\n\n")
    return "\(list)\n\n\(more.text(within: columnWidth))"
  }

  /// Texts in two columns of nearly the same length, one after the other in each.
  private static func sideBySide(_ texts: [String]) -> String {
    let lines = texts.map { $0.split(separator: "\n").map(String.init) + [""] }
    let half = lines.reduce(0) { $0 + $1.count } / 2
    var (left, right): ([String], [String]) = ([], [])
    for block in lines {
      if right.isEmpty, left.count + block.count / 2 <= half {
        left += block
      } else {
        right += block
      }
    }
    let width = (left.map(\.displayWidth).max() ?? 0) + 4
    return (0..<max(left.count, right.count) - 1).map { row in
      let text = row < left.count ? left[row] : ""
      guard row < right.count, !right[row].isEmpty else { return text }
      return text + String(repeating: " ", count: width - text.displayWidth) + right[row]
    }.joined(separator: "\n")
  }

  /// All about what some words name: a command, a subcommand or a topic.
  ///
  /// - Throws: a usage error when they name nothing.
  static func text(about words: [String], within width: Int) throws -> String {
    let first = words.first ?? ""
    let topic = Topic.named(words)
    if let topic, !Command.isName(first) || topic.name == words.joined(separator: "-") {
      return topic.manual(within: width)
    }
    guard let command = try Command.find(first) else {
      let names = Command.all.map(\.name) + Topic.all.map(\.name)
      let hint = Suggestion.sentence(for: words.joined(separator: "-"), among: names)
      throw ShellError.usage(
        "There is no command or topic \(words.joined(separator: " ").quoted).\(hint)")
    }
    guard words.count > 1 else { return command.manual(within: width) }
    return try command.manual(of: Array(words.dropFirst()), within: width)
  }

  /// Rows under a heading.
  static func section(
    _ title: Message, _ rows: [(name: Message, meaning: Message)], within width: Int
  ) -> String {
    "\(title.text):\n\(Columns.text(rows, wrapsAt: width))"
  }

  /// How something is called, a line or more for each way.
  static func usage(_ usages: [String], within width: Int) -> String {
    let lead = Message("Usage:").text + " "
    let indentation = "\n" + String(repeating: " ", count: lead.displayWidth)
    let lines = usages.map { usage in
      UsageText.lines(usage, within: width - lead.displayWidth).joined(separator: indentation)
    }
    return lead + lines.joined(separator: indentation)
  }

  /// Lines that could be typed.
  static func examples(_ lines: [String]) -> String {
    Message("Examples:").text + "\n" + lines.map { "  \($0)" }.joined(separator: "\n")
  }
}

extension Command {
  /// What help says after the options, with the other names.
  var allNotes: [Note] {
    alsoCalled.isEmpty
      ? notes : notes + [.sentence("Other names: \(alsoCalled.joined(separator: ", ")).")]
  }

  /// All that there is to say of a command.
  func manual(within width: Int) -> String {
    var parts: [String]
    if subcommands.isEmpty {
      parts = ["\(Manual.usage(usages, within: width))\n\(summary.text)"]
      if !options.isEmpty {
        parts.append(
          Manual.section(
            "Options", options.map { (Message(verbatim: $0.usage), $0.summary) }, within: width))
      }
    } else {
      let ways = ([otherwise].compactMap(\.self) + subcommands).map {
        (name: Message(verbatim: $0.usage(of: name)), meaning: $0.summary)
      }
      let more = Note.sentence("“help \(name) SUBCOMMAND” tells more about one.")
      parts = [
        "\(name): \(summary.text)", Columns.text(ways, wrapsAt: width),
        more.text(within: width),
      ]
    }
    parts += allNotes.map { $0.text(within: width) }
    return (parts + [Manual.examples(examples)]).joined(separator: "\n\n")
  }

  /// What there is to say of one of its subcommands.
  ///
  /// - Throws: a usage error when the words name none.
  func manual(of words: [String], within width: Int) throws -> String {
    let place = try SubcommandMatch(words, of: subcommands)
    if place.count < words.count, place.next.isEmpty {
      let known = ([name] + words.prefix(place.count)).joined(separator: " ")
      throw ShellError.usage(
        "\(words[place.count].quoted) is too much: “help \(known)” tells all about that.")
    }
    guard let subcommand = place.subcommand, place.count == words.count else {
      throw place.refusal(of: words, command: name)
    }
    let fullName = "\(name) \(subcommand.name)"
    var parts = [
      "\(Manual.usage([subcommand.usage(of: name)], within: width))\n\(subcommand.summary.text)"
    ]
    if !subcommand.options.isEmpty {
      parts.append(
        Manual.section(
          "Options", subcommand.options.map { (Message(verbatim: $0.usage), $0.summary) },
          within: width))
    }
    let tokens = subcommand.operands.tokens
    if !tokens.isEmpty {
      parts.append(
        Manual.section("Tokens", tokens.map { ($0.usage, $0.summary) }, within: width))
    }
    let further = subcommands.filter { $0.name.hasPrefix(subcommand.name + " ") }
    if !further.isEmpty {
      parts.append(
        Manual.section(
          "See also", further.map { (Message(verbatim: $0.usage(of: name)), $0.summary) },
          within: width))
    }
    let lines = examples.filter { isExample($0, of: fullName) }
    if !lines.isEmpty { parts.append(Manual.examples(lines)) }
    let more = Note.sentence("“help \(name)” tells what the words mean.")
    return (parts + [more.text(within: width)]).joined(separator: "\n\n")
  }

  /// Whether a line is an example of that, and not of a longer name that begins so.
  private func isExample(_ line: String, of fullName: String) -> Bool {
    guard line == fullName || line.hasPrefix(fullName + " ") else { return false }
    return !subcommands.contains { other in
      let otherName = "\(name) \(other.name)"
      return otherName.hasPrefix(fullName + " ")
        && (line == otherName || line.hasPrefix(otherName + " "))
    }
  }
}

extension Operands {
  /// The tokens that it can have, each once.
  var tokens: [TokenForm] {
    kinds.flatMap(\.tokens).reduce(into: []) { forms, form in
      if !forms.contains(where: { $0.marks == form.marks }) { forms.append(form) }
    }
  }
}

extension Operands.Kind {
  fileprivate var tokens: [TokenForm] {
    switch self {
    case .tokens(let forms, _): forms
    case .either(let kinds): kinds.flatMap(\.tokens)
    default: []
    }
  }
}
