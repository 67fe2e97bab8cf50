import TaskcoreSwift

extension Command {
  static let comment = Command(
    name: "comment", summary: "Add a dated note to a task, an event or an invoice, or change it.",
    subcommands: [
      editComment,
      .removal(
        "rm", of: .comment, summary: "Remove comments."
      ) {
        Message(count: $0, "remove \($0) comment", "remove \($0) comments")
      } telling: {
        Message(count: $0, "Removed \($0) comment.", "Removed \($0) comments.")
      } delete: {
        try $0.deleteComments($1)
      },
    ],
    otherwise: addComment,
    notes: [
      "ID is that of a task, or with --event or --invoice that of one of these.",
      "show lists the comments of a task with their ids, and comments those of all.",
    ],
    examples: [
      "comment 3 The bank was closed.", "comment 2 --event 'Ann cannot come.'",
      "comment edit 1 The bank was closed all day.", "comment rm 1",
    ])

  static let comments = Command(
    name: "comments", summary: "List comments, of one item or of all.",
    synopsis: "comments [--event|--invoice] [--with WORDS] [--format FORMAT] [ID]",
    options: [.outputFormat, ofEvent, ofInvoice, with],
    operands: Operands([.taskIDs(Set(Status.allCases))], minimum: 0),
    examples: ["comments", "comments 3", "comments 2 --event", "comments --with bank"]
  ) { arguments, session in
    let store = try session.store()
    var query = CommentQuery()
    if let word = arguments.operands.first {
      (query.entity, query.item) = try session.commented(word, arguments)
    }
    query.text = arguments.value(of: with)?.bytes
    let comments = try store.comments(query)
    try session.list(comments, as: session.format(of: arguments)) {
      guard !comments.isEmpty else { return try session.output.print("No comments.") }
      let dates = try session.dates()
      try Table(
        columns: [
          .id, .init(title: "When"), .init(title: "On", minimumWidth: 8, importance: .low),
          .main("Comment"),
        ],
        rows: comments.map { comment in
          [
            Table.Cell(String(comment.id)), Table.Cell(try dates.text(comment.created)),
            Table.Cell(comment.itemText), Table.Cell(comment.text),
          ]
        }
      ).print(to: session.output)
    }
  }

  fileprivate static let ofEvent = Option(name: "event", summary: "the id is that of an event")
  fileprivate static let ofInvoice = Option(
    name: "invoice", summary: "it is a number or the id of an invoice")
  private static let with = Option(
    name: "with", value: "WORDS", summary: "those that say this")
  private static let at = Option(
    name: "at", value: "WHEN", summary: "when it was written, such as 'yesterday 17:00'")

  private static let addComment = Subcommand(
    name: "", summary: "Add a comment.",
    synopsis: "ID TEXT... [--event|--invoice] [--at WHEN]",
    options: [ofEvent, ofInvoice, at],
    operands: Operands([.taskIDs(Set(Status.allCases)), .text], minimum: 2, repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    let (entity, item) = try session.commented(operands[0], arguments)
    let changes = try session.changes(operands.dropFirst(), arguments.value(of: at))
    let id = try store.addComment(changes, on: entity, item)
    try session.report(comment: id) {
      "Added comment \($0)."
    } onItem: {
      "Added comment \($0) on \($1)."
    }
  }

  private static let editComment = Subcommand(
    name: "edit", summary: "Change what a comment says, or when it was written.",
    synopsis: "COMMENT-ID [TEXT]... [--at WHEN]", options: [at],
    operands: Operands([.text], minimum: 1, repeatsLast: true)
  ) { operands, arguments, session in
    let id = try TaskIDs.one(of: operands[0], .comment)
    let changes = try session.changes(operands.dropFirst(), arguments.value(of: at))
    try session.store().updateComment(id, with: changes)
    try session.report(comment: id) {
      "Changed comment \($0)."
    } onItem: {
      "Changed comment \($0) on \($1)."
    }
  }
}

extension Session {
  /// What a word and the options say that a comment is on.
  fileprivate func commented(
    _ word: Word, _ arguments: Arguments
  ) throws -> (entity: EntityKind, id: Int64) {
    let store = try store()
    switch (arguments.has(Command.ofEvent), arguments.has(Command.ofInvoice)) {
    case (true, true): throw ShellError.usage("--event and --invoice are one too many.")
    case (true, false):
      return (.event, try TaskIDs.one(of: word, .event, finding: store.findEvent))
    case (false, true): return (.invoice, try store.invoiceID(named: word))
    case (false, false): return (.task, try TaskIDs.one(of: word, finding: store.findTask))
    }
  }

  fileprivate func changes(_ words: ArraySlice<Word>, _ when: Word?) throws -> CommentChanges {
    var changes = CommentChanges()
    if !words.isEmpty { changes.text = Array(words.map(\.bytes).joined(separator: " ".utf8)) }
    guard let when else { return changes }
    switch try Moment(when.bytes, in: store()) {
    case .instant(let instant): changes.created = instant
    case .date(let date):
      changes.created = try store().instant(
        date, hour: 0, minute: 0, second: 0, millisecond: 0)
    case .none: throw ShellError.usage("A comment is written some time. Write when.", at: when)
    }
    return changes
  }

  /// Tells what was done to a comment; programs get the comment itself.
  fileprivate func report(
    comment id: Int64, alone: (Int64) -> Message, onItem: (Int64, Message) -> Message
  ) throws {
    let comments = try store().comments([id])
    try list(comments, as: settings.format) {
      try say(comments.first.map { onItem(id, $0.itemText) } ?? alone(id))
    }
  }
}
