extension Subcommand {
  /// One that removes things by their ids, and asks before many: `Removed 2 payments.`
  /// They are named with an `article` where an id is missing or wrong: `a payment`.
  static func removal(
    _ name: String, of thing: String, _ article: String, _ kind: Operands.Kind = .text,
    summary: String, delete: @escaping @Sendable (Store, [Int64]) throws -> Void
  ) -> Subcommand {
    Subcommand(
      name: name, summary: summary, synopsis: "IDS... [--yes]", options: [.yes],
      operands: Operands([kind], minimum: 1, repeatsLast: true)
    ) { operands, arguments, session in
      let ids = try TaskIDs.read(operands, of: article)
      let what = NumberText.count(Int64(ids.count), thing)
      try session.confirm("remove \(what)", count: ids.count, arguments)
      try delete(session.store(), ids)
      try session.say("Removed \(what).")
    }
  }
}
