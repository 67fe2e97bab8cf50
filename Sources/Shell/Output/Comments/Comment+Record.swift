import TaskcoreSwift

extension Comment: Record {
  static let fieldNames = [
    "id", "uid", "entity", "item_id", "item_title", "text", "created", "modified",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(itemNoun), .integer(item), .text(itemTitle), .text(text),
      try .instant(created, in: store),
      try modified.map { try .instant($0, in: store) } ?? .null,
    ]
  }

  private var itemNoun: String {
    switch entity {
    case .event: "event"
    case .invoice: "invoice"
    default: "task"
    }
  }

  /// What it is on: `task 3: Pay rent`.
  var itemText: Message {
    let named: Message =
      switch entity {
      case .event: "event \(item)"
      case .invoice: "invoice \(item)"
      default: "task \(item)"
      }
    return itemTitle.isEmpty ? named : "\(named): \(itemTitle)"
  }
}

extension Session {
  /// The comments on an item under a heading, each with its id and its date; nothing without any.
  func printComments(on entity: EntityKind, _ id: Int64) throws {
    let comments = try store().comments(
      CommentQuery {
        $0.entity = entity
        $0.item = id
      })
    guard !comments.isEmpty else { return }
    let dates = try dates()
    let lines = try comments.map { "\($0.id)  \(try dates.text($0.created))  \($0.text)" }
    try output.printFields([("Comments", lines.joined(separator: "\n"))])
  }
}
