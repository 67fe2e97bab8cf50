import TaskcoreSwift

extension [Token<ProjectChanges>] {
  /// What `project add` understands.
  static let forAdding: [Token<ProjectChanges>] = [
    Token(
      form: TokenForm(marks: ["description:"], value: .text, summary: "what it is about")
    ) { value, project, _ in project.description = value },
    Token(
      form: TokenForm(
        marks: ["colour:"], value: .words(Colour.names, placeholder: "COLOUR"),
        summary: "one of its colours")
    ) { value, project, _ in project.colour = try Colour(Word(bytes: value)) },
    Token(
      form: TokenForm(marks: ["icon:"], value: .text, summary: "a name or an emoji")
    ) { value, project, _ in project.icon = value },
    Token(
      form: TokenForm(marks: ["parent:"], value: .project, summary: "the project that it is below")
    ) { value, project, store in
      project.parent = try store.project(named: Word(bytes: value)).id
    },
    Token(
      form: TokenForm(marks: ["client:"], value: .client, summary: "the client that it is for")
    ) { value, project, store in
      project.client = try store.client(named: Word(bytes: value)).id
    },
    Token(
      form: TokenForm(
        marks: ["rate:"], value: .words([], placeholder: "AMOUNT"),
        summary: "what an hour costs, as 87.50")
    ) { value, project, _ in
      project.hourlyRate = try DecimalText.value(of: value, places: 6)
    },
  ]
}
