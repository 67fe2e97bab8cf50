extension Table {
  /// The lines of a screen: a box, what the task is, and what else is to say.
  init(_ sections: [(heading: Cell, rows: [Row])]) {
    let all = sections.flatMap(\.rows)
    var columns = [
      Column(title: "Box"), Column(title: "Id", isNumeric: true),
      Column(title: "Title", minimumWidth: 12),
    ]
    var cells: [(Row) -> Cell] = [
      { Cell($0.isDone ? "[x]" : "[ ]", $0.colour.style) }, { Cell(String($0.id)) }, \.titleCell,
    ]
    // What no task has takes no room.
    let details: [(Row) -> Cell] = [
      { Cell($0.isFavourite ? "*" : "", .yellow) }, { Cell($0.due, $0.dueColour.style) },
      { Cell($0.project) }, { Cell($0.tags) }, { Cell($0.priority, $0.colour.style) },
      { Cell($0.progress) }, { Cell($0.blocked, .dim) },
    ]
    for detail in details where all.contains(where: { !detail($0).isEmpty }) {
      columns.append(Column(title: "", minimumWidth: 4))
      cells.append(detail)
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
  fileprivate var titleCell: Table.Cell {
    Table.Cell(String(repeating: "  ", count: depth) + title, isDone ? .dim : colour.style)
  }
}
