import TaskcoreSwift

/// A text in which tasks can be changed with an editor: a block of fields for each, then its
/// notes.
///
///     === Task 3 ===
///     Title: Pay rent
///     Due: 2026-12-24 17:00
///     --- Notes ---
///     Two bills.
enum TaskForm {
  /// What begins the notes, which go on up to the next block.
  static let notesLine = "--- Notes ---"
  /// What begins a line that tells what could not be read.
  static let errorMark = "#! "
  private static let blockStart = "=== "
  private static let newTask = "=== New task ==="

  private static let help = """
    # Change what is after the colons, and the notes; save, and leave the editor.
    # A field without anything is taken away. A block that is deleted stays as it is.
    #   Priority   P0, P1, P2, P3 or none         Favourite  yes or no
    #   Due, Start 2026-12-24, 2026-12-24 17:00, next friday
    #   Slot       morning or evening
    #   Repeat     every last friday              Reminders  -1h, start-10m, 2026-12-24 09:00
    \(numberHelp)

    """

  private static let numberHelp = Field.allCases.compactMap { field in
    field.numberHelp.map { help in
      let name = field.rawValue
      return "#   \(name)\(String(repeating: " ", count: max(1, 11 - name.count)))\(help)"
    }
  }
  .joined(separator: "\n")

  /// The form for some tasks, as they are.
  static func text(of tasks: [Task], in store: Store) throws -> String {
    let blocks = try tasks.map { task in
      try block("\(blockStart)Task \(task.id) ===", values(of: task, in: store), task.notes)
    }
    return help + "\n" + blocks.joined(separator: "\n")
  }

  /// The form for a task that is not there yet.
  static var empty: String { help + "\n" + block(newTask, [:], "") }

  private static func block(
    _ heading: String, _ values: [Field: String], _ notes: String
  ) -> String {
    let fields = Field.allCases.map { field in
      let value = values[field] ?? ""
      return "\(field.rawValue):\(value.isEmpty ? "" : " \(value)")"
    }
    let lines = notes.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.map { $0.isHeading || $0.hasPrefix("\\") ? "\\" + $0 : String($0) }
    return ([heading] + fields + [notesLine] + kept).joined(separator: "\n") + "\n"
  }

  /// What the fields of a task say.
  static func values(of task: Task, in store: Store) throws -> [Field: String] {
    var values: [Field: String] = [
      .title: task.title, .project: task.project, .tags: task.tags.joined(separator: ", "),
      .priority: task.priority.name, .favourite: task.isFavourite ? "yes" : "no",
      .due: try text(task.due, in: store), .start: try text(task.start, in: store),
      .planned: try text(task.planned, in: store), .until: try text(task.until, in: store),
      .slot: task.slot.rawValue, .repeats: try task.repeats.text(),
      .reminders: try task.reminders.map { try $0.text(in: store) }.joined(separator: ", "),
      .address: task.url,
    ]
    for field in Field.allCases where field.numberToken != nil {
      values[field] = field.number(of: task)
    }
    return values
  }

  private static func text(_ moment: Moment, in store: Store) throws -> String {
    switch moment {
    case .none: ""
    case .date(let date): date.text
    case .instant(let instant): try store.localTime(instant).text
    }
  }
}

extension StringProtocol {
  /// Whether it begins a block of a form.
  var isHeading: Bool { hasPrefix("=== ") && hasSuffix(" ===") }
}
