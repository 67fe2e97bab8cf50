import TaskcoreSwift

extension Command {
  static let move = Command(
    name: "move", summary: "Move some tasks in the order, into a project or under a task.",
    synopsis: "move IDS|--where QUERY PLACE",
    options: [.whereQuery, .yes],
    operands: Operands(
      [.taskIDs([.open, .completed]), .word(placeWords), .project, .word(["top", "bottom"])],
      minimum: 1),
    notes: [
      "IDS is one word, such as 3 or 3,5-7. PLACE is one of these:",
      .placesOfTasks,
      "After to, under and out, top or bottom may follow. Subtasks go along.",
    ],
    examples: [
      "move 3 before 1", "move 3,5-7 top", "move 3 to 'Book club' top", "move 5 under 3",
      "move --where '+bank' to Home",
    ]
  ) { arguments, session in
    let store = try session.store()
    let idCount = arguments.has(.whereQuery) ? 0 : 1
    let place = try OrderDestination(arguments.operands.dropFirst(idCount), in: store)
    let tasks = try Selection(arguments.operands.prefix(idCount), arguments, in: session.store())
    try session.change(tasks, "Moved", asking: "move", arguments) {
      try store.move($0, to: place)
    }
  }

  private static let placeWords = ["before", "after", "top", "bottom", "to", "under", "out"]
}

extension OrderDestination {
  /// Reads `before 3`, `top`, `to Home`, `under 3 top` and the like.
  fileprivate init(_ words: ArraySlice<Word>, in store: Store) throws {
    self.init()
    var rest = words
    func target() throws -> Word {
      guard let word = rest.popFirst() else { throw Self.refusal }
      return word
    }
    switch rest.popFirst()?.text {
    case "to": project = try store.project(named: target()).id
    case "under": parent = try Self.id(target(), store)
    case "out": parent = 0
    case "before": position = .before(try Self.id(target(), store))
    case "after": position = .after(try Self.id(target(), store))
    case "top": position = .top
    case "bottom": position = .bottom
    default: throw Self.refusal
    }
    if position == nil {
      switch rest.popFirst()?.text {
      case "top": position = .top
      case "bottom": position = .bottom
      case nil: break
      default: throw Self.refusal
      }
    }
    guard rest.isEmpty else { throw Self.refusal }
  }

  private static let refusal = ShellError.usage(
    "Where to? Write before ID, after ID, top, bottom, to PROJECT, under ID or out.")

  private static func id(_ word: Word, _ store: Store) throws -> Int64 {
    let ids = try TaskIDs.read([word], finding: store.findTask)
    guard let id = ids.first, ids.count == 1 else {
      throw ShellError.usage("\(word.text.quoted) is not one task.", at: word)
    }
    return id
  }
}
