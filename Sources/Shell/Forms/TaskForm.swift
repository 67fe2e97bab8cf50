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

  /// What there is to know of it, in the language of the person who edits it.
  private static func help(_ fields: [CustomField]) -> String {
    let sentences: [Message] = [
      "Change what is after the colons, and the notes; save, and leave the editor.",
      "A field without anything is taken away. A block that is deleted stays as it is.",
    ]
    let values: [(field: Field, help: Message)] = [
      (.priority, "P0, P1, P2, P3 or none"), (.favourite, "yes or no"),
      (.due, "2026-12-24, 2026-12-24 17:00, next friday"),
      (.slot, "morning or evening"), (.repeats, "every last friday"),
      (.reminders, Message(verbatim: "-1h, start-10m, 2026-12-24 09:00")),
    ]
    let numbers = Field.allCases.compactMap { field in
      field.numberHelp.map { (field.rawValue, $0) }
    }
    let own = fields.compactMap { field in help(field).map { (field.name, $0.text) } }
    let lines = values.map { ($0.field.rawValue, $0.help.text) } + numbers + own
    return
      (sentences.map { "# \($0.text)\n" }
      + lines.map { name, help in
        "#   \(name)\(String(repeating: " ", count: max(1, 11 - name.count)))\(help)\n"
      })
      .joined()
  }

  /// What an own field may say; nil for a text.
  private static func help(_ field: CustomField) -> Message? {
    switch field.kind {
    case .text: nil
    case .number: "a number, such as 3 or -12.5"
    case .date: "2026-12-24, 2026-12-24 17:00, next friday"
    case .duration: Message(verbatim: "1h30m")
    case .choice: field.choices.alternatives
    }
  }

  /// The kind of a line in a block.
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
    return help(fields) + "\n" + blocks.joined(separator: "\n")
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
      .slot: task.slot.rawValue, .repeats: try task.repeats.text(in: store),
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
