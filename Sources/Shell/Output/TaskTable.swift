extension Table {
  /// A line for each task; their states are shown when they may differ.
  init(_ tasks: [Task], in store: Store) throws {
    let showsStatus = tasks.contains { $0.status != .open }
    let now = try store.now()
    let today = try store.today()

    var columns = [
      Column(title: "Id", isNumeric: true), Column(title: ""),
      Column(title: "Title", minimumWidth: 12), Column(title: "Project", minimumWidth: 8),
      Column(title: "Tags", minimumWidth: 6), Column(title: "Priority", minimumWidth: 2),
      Column(title: "Due"),
    ]
    if showsStatus { columns.append(Column(title: "Status")) }
    self.columns = columns

    rows = try tasks.map { task in
      var cells = [
        Cell(String(task.id)), Cell(task.isFavourite ? "*" : "", .yellow), Cell(task.title),
        Cell(task.project), Cell(task.tags.joined(separator: ", ")),
        Cell(task.priority == .none ? "" : task.priority.name, task.priority.style),
        Cell(
          try task.due.text(in: store) ?? "",
          task.isOverdue(at: now, today: today) ? .red : .plain),
      ]
      if showsStatus { cells.append(Cell(task.status.rawValue, task.status.style)) }
      return cells
    }
  }
}

extension Priority {
  var style: Style {
    switch self {
    case .p0, .p1: .red
    case .p3: .yellow
    case .p2, .none: .plain
    }
  }
}

extension Status {
  var style: Style {
    switch self {
    case .open: .plain
    case .completed: .green
    case .deleted: .dim
    }
  }
}

extension Due {
  /// `2026-12-24`, `2026-12-24 17:00`, or nil.
  func text(in store: Store) throws -> String? {
    switch self {
    case .none: nil
    case .date(let date): date.text
    case .instant(let instant): try store.localTime(instant).text
    }
  }
}

extension Task {
  /// Whether it is open though its due is past.
  func isOverdue(at now: Int64, today: CalendarDate) -> Bool {
    guard status == .open else { return false }
    return switch due {
    case .none: false
    case .date(let date): date.number < today.number
    case .instant(let instant): instant < now
    }
  }
}
