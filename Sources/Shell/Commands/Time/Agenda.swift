import Platform
import TaskcoreSwift

extension Command {
  static let agenda = Command(
    name: "agenda", summary: "List what happens in a week, or on some days: events and tasks.",
    synopsis: "agenda [OPTION]... \(Period.synopsis)",
    options: [only, completed, limit, .outputFormat],
    operands: Period.operands(),
    notes: [
      Period.note, "Each occurrence of what repeats is listed; those of tasks are dim.",
    ],
    examples: ["agenda", "agenda tomorrow", "agenda next week", "agenda monday 2w --only events"]
  ) { arguments, session in
    let store = try session.store()
    var query = AgendaQuery(
      days: try Period(arguments.operands, days: 7, in: store).days)
    query.contents = arguments.value(of: only).flatMap {
      AgendaQuery.Contents(rawValue: $0.text)
    }
    query.includesCompleted = arguments.has(completed)
    query.limit = try arguments.count(limit)
    let entries = try store.agenda(query, checking: Interrupt.check)
    try session.list(entries, as: session.format(of: arguments)) {
      guard !entries.isEmpty else { return try session.output.print("Nothing happens.") }
      try Table(entries, inWords: session.output.isAccessible, session.dates()).print(
        to: session.output)
    }
  }

  private static let only = Option(
    name: "only", value: "WHAT", choices: AgendaQuery.Contents.allCases.map(\.rawValue),
    summary: "no others")
  private static let completed = Option(
    name: "completed", summary: "completed tasks and done events, too")
  private static let limit = Option(name: "limit", value: "NUMBER", summary: "at most so many")
}

extension Table {
  /// The entries of each day under its heading; columns without values are left out.
  fileprivate init(_ entries: [AgendaEntry], inWords: Bool, _ dates: Dates) throws {
    var columns = [
      Column(title: "Time", importance: .high), Column(title: "Kind", importance: .low), .id,
      .main("Title"),
    ]
    let showsPlaces = entries.contains { !$0.location.isEmpty }
    if showsPlaces { columns.append(Column(title: "Place", minimumWidth: 6, importance: .low)) }

    if inWords { columns.append(Column(title: "State")) }
    let priorities = inWords ? try dates.store.priorities(of: entries) : [:]

    var sections: [Section] = []
    for day in entries.split(onChangeOf: \.date.number) {
      guard let date = day.first?.date else { continue }
      sections.append(
        Section(
          heading: Cell(dates.heading(date), .bold),
          rows: day.map { entry in
            var cells = [
              Cell(entry.time), Cell(entry.kindWord), Cell(String(entry.id)), entry.titleCell,
            ]
            if showsPlaces { cells.append(Cell(entry.location.inOneLine)) }
            if inWords { cells.append(Cell(entry.stateWords(priorities[entry.id]))) }
            return cells.map {
              $0.styled(entry.style)
            }
          }))
    }
    self.init(columns: columns, sections: sections)
  }
}

extension AgendaEntry {
  /// `Fair (2 of 3)` on the second of three days.
  fileprivate var titleCell: Table.Cell {
    let text: Message =
      dayCount > 1
      ? "\(title) (\(dayIndex + 1) of \(dayCount))" : Message(verbatim: title)
    return Table.Cell(text, isDone ? .struckThrough : .plain)
  }

  /// What its colour says: that it is done, that it is still to be made of what repeats, or how urgent a
  /// task is.
  fileprivate func stateWords(_ priority: Priority?) -> Message {
    if isDone { return "done" }
    if eventKind == nil {
      let priority = priority.flatMap { $0 == .none ? nil : $0.word }
      if isProjected { return priority.map { "to come, \($0)" } ?? "to come" }
      return priority ?? ""
    }
    return switch colour {
    case .red where eventKind == .deadline: "very soon or over"
    case .orange where eventKind == .deadline: "soon"
    default: ""
    }
  }

  var style: Style { isDone || isProjected ? .dim : colour.style }

  /// `09:00 Standup`: when it begins or is due, unless it is of the whole day or goes on from the day before.
  var shortText: String {
    guard dayIndex == 0 else { return title }
    let clock = time.split(separator: " ").last { $0.contains(":") }?.prefix(5)
    return clock.map { "\($0) \(title)" } ?? title
  }
}

extension Store {
  /// Of the tasks on an agenda, by their ids.
  fileprivate func priorities(of entries: [AgendaEntry]) throws -> [Int64: Priority] {
    let ids = Set(entries.filter { $0.eventKind == nil }.map(\.id)).sorted()
    return Dictionary(try tasks(ids).map { ($0.id, $0.priority) }) { first, _ in first }
  }
}

extension Array {
  /// Its parts in which all elements have the same value.
  fileprivate func split<Value: Equatable>(onChangeOf value: (Element) -> Value) -> [[Element]] {
    reduce(into: []) { parts, element in
      if let last = parts.last?.last, value(last) == value(element) {
        parts[parts.count - 1].append(element)
      } else {
        parts.append([element])
      }
    }
  }
}
