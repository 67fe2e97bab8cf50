extension Command {
  static let undo = Command(
    name: "undo", summary: "Take back the last change that was not undone yet.", synopsis: "undo",
    operands: .none,
    notes: ["It goes back as far as you like, also to what was done before this session."],
    examples: ["undo"]
  ) { _, session in
    try session.say("Undone: \(try session.store().undoText().text)")
  }

  static let redo = Command(
    name: "redo", summary: "Do again what was undone last.", synopsis: "redo",
    operands: .none,
    notes: ["A new change discards what was undone."],
    examples: ["redo"]
  ) { _, session in
    try session.say("Redone: \(try session.store().redoText().text)")
  }
}
