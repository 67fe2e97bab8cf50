extension Command {
  private static let schema = Option(
    name: "schema",
    summary: "First remove what another program put into the file: triggers, tables.")

  static let repair = Command(
    name: "repair", summary: "Repair damage to the store by another program.",
    synopsis: "repair [--schema]",
    options: [schema],
    operands: .none,
    notes: [
      """
      It lists what it repaired. A repair cannot be undone.
      With --schema, it begins with all that is not Taskcore's: triggers, views, tables, indexes and columns, \
      without which the store does not open.
      """
    ],
    examples: ["repair", "repair --schema"]
  ) { arguments, session in
    let store =
      try arguments.has(schema) ? session.storeWithRepairedSchema() : session.store()
    let report = try store.repair()
    guard !report.mended.isEmpty else { return try session.say("Nothing was damaged.") }
    for (name, count) in report.mended { try session.say("\(count): \(MendedPart.message(name))") }
  }
}
