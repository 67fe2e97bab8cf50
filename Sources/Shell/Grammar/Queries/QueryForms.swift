import TaskcoreSwift

extension [TokenForm] {
  /// The conditions of the language of queries, for help and completion.
  static let conditions: [TokenForm] =
    [
      TokenForm(marks: ["project:", "#"], value: .project, summary: "in this project"),
      TokenForm(marks: ["tag:", "+", "@"], value: .tag, summary: "with this tag; -NAME: without"),
      TokenForm(
        marks: ["priority:", "!"], value: .choice(Priority.allCases.map(\.name)),
        summary: "also >=P1: P0 or P1"),
      TokenForm(marks: ["favourite:"], value: .choice(["yes", "no"]), summary: "or * for yes"),
      TokenForm(
        marks: ["status:"],
        value: .choice(["open", "completed", "deleted", "any"], placeholder: "STATUS"),
        summary: "open, completed, deleted or any"),
      TokenForm(
        marks: ["slot:"], value: .choice(Slot.allCases.map(\.rawValue), placeholder: "SLOT"),
        summary: Slot.allCases.map(\.rawValue).alternatives),
      TokenForm(
        marks: ["due:", "start:", "planned:", "until:"],
        value: .date(words: ["today", "tomorrow", "none", "any"]),
        summary: "also <DATE, >=7d, DATE..DATE, none, any"),
      TokenForm(
        marks: ["created:", "modified:", "completed:", "deleted:"],
        value: .date(words: ["today", "yesterday"]), summary: "the same"),
    ] + numberConditions + [
      TokenForm(marks: ["id:", "parent:", "under:"], value: .number, summary: "of a task"),
      TokenForm(
        marks: ["overdue:", "expired:", "floating:", "blocked:", "blocking:"],
        value: .choice(["yes", "no"]),
        summary: "what is true now"),
      TokenForm(
        marks: ["hidden:", "archived:"], value: .choice(["yes", "no", "any"]),
        summary: "no when not said"),
      TokenForm(
        marks: ["has:"],
        value: .choice(presentWords, placeholder: "FIELD"), summary: "notes, url, reminders..."),
      TokenForm(
        marks: ["view:"], value: .choice(View.allCases.map(\.rawValue), placeholder: "VIEW"),
        summary: "what that list shows"),
      TokenForm(marks: ["title:", "notes:", "text:"], value: .text, summary: "has these words"),
    ]

  /// What says how to list.
  static let listing: [TokenForm] = [
    TokenForm(
      marks: ["sort:"],
      value: .choice(sortKeys + sortKeys.map { "-" + $0 }, placeholder: "KEY,..."),
      summary: "\(sortKeys.alternatives); - reverses"),
    TokenForm(
      marks: ["group:"],
      value: .choice([
        "project", "day", "priority", "completed", "section", "tag", "slot", "parent", "week",
      ]),
      summary: "under headings"),
    TokenForm(marks: ["limit:", "offset:"], value: .number, summary: "how many, after how many"),
    TokenForm(marks: ["tree:"], value: .choice(["yes", "no"]), summary: "subtasks below tasks"),
  ]
}
