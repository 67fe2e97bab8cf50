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

  /// What a line of a block is about.
  enum Name: Hashable {
    case field(Field)
    /// The name of an own field.
    case own(String)

    /// As it is written.
    var text: String {
      switch self {
      case .field(let field): field.rawValue
      case .own(let name): name
      }
    }
  }

  /// The lines of a block, in their order.
  static func names(_ fields: [CustomField]) -> [Name] {
    Field.allCases.map { .field($0) } + fields.map { .own($0.name) }
  }

  /// The form for some tasks, as they are; without any, for one that is not there yet.
  static func text(of tasks: [Task], _ fields: [CustomField], in store: Store) throws -> String {
    let names = names(fields)
    var blocks = try tasks.map { task in
      let values = try values(of: task, fields, in: store)
      return block("\(blockStart)Task \(task.id) ===", names, values, task.notes)
    }
    if blocks.isEmpty { blocks = [block(newTask, names, [:], "")] }
    return help + ownHelp(fields) + "\n" + blocks.joined(separator: "\n")
  }

  /// What the own fields may say, but for texts.
  private static func ownHelp(_ fields: [CustomField]) -> String {
    fields.compactMap { field -> String? in
      let help: String
      switch field.kind {
      case .text: return nil
      case .number: help = "a number, such as 3 or -12.5"
      case .date: help = "2026-12-24, 2026-12-24 17:00, next friday"
      case .duration: help = "1h30m"
      case .choice: help = field.choices.alternatives.description
      }
      let name = field.name
      return "#   \(name)\(String(repeating: " ", count: max(1, 11 - name.count)))\(help)\n"
    }
    .joined()
  }

  private static func block(
    _ heading: String, _ names: [Name], _ values: [Name: String], _ notes: String
  ) -> String {
    let fields = names.map { name in
      let value = values[name] ?? ""
      return "\(name.text):\(value.isEmpty ? "" : " \(value)")"
    }
    let lines = notes.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.map { $0.isHeading || $0.hasPrefix("\\") ? "\\" + $0 : String($0) }
    return ([heading] + fields + [notesLine] + kept).joined(separator: "\n") + "\n"
  }

  /// What the lines of a task say.
  static func values(
    of task: Task, _ fields: [CustomField], in store: Store
  ) throws -> [Name: String] {
    var values: [Name: String] = [:]
    for (field, text) in try self.values(of: task, in: store) { values[.field(field)] = text }
    for own in task.ownFields {
      guard let field = fields.first(where: { $0.name == own.name }) else { continue }
      values[.own(own.name)] = try field.written(own.value, in: store)
    }
    return values
  }

  private static func values(of task: Task, in store: Store) throws -> [Field: String] {
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

  static func text(_ moment: Moment, in store: Store) throws -> String {
    switch moment {
    case .none: ""
    case .date(let date): date.text
    case .instant(let instant): try store.localTime(instant).text
    }
  }
}

extension CustomField {
  /// A value as it is typed.
  fileprivate func written(_ value: String, in store: Store) throws -> String {
    guard kind == .date, value.contains("T") else { return text(value) }
    return try TaskForm.text(Moment(Array(value.utf8), in: store), in: store)
  }
}

extension StringProtocol {
  /// Whether it begins a block of a form.
  var isHeading: Bool { hasPrefix("=== ") && hasSuffix(" ===") }
}
