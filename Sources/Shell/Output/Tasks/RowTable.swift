import TaskcoreSwift

extension Table {
  /// The lines of a screen: a box, what the task is, and what else is to say.
  init(_ sections: [(heading: Cell, rows: [Row])]) {
    let all = sections.flatMap(\.rows)
    var columns = [
      Column(title: ""), Column(title: "Id", isNumeric: true),
      Column(title: "Title", minimumWidth: 12, weight: 3),
    ]
    var cells: [(Row) -> Cell] = [
      { Cell($0.box, $0.colour.style) }, { Cell(String($0.id)) }, \.titleCell,
    ]
    // What no task has takes no room.
    let details: [(title: String, cell: (Row) -> Cell)] = [
      ("", { Cell($0.isFavourite ? "*" : "", .yellow) }),
      ("Due", { Cell($0.due, $0.dueColour.style) }), ("Project", { Cell($0.project) }),
      ("Tags", { Cell($0.tags) }), ("Priority", { Cell($0.priority, $0.colour.style) }),
      ("Subtasks", { Cell($0.progress) }), ("Waits", { Cell($0.blocked, .dim) }),
    ]
    for detail in details where all.contains(where: { !detail.cell($0).isEmpty }) {
      // A due that is cut says something else.
      columns.append(Column(title: detail.title, minimumWidth: detail.title == "Due" ? nil : 4))
      cells.append(detail.cell)
    }
    self.init(
      columns: columns,
      sections: sections.map { heading, rows in
        Section(heading: heading, rows: rows.map { row in cells.map { $0(row) } })
      })
    showsTitles = false
  }
}

extension Row {
  /// A sign for what became of it.
  fileprivate var box: String {
    switch state {
    case .started: "[>]"
    case .cancelled: "[-]"
    case .expired: "[~]"
    case .open, .completed, .deleted: isDone ? "[x]" : "[ ]"
    }
  }

  fileprivate var titleCell: Table.Cell {
    var cell = Table.Cell(String(repeating: "  ", count: depth))
    cell.append(title, isDone ? .struckThrough : .plain)
    return cell
  }
}
