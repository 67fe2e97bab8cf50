import TaskcoreSwift

extension WrittenForm {
  /// What a block changes.
  typealias Edit = (task: Int64?, line: Int, changes: TaskChanges)

  /// What the form changes of some tasks, which were so when they were written into it, or why it
  /// cannot be read.
  func edits(
    of originals: [Task], _ fields: [CustomField], in store: Store
  ) throws -> (edits: [Edit], problems: [Problem]) {
    var edits: [Edit] = []
    var problems = problems
    for block in blocks {
      let task = originals.first { $0.id == block.task }
      if let id = block.task, task == nil {
        problems.append(Problem(line: block.line, message: "Task \(id) is not one of this form."))
        continue
      }
      let before = try task.map { try TaskForm.values(of: $0, fields, in: store) } ?? [:]
      var changes = TaskChanges()
      var isChanged = false
      for name in TaskForm.names(fields) {
        guard let (text, line) = block.fields[name], text != before[name] ?? "" else { continue }
        isChanged = true
        do {
          switch name {
          case .field(let field): try changes.read(field, text, before: task, in: store)
          case .own(let name):
            guard let field = fields.first(where: { $0.name == name }) else { continue }
            try changes.read(field, text, in: store)
          }
        } catch {
          let error = ShellError(error)
          problems.append(Problem(line: line, message: error.message))
        }
      }
      if let notes = block.notes, notes != (task?.notes ?? "").withoutNewlinesAtEnd {
        isChanged = true
        changes.notes = Array(notes.utf8)
      }
      if task == nil, isChanged, changes.title == nil {
        let message: Message = "A task has a title. Write Title: and what is to be done."
        problems.append(Problem(line: block.line, message: message))
      }
      if isChanged { edits.append((block.task, block.line, changes)) }
    }
    return (edits, problems)
  }
}

extension TaskChanges {
  /// Reads the text of a field; nothing takes away what is there.
  fileprivate mutating func read(
    _ field: TaskForm.Field, _ text: String, before task: Task?, in store: Store
  ) throws {
    switch field {
    case .title:
      guard !text.isEmpty else { throw ShellError.usage("A title must not be empty.") }
      title = Array(text.utf8)
    case .tags:
      let tags = text.parts
      let before = task?.tags ?? []
      tagsAdded = tags.filter { !before.contains($0) }.map { Array($0.utf8) }
      tagsRemoved = before.filter { !tags.contains($0) }.map { Array($0.utf8) }
    case .favourite:
      guard ["yes", "no", ""].contains(text.lowercased()) else {
        throw ShellError.usage("Favourite is yes or no, not \(text.quoted).")
      }
      isFavourite = text.lowercased() == "yes"
    case .reminders:
      reminders = []
      for part in text.parts { try readToken("remind:", part, in: store) }
    case .project:
      guard !text.isEmpty else { throw ShellError.usage("A task is in a project, such as Inbox.") }
      try readToken("project:", text, in: store)
    case .priority: try readToken("priority:", text.orNone, in: store)
    case .due: try readToken("due:", text.orNone, in: store)
    case .start: try readToken("start:", text.orNone, in: store)
    case .planned: try readToken("planned:", text.orNone, in: store)
    case .until: try readToken("until:", text.orNone, in: store)
    case .slot: try readToken("slot:", text.isEmpty ? "morning" : text, in: store)
    case .repeats: try readToken("repeat:", text.orNone, in: store)
    case .address: try readToken("url:", text.orNone, in: store)
    default:
      guard let mark = field.numberToken else { return }
      try readToken(mark, text.orNone, in: store)
    }
  }

  /// Reads the text of an own field; nothing takes the value away.
  ///
  /// - Throws: why it is no value of the field, so that the line can be told.
  fileprivate mutating func read(_ field: CustomField, _ text: String, in store: Store) throws {
    let value = try CustomFieldValue(field, Array(text.utf8), in: store)
    let alone = TaskChanges {
      $0.title = "x"
      $0.ownFields = [value]
    }
    if let problem = try store.problems(ofTask: nil, with: alone).first {
      throw ShellError.usage(Message(verbatim: problem.message))
    }
    ownFields = (ownFields ?? []) + [value]
  }

  /// Reads it as `edit` reads such a token.
  private mutating func readToken(_ mark: String, _ value: String, in store: Store) throws {
    let word = Word(bytes: Array((mark + value).utf8))
    guard let (token, value) = try [Token<TaskChanges>].forEditing.match(word) else { return }
    try token.read(value, &self, store)
  }
}

extension String {
  fileprivate var orNone: String { isEmpty ? "none" : self }

  /// What is between the commas, without blanks around it.
  fileprivate var parts: [String] {
    split(separator: ",").map { part in
      part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  fileprivate var withoutNewlinesAtEnd: String {
    var text = self
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
