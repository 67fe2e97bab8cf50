extension Command {
  static let quit = Command(
    name: "quit",
    summary: "End the session; so do exit and Ctrl-D.",
    synopsis: "quit",
    operands: .none,
    examples: ["quit"]
  ) { _, session in
    session.isOver = true
  }
}
