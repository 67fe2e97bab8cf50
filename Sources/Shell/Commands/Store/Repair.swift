extension Command {
  static let repair = Command(
    name: "repair", summary: "Mend what another program damaged in the store.", synopsis: "repair",
    operands: .none,
    notes: ["It tells what it mended. A repair cannot be undone."],
    examples: ["repair"]
  ) { _, session in
    let report = try session.store().repair()
    guard !report.mended.isEmpty else { return try session.say("Nothing was damaged.") }
    for (name, count) in report.mended { try session.say("\(count): \(name)") }
  }
}
