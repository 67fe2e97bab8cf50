extension Command {
  static let undo = Command(
    name: "undo", summary: "Undo the last change that was not undone yet.", synopsis: "undo",
    operands: .none,
    notes: [
      "It goes back as far as you like, also to what was done before this session.",
      "What was changed since by a poll, a repair or another program stays as it is.",
    ],
    examples: ["undo"]
  ) { _, session in
    try session.say(
      session.store().undoText(), done: { "Undone: \($0)" }, notDone: { "Not undone: \($0)" })
  }

  static let redo = Command(
    name: "redo", summary: "Redo the change that was undone last.", synopsis: "redo",
    operands: .none,
    notes: ["A new change discards what was undone."],
    examples: ["redo"]
  ) { _, session in
    try session.say(
      session.store().redoText(), done: { "Redone: \($0)" }, notDone: { "Not redone: \($0)" })
  }
}

extension Session {
  /// Says what became of a step, and how much was left alone.
  fileprivate func say(
    _ step: StepText, done: (Message) -> Message, notDone: (Message) -> Message
  ) throws {
    try say(step.isPassedOver ? notDone(step.text) : done(step.text))
    for remark in step.remarks { try say(remark) }
  }
}
