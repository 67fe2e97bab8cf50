import TaskcoreSwift

extension Command {
  static let move = Command(
    name: "move", summary: "Move some tasks in the order, into a project or under a task.",
    synopsis: "move IDS|WORD...|--where QUERY PLACE",
    options: [.whereQuery, .yes],
    operands: Operands(
      [
        .taskIDs([.open, .completed]),
        .either([.word(placeWords), .tokens([projectMarks])]), .project,
        .word(["top", "bottom"]),
      ], minimum: 1, repeatsLast: true),
    notes: [
      "IDS is one word, such as 3 or 3,5-7. PLACE is one of these:",
      .placesOfTasks,
      "After a project, under and out, top or bottom may follow. Subtasks go along.",
      .wordsOfTitle,
    ],
    examples: [
      "move 3 #Home", "move 3 before 1", "move 3,5-7 top", "move 3 to 'Book club' top",
      "move 5 under 3",
      "move --where '+bank' to Home",
    ]
  ) { arguments, session in
    let store = try session.store()
    let words = arguments.operands
    let idCount = arguments.has(.whereQuery) ? 0 : try idCount(of: words)
    let place = try OrderDestination(words.dropFirst(idCount), in: store)
    let tasks = try session.choose(words.prefix(idCount), arguments)
    try session.change(tasks, .moved, arguments) {
      try store.move($0, to: place)
    }
  }

  private static let placeWords = ["before", "after", "top", "bottom", "to", "under", "out"]
  fileprivate static let projectMarks = TokenForm(
    marks: ["#", "project:"], value: .project, summary: "into that project")

  /// How many words come before the place: ids are one, and words of a title go up to it.
  private static func idCount(of words: [Word]) throws -> Int {
    guard let first = words.first, !first.isIDs else { return 1 }
    let place = try words.dropFirst().firstIndex {
      try placeWords.contains($0.text) || projectMarks.value(in: $0) != nil
    }
    return place ?? 1
  }
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
    let first = rest.popFirst()
    if let first, let name = try Command.projectMarks.value(in: first) {
      project = try store.project(named: first.dropping(first.bytes.count - name.count)).id
      try takePosition(rest)
      return
    }
    switch first?.text {
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
      try takePosition(rest)
    } else if !rest.isEmpty {
      throw Self.refusal
    }
  }

  /// Reads `top`, `bottom` or nothing.
  private mutating func takePosition(_ words: ArraySlice<Word>) throws {
    switch words.first?.text {
    case "top": position = .top
    case "bottom": position = .bottom
    case nil: break
    default: throw Self.refusal
    }
    guard words.count <= 1 else { throw Self.refusal }
  }

  private static let refusal = ShellError.usage(
    "Where to? Write before ID, after ID, top, bottom, to PROJECT, #PROJECT, under ID or out.")

  private static func id(_ word: Word, _ store: Store) throws -> Int64 {
    let ids = try TaskIDs.read([word], finding: store.findTask)
    guard let id = ids.first, ids.count == 1 else {
      throw ShellError.usage("\(word.text.quoted) is not one task.", at: word)
    }
    return id
  }
}
