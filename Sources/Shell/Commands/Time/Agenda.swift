import Platform
import TaskcoreSwift

extension Command {
  static let agenda = Command(
    name: "agenda", summary: "List what happens in a week, or on some days: events and tasks.",
    synopsis: "agenda [OPTION]... [RANGE]",
    options: [only, completed, limit, .outputFormat],
    operands: Operands(DayRange.operands, minimum: 0),
    notes: [DayRange.note, "Each occurrence of what repeats is listed; those of tasks are dim."],
    examples: ["agenda", "agenda tomorrow", "agenda monday 2w --only events"]
  ) { arguments, session in
    let store = try session.store()
    var query = AgendaQuery(
      days: try DayRange(arguments.operands, count: 7, in: store).days)
    query.contents = arguments.value(of: only).flatMap {
      AgendaQuery.Contents(rawValue: $0.text)
    }
    query.includesCompleted = arguments.has(completed)
    query.limit = try arguments.count(limit)
    let entries = try store.agenda(query, checking: Interrupt.check)
    try session.list(entries, as: session.format(of: arguments)) {
      guard !entries.isEmpty else { return try session.output.print("Nothing happens.") }
      try Table(entries, session.dates()).print(to: session.output)
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
  /// The entries of each day under its heading; what none has is left out.
  fileprivate init(_ entries: [AgendaEntry], _ dates: Dates) {
    var columns = [
      Column(title: "Time", importance: .high), Column(title: "Kind", importance: .low), .id,
      .main("Title"),
    ]
    let showsPlaces = entries.contains { !$0.location.isEmpty }
    if showsPlaces { columns.append(Column(title: "Place", minimumWidth: 6, importance: .low)) }

    var sections: [Section] = []
    for day in entries.split(onChangeOf: \.date.number) {
      guard let date = day.first?.date else { continue }
      sections.append(
        Section(
          heading: Cell(dates.heading(date), .bold),
          rows: day.map { entry in
            let cells = [
              Cell(entry.time), Cell(entry.kindWord), Cell(String(entry.id)), entry.titleCell,
            ]
            return (showsPlaces ? cells + [Cell(entry.location)] : cells).map {
              $0.styled(entry.isDone ? .dim : entry.style)
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

  fileprivate var style: Style { isProjected ? .dim : colour.style }
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
