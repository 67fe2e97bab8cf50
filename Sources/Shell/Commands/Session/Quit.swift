extension Command {
  static let quit = Command(
    name: "quit", summary: "End the session, or a demo; so do exit and Ctrl-D.", synopsis: "quit",
    operands: .none,
    examples: ["quit"]
  ) { _, session in
    // In a script, what follows is not meant for the user's own store.
    let wasDemo = try session.isAtKeyboard && session.endDemo()
    session.isOver = !wasDemo
  }
}
