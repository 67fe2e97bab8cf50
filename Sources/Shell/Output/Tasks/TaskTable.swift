import TaskcoreSwift

extension Table {
  /// A line for each task, in the groups of the list. States are shown when some task is not simply
  /// open; on a narrow terminal, titles come before repeats and subtasks.
  ///
  /// In words, each has its state, its priority and whose subtask it is: nothing is said by colours,
  /// signs and how far right a title stands alone.
  init(
    _ list: TaskList, showsUrgency: Bool = false, inWords: Bool, _ dates: Dates
  ) throws {
    let showsStatus =
      inWords
      || list.tasks.contains {
        $0.status != .open || !$0.states.isDisjoint(with: [.started, .expired])
      }
    // Those of which some task has a value.
    let shown = Set(list.tasks.flatMap { $0.ownFields.map(\.name) })
    let fields =
      shown.isEmpty ? [] : try dates.store.fields(of: .task).filter { shown.contains($0.name) }
    let priorities = PriorityText(list.tasks.map(\.priority), tellsAll: inWords)

    var columns = [
      Column.id, Column(title: inWords ? "Favourite" : ""),
      Column(
        title: "Title", minimumWidth: 16, preferredWidth: 32, weight: 3, importance: .essential),
      Column(title: "Project", minimumWidth: 8, importance: .low),
      Column(title: "Tags", minimumWidth: 6, importance: .low),
      Column(title: "Priority", shortTitle: "Pri"), Column(title: "Due", importance: .high),
      Column(title: "Repeats", minimumWidth: 8, importance: .help),
      Column(title: "Subtasks", shortTitle: "Sub", importance: .help),
    ]
    columns += fields.map {
      Column(
        title: Message(verbatim: $0.label),
        shortTitle: Message(verbatim: $0.label.truncated(to: 8)), isNumeric: $0.kind == .number,
        minimumWidth: 4, importance: .help)
    }
    if showsUrgency { columns.append(.number("Urgency", .high)) }
    if showsStatus { columns.append(Column(title: "Status", importance: .high)) }

    let rows = try list.tasks.map { task in
      var cells = [
        Cell(String(task.id)), Cell(task.isFavourite ? inWords ? "favourite" : "*" : "", .yellow),
        inWords && task.depth > 0
          ? Cell("Subtask of \(task.parent): ").appending(task.titleCell(indent: 0))
          : task.titleCell(indent: task.depth),
        Cell(task.project), Cell(task.tags.joined(separator: ", ")),
        Cell(priorities.text(task.priority), task.colour.style),
        Cell(try dates.due(of: task) ?? "", try dates.colour(ofDue: task).style),
        Cell(try task.repeats.text(in: dates.store)), Cell(task.progress),
      ]
      cells += fields.map { field in
        Cell(task.ownFields.first { $0.name == field.name }.map { field.text($0.value) } ?? "")
      }
      if showsUrgency { cells.append(Cell(task.urgencyText)) }
      if showsStatus {
        let text = inWords ? try dates.stateWords(of: task) : task.stateText
        cells.append(Cell(text, task.status.style))
      }
      return cells.map { $0.styled(task.style) }
    }
    let sections =
      list.groups.isEmpty
      ? [Section(rows: rows)]
      : list.groups.map { group in
        Section(
          heading: Cell("\(group.label) (\(group.total))", .bold), rows: Array(rows[group.rows]))
      }
    self.init(columns: columns, sections: sections)
  }
}

extension Task {
  /// Those that can wait, or are done, are dim.
  fileprivate var style: Style {
    status != .open || !states.isDisjoint(with: [.hidden, .blocked, .expired]) ? .dim : .plain
  }

  /// As the library's rows have it.
  fileprivate var colour: Colour {
    switch status {
    case .completed: .green
    case .cancelled: .grey
    case .open, .deleted: priority.colour
    }
  }

  /// Its status, or that it is expired or in progress.
  fileprivate var stateText: Message {
    states.contains(.expired)
      ? "expired" : states.contains(.started) ? "in progress" : status.word
  }

  /// `1/3`, or nothing without subtasks.
  fileprivate var progress: String {
    subtasks > 0 ? "\(subtasksCompleted)/\(subtasks)" : ""
  }

  /// To one decimal: `12.9`.
  fileprivate var urgencyText: String {
    let tenths = (Int(urgency) + (urgency < 0 ? -50 : 50)) / 100
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10)\(NumberText.decimalMark)\(abs(tenths) % 10)"
  }

  /// Its title, further right below another task, with what was searched for in bold; struck
  /// through when it is completed or cancelled.
  fileprivate func titleCell(indent: Int) -> Table.Cell {
    let bytes = Array(title.utf8)
    let style = [.completed, .cancelled].contains(status) ? Style.struckThrough : .plain
    var cell = Table.Cell(String(repeating: "  ", count: indent))
    var end = 0
    for highlight in highlights where highlight.isInTitle {
      let range = highlight.range.clamped(to: end..<bytes.count)
      guard !range.isEmpty else { continue }
      cell.append(String(decoding: bytes[end..<range.lowerBound], as: UTF8.self), style)
      cell.append(String(decoding: bytes[range], as: UTF8.self), .bold)
      end = range.upperBound
    }
    cell.append(String(decoding: bytes[end...], as: UTF8.self), style)
    return cell
  }
}

extension Priority {
  /// As the library's rows have it.
  var colour: Colour {
    switch self {
    case .p0, .p1: .red
    case .p2: .orange
    case .p3: .yellow
    case .none: .black
    }
  }
}

extension Status {
  var style: Style {
    switch self {
    case .open: .plain
    case .completed: .green
    case .cancelled, .deleted: .dim
    }
  }
}

extension Dates {
  /// What colours and dim titles say besides its status: `open, overdue`.
  fileprivate func stateWords(of task: Task) throws -> Message {
    guard task.status == .open else { return task.stateText }
    var words = [task.stateText]
    if task.states.contains(.overdue) {
      words.append("overdue")
    } else if try isToday(task.due) {
      words.append("due today")
    }
    if task.states.contains(.blocked) { words.append("waiting") }
    if task.states.contains(.hidden) { words.append("hidden until its start") }
    return words.joined(separator: ", ")
  }

  /// As the library's rows have it: red when it is overdue, orange today, else grey.
  fileprivate func colour(ofDue task: Task) throws -> Colour {
    guard task.status == .open else { return .grey }
    if task.states.contains(.overdue) { return .red }
    return try isToday(task.due) ? .orange : .grey
  }
}
