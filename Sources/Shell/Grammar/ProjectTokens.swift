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
  ]
}
