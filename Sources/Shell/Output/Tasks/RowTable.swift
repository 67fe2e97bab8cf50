import TaskcoreSwift

/// A line of a screen, and how far right it stands.
struct RowLine {
  let row: Row
  let depth: Int
}

extension RowLine {
  init(_ row: Row) { self.init(row: row, depth: row.depth) }
}

extension Table {
  /// The lines of a screen: a box, what the task is, and what else is to say.
  init(_ sections: [(heading: Cell, lines: [RowLine])], inWords: Bool) {
    if inWords {
      self.init(inWords: sections)
      return
    }
    let priorities = PriorityText(
      sections.flatMap(\.lines).map { Priority(name: $0.row.priority) ?? .none })
    self.init(
      columns: [
        Column(title: "", importance: .essential), .id,
        Column(title: "Title", minimumWidth: 12, weight: 3, importance: .essential),
        Column(title: ""),
        // A due that is cut says something else.
        Column(title: "Due", importance: .high),
        Column(title: "Project", minimumWidth: 6, importance: .low),
        Column(title: "Tags", minimumWidth: 6, importance: .low), Column(title: "Priority"),
        Column(title: "Subtasks", importance: .low),
        Column(title: "Waits", minimumWidth: 8, importance: .help),
      ],
      sections: sections.map { heading, lines in
        Section(
          heading: heading,
          rows: lines.map { line in
            let row = line.row
            let priority = priorities.text(Priority(name: row.priority) ?? .none)
            return [
              Cell(row.box, row.colour.style), Cell(String(row.id)), line.titleCell,
              Cell(row.isFavourite ? "*" : "", .yellow), Cell(row.due, row.dueColour.style),
              Cell(row.project), Cell(row.tags), Cell(priority, row.colour.style),
              Cell(row.progress), Cell(row.blocked, .dim),
            ]
          })
      })
    showsTitles = false
  }
}

extension Table {
  /// The same for those who do not see boxes, colours and how far right a title stands.
  private init(inWords sections: [(heading: Cell, lines: [RowLine])]) {
    self.init(
      columns: [
        .id, Column(title: "Title", minimumWidth: 12, weight: 3, importance: .essential),
        Column(title: "State", importance: .high), Column(title: "Due", importance: .high),
        Column(title: "Priority"), Column(title: "Favourite"),
        Column(title: "Project", minimumWidth: 6, importance: .low),
        Column(title: "Tags", minimumWidth: 6, importance: .low),
        Column(title: "Subtasks", importance: .low),
        Column(title: "Waits", minimumWidth: 8, importance: .help),
      ],
      sections: sections.map { heading, lines in
        Section(
          heading: heading,
          rows: lines.map { line in
            let row = line.row
            let title: Message =
              line.depth > 0 ? "Subtask: \(row.title)" : Message(verbatim: row.title)
            return [
              Cell(String(row.id)), Cell(title), Cell(row.stateWords), Cell(row.due),
              Cell(row.priority), Cell(row.isFavourite ? "favourite" : ""), Cell(row.project),
              Cell(row.tags), Cell(row.progress), Cell(row.blocked),
            ]
          })
      })
  }
}

extension Row {
  /// What its box and its colours say: `open, overdue`.
  fileprivate var stateWords: Message {
    let state: Message =
      switch self.state {
      case .started: "in progress"
      case .cancelled: "cancelled"
      case .expired: "expired"
      case .open, .completed, .deleted: isDone ? "completed" : "open"
      }
    return isOverdue ? "\(state), overdue" : state
  }

  /// A sign for what became of it.
  fileprivate var box: String {
    switch state {
    case .started: "[>]"
    case .cancelled: "[-]"
    case .expired: "[~]"
    case .open, .completed, .deleted: isDone ? "[x]" : "[ ]"
    }
  }
}

extension RowLine {
  fileprivate var titleCell: Table.Cell {
    var cell = Table.Cell(String(repeating: "  ", count: depth))
    cell.append(row.title, row.isDone ? .struckThrough : .plain)
    return cell
  }
}
