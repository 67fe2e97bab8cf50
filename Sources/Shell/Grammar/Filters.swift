extension [Token<TaskQuery>] {
  /// What `list` understands.
  static let filters: [Token<TaskQuery>] = [
    Token(
      form: TokenForm(marks: ["project:", "#"], value: .project, summary: "in this project")
    ) { value, query, _ in query.project = value },
    Token(
      form: TokenForm(marks: ["+", "@"], value: .tag, summary: "with this tag")
    ) { value, query, _ in query.tag = value },
    Token(
      form: TokenForm(
        marks: ["status:"],
        value: .choice(Status.allCases.map(\.rawValue) + ["all"], placeholder: "STATUS"),
        summary: "open, completed, deleted or all; open when not said")
    ) { value, query, _ in query.statuses = Status.read(String(decoding: value, as: UTF8.self)) },
    Token(
      form: TokenForm(
        marks: ["due:"], value: .date(words: DueRange.words),
        summary: "also DATE..DATE, \(DueRange.words.alternatives)")
    ) { value, query, store in
      query.due = try DueRange(String(decoding: value, as: UTF8.self), in: store)
    },
    Token(
      form: TokenForm(
        marks: ["sort:"], value: .choice(SortOrder.allNames, placeholder: "ORDER"),
        summary: "\(SortOrder.names.alternatives); - reverses")
    ) { value, query, _ in
      query.order = SortOrder(String(decoding: value, as: UTF8.self)) ?? .byCreation
    },
    Token(
      form: TokenForm(marks: ["limit:"], value: .number, summary: "at most so many")
    ) { value, query, _ in query.limit = try count(value, of: "limit:") },
    Token(
      form: TokenForm(marks: ["offset:"], value: .number, summary: "after the first so many")
    ) { value, query, _ in query.offset = try count(value, of: "offset:") },
  ]

  private static func count(_ value: [UInt8], of mark: String) throws -> Int64 {
    let text = String(decoding: value, as: UTF8.self)
    guard let count = Int64(text), count >= 0 else {
      throw ShellError.usage("\(mark) takes a number from 0, not \(text.quoted).")
    }
    return count
  }
}
