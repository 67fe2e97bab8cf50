import TaskcoreSwift

extension Command {
  static let fields = Command(
    name: "fields", summary: "List the own fields with the numbers of their values.",
    synopsis: "fields [--format FORMAT]", options: [.outputFormat], operands: .none,
    examples: ["fields", "fields --format json"]
  ) { arguments, session in
    let fields = try session.store().fields()
    try session.list(fields, as: session.format(of: arguments)) {
      guard !fields.isEmpty else { return try session.output.print("No own fields.") }
      try Table(
        columns: [
          .id, .main("Field", minimumWidth: 8),
          .init(title: "Label", minimumWidth: 8, importance: .low), .init(title: "Kind"),
          .init(title: "Of", importance: .low), .number("Values", .low),
          .init(title: "Choices", minimumWidth: 12, importance: .help),
        ],
        rows: fields.map { field in
          [
            Table.Cell(String(field.id)), Table.Cell(field.name), Table.Cell(field.label),
            Table.Cell(field.kind.word),
            Table.Cell(field.entity == .event ? "events" : "tasks"),
            Table.Cell(String(field.values)),
            Table.Cell(field.choices.joined(separator: ", ")),
          ]
        }
      ).print(to: session.output)
    }
  }

  static let field = Command(
    name: "field", summary: "Add an own field of tasks or events, or change one.",
    subcommands: [
      addField,
      change(
        "rename", "Give a field another name.", "NAME NEW-NAME", { "Renamed field \($0) to \($1)." }
      ) {
        $0.name = $1.bytes
      },
      change(
        "label", "Say what people read; none for its name.", "NAME LABEL",
        { name, _ in "Labelled field \(name)." }
      ) {
        $0.label = $1.isNone ? [] : $1.bytes
      },
      change(
        "choices", "Say what a choice can be, with commas between.", "NAME CHOICES",
        { name, _ in "Changed field \(name)." }
      ) {
        $0.choices = $1.choices
      },
      .move(
        .field, summary: "Give a field another place in the list."
      ) {
        "Moved field \($0)."
      } find: { store, name in
        let field = try store.field(named: name)
        return (field.id, field.name)
      } move: {
        try $0.moveField($1, to: $2)
      },
      deleteField,
    ],
    notes: [
      """
      A task takes a value as “edit 3 NAME:VALUE” and loses it by NAME:none; an event by
      “event edit 3 --field NAME=VALUE”. Queries ask for NAME:VALUE, NAME>3, has:NAME and
      sort:NAME.
      """,
      "PLACE is before NAME, after NAME, top or bottom.",
    ],
    examples: [
      "field add effort number --label 'Story points'",
      "field add stage choice --choices idea,draft,ready", "field add room text --events",
      "add Write the talk effort:3 stage:draft", "list effort>2 sort:-effort",
      "field delete effort --with-values",
    ])

  private static let label = Option(name: "label", value: "LABEL", summary: "what people read")
  private static let choices = Option(
    name: "choices", value: "CHOICES", summary: "of a choice: what it can be, with commas between")
  private static let ofEvents = Option(name: "events", summary: "of events instead of tasks")
  private static let withValues = Option(
    name: "with-values", summary: "its values are taken away, too, instead of kept unseen")

  private static let addField = Subcommand(
    name: "add", summary: "Add an own field.",
    synopsis: "NAME [KIND] [--label LABEL] [--choices CHOICES] [--events]",
    options: [label, choices, ofEvents],
    operands: Operands([.text, .word(CustomField.Kind.allCases.map(\.rawValue))], minimum: 1)
  ) { operands, arguments, session in
    var field = FieldChanges()
    field.name = operands[0].bytes
    if operands.count > 1 {
      let kinds = CustomField.Kind.allCases.map(\.rawValue)
      guard let kind = CustomField.Kind(rawValue: operands[1].text.lowercased()) else {
        throw ShellError.usage(
          "\(operands[1].text.quoted) is no kind of field. Write \(kinds.alternatives).",
          at: operands[1])
      }
      field.kind = kind
    }
    field.label = arguments.value(of: label).map { $0.bytes }
    field.choices = arguments.value(of: choices)?.choices
    if arguments.has(ofEvents) { field.entity = .event }
    _ = try session.store().addField(field)
    try session.say("Added field \(operands[0].text).")
  }

  /// Changes one property of a field.
  private static func change(
    _ name: String, _ summary: Message, _ synopsis: String,
    _ sentence: @escaping @Sendable (_ name: String, _ newName: String) -> Message,
    _ set: @escaping @Sendable (inout FieldChanges, Word) throws -> Void
  ) -> Subcommand {
    Subcommand(
      name: name, summary: summary, synopsis: synopsis,
      operands: Operands([.field, .text], minimum: 2)
    ) { operands, _, session in
      let store = try session.store()
      let field = try store.field(named: operands[0])
      var changes = FieldChanges()
      try set(&changes, operands[1])
      try store.updateField(field.id, changes)
      try session.say(sentence(field.name, operands[1].text))
    }
  }

  private static let deleteField = Subcommand(
    name: "delete", summary: "Delete a field; its values are kept unseen, or go with it.",
    synopsis: "NAME [--with-values] [--yes]", options: [withValues, .yes],
    operands: Operands([.field], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let field = try store.field(named: operands[0])
    if arguments.has(withValues) {
      try session.confirm(
        "delete field \(field.name) with \(Counted.values(field.values))",
        count: Int(clamping: field.values), arguments)
    }
    try store.deleteField(field.id, withValues: arguments.has(withValues))
    try session.say("Deleted field \(field.name).")
  }
}

extension CustomField: Record {
  static let fieldNames = ["id", "uid", "name", "label", "kind", "of", "choices", "values"]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(name), .text(label), .text(kind.rawValue), .text(owners),
      .list(choices), .integer(values),
    ]
  }

  fileprivate var owners: String { entity == .event ? "events" : "tasks" }
}

extension Word {
  /// `idea,draft` in its parts.
  fileprivate var choices: [any UTF8Text] {
    bytes.split(separator: UInt8(ascii: ",")).map { Array($0.drop(while: SplitLine.isBlank)) }
      .filter { !$0.isEmpty }
  }
}

extension Store {
  /// The own field of a name.
  func field(named name: Word) throws -> CustomField {
    if let id = try findCustomField(name.bytes) { return try customFields([id])[0] }
    let hint = Suggestion.sentence(for: name.text, among: try fields().map(\.name))
    throw ShellError.failed("There is no own field \(name.text.quoted).\(hint)")
  }
}
