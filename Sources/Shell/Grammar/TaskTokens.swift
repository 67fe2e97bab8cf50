extension [Token<TaskChanges>] {
  /// What `add` understands.
  static let forAdding: [Token<TaskChanges>] = [
    Token(
      form: TokenForm(
        marks: ["project:", "#"], value: .project, summary: "its project; a new name is added")
    ) { value, task, _ in task.project = value },
    Token(
      form: TokenForm(marks: ["+", "@"], value: .tag, summary: "a tag that it has")
    ) { value, task, _ in task.tagsAdded.append(value) },
    Token(
      form: TokenForm(
        marks: ["priority:"], value: .choice(Priority.allCases.map(\.name)),
        summary: "how much it matters; P2 when not said")
    ) { value, task, _ in task.priority = Priority(name: value) },
    Token(
      form: TokenForm(
        marks: ["!"], value: .choice(Priority.allCases.map { $0.name.lowercased() }),
        summary: "the same, shorter")
    ) { value, task, _ in task.priority = Priority(name: value) },
    Token(
      form: TokenForm(
        marks: ["due:"], value: .date(words: Due.words),
        summary: "such as 2026-12-24T17:00, \(Due.words.alternatives)")
    ) { value, task, store in
      task.due = try Due(String(decoding: value, as: UTF8.self), in: store)
    },
    Token(
      form: TokenForm(marks: ["notes:"], value: .text, summary: "more about it; notes: for none")
    ) { value, task, _ in task.notes = value },
    Token(
      form: TokenForm(marks: ["*"], value: .nothing, summary: "it is a favourite")
    ) { _, task, _ in task.isFavourite = true },
  ]

  /// What `edit` understands: a task can also lose things.
  static let forEditing: [Token<TaskChanges>] =
    forAdding + [
      Token(
        form: TokenForm(marks: ["-*"], value: .nothing, summary: "it is no favourite")
      ) { _, task, _ in task.isFavourite = false },
      Token(
        form: TokenForm(marks: ["-"], value: .tag, summary: "a tag that it loses")
      ) { value, task, _ in task.tagsRemoved.append(value) },
    ]
}
