import TaskcoreSwift

extension Command {
  static let events = Command(
    name: "events", summary: "List the events from today on, or of some days.",
    synopsis: "events [OPTION]... \(Period.synopsis)",
    options: [
      past, find, kind, task, inCalendar, .ofProject, tagged, ownField, limit, .outputFormat,
    ],
    operands: Period.operands(),
    notes: [
      Period.note,
      "What repeats is one event here, with its first time; “agenda” lists each.",
    ],
    examples: [
      "events", "events 7d", "events next month", "events --all --find review",
      "events --project Work --tag team", "events --field room=Blue --field 'seats>3'",
      "events --format json",
    ]
  ) { arguments, session in
    let store = try session.store()
    var query = try EventQuery {
      $0.text = arguments.value(of: find)?.bytes
      $0.kind = arguments.value(of: kind).flatMap { Event.Kind(rawValue: $0.text) }
      $0.limit = try arguments.count(limit)
    }
    if let word = arguments.value(of: task) {
      let ids = try TaskIDs.read([word])
      guard ids.count == 1 else { throw ShellError.usage("--task takes one task.") }
      query.task = ids.first
    }
    if let word = arguments.value(of: inCalendar) {
      query.calendar = try store.calendar(named: word).id
    }
    query.project = try arguments.value(of: .ofProject).map { try store.project(named: $0).id }
    let tags = arguments.values(of: tagged)
    if !tags.isEmpty { query.tags = tags.map(\.bytes) }
    let conditions = arguments.values(of: ownField)
    if !conditions.isEmpty {
      query.fieldValues = Array(conditions.map(condition).joined(separator: " ".utf8))
    }
    if !arguments.operands.isEmpty {
      let range = try Period(arguments.operands, towards: .future, in: store).instants(in: store)
      query.from = range.lowerBound
      query.before = range.upperBound
    } else if !arguments.has(past) {
      query.from = try Period([], days: 1, in: store).instants(in: store).lowerBound
    }
    let events = try store.events(query)
    try session.list(events, as: session.format(of: arguments)) {
      guard !events.isEmpty else { return try session.output.print("No events.") }
      try Table(events, session.dates()).print(to: session.output)
    }
  }

  private static let past = Option(name: "all", summary: "the past ones too")
  private static let find = Option(
    name: "find", value: "TEXT", summary: "that have it in title, notes, place or people")
  private static let kind = Option(
    name: "kind", value: "KIND", choices: Event.Kind.allCases.map(\.rawValue),
    summary: "of one kind")
  private static let task = Option(name: "task", value: "ID", summary: "that belong to a task")
  private static let inCalendar = Option(
    name: "calendar", value: "NAME", summary: "that are in a calendar")
  private static let tagged = Option(
    name: "tag", value: "NAME", kind: .tag, summary: "that have a tag, or one of several")
  private static let ownField = Option(
    name: "field", value: "NAME=VALUE", kind: .eventFields,
    summary: "that have such a value of an own field; also >, <= and the like")

  /// A condition of the language of queries, or several; of `room=Blue room`, the value is quoted.
  private static func condition(_ word: Word) -> [UInt8] {
    let isMark = { (byte: UInt8) in "=:<>!".utf8.contains(byte) }
    let start = word.bytes.firstIndex(where: isMark) ?? word.bytes.endIndex
    let value = word.bytes[start...].drop(while: isMark)
    let isPlain = !value.contains { isMark($0) || $0 == UInt8(ascii: "\"") }
    guard isPlain, value.contains(where: SplitLine.isBlank) else { return word.bytes }
    return word.bytes[..<value.startIndex] + Array(value).inDoubleQuotes
  }

  private static let limit = Option(name: "limit", value: "NUMBER", summary: "at most so many")
}

extension Arguments {
  /// The number from 1 that an option gives; nil when it was not given.
  ///
  /// - Throws: a usage error for anything else.
  func count(_ option: Option) throws -> Int64? {
    try value(of: option).map { word in
      guard let number = Int64(word.text), (1...100_000).contains(number) else {
        throw ShellError.usage(
          "\(option.spelling) takes a number from 1 to 100000, not \(word.text.quoted).", at: word)
      }
      return number
    }
  }
}
