extension Command {
  static let redo = Command(
    name: "redo", summary: "Do again what was undone last.", synopsis: "redo",
    operands: .none,
    notes: ["A new change discards what was undone."],
    examples: ["redo"]
  ) { _, session in
    try session.say("Redone: \(try session.store().redoText().text)")
  }
}
