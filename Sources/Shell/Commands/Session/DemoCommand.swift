extension Command {
  static let demo = Command(
    name: "demo", summary: "Open a store with a month of made-up data, to play with.",
    synopsis: "demo [end]",
    operands: Operands([.word(["end"])], minimum: 0),
    notes: [
      """
      It is a store of its own in memory: yours stays as it is. “demo end” goes back to it, as “quit”
      does at the keyboard; a script goes on with the demo to its end.
      """
    ],
    examples: ["demo", "demo end"]
  ) { arguments, session in
    guard let word = arguments.operands.first else { return try session.beginDemo() }
    guard word.text == "end" else {
      throw ShellError.usage("“demo” is followed by end or nothing, not \(word.text.quoted).")
    }
    if session.isDemoAlone {
      session.isOver = true
    } else if try !session.endDemo() {
      throw ShellError.failed("No demo was begun.")
    }
  }
}

extension Session {
  fileprivate func beginDemo() throws {
    try startDemo()
    // What is below the screen stays in sight.
    if isAtKeyboard {
      try showHome(above: 3, as: .table)
      try output.print("")
    }
    try say("This is a demo: a store of its own, with a month of made-up data.")
    try say("“demo end” throws it away and goes back to your own.")
  }

  /// Goes back to the user's own store; answers whether there was a demo to go back from.
  func endDemo() throws -> Bool {
    guard !isDemoAlone, stopDemo() else { return false }
    try say("The demo is over. This is your own store again.")
    return true
  }
}
