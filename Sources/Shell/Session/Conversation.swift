/// Commands that somebody types: an error is shown, and the session goes on.
struct Conversation {
  let session: Session

  /// Prompts until the end, and returns the exit status.
  func run() -> Int32 {
    do {
      _ = try session.store()
    } catch {
      return session.report(error)
    }
    Interrupt.catchFromNowOn()
    let editor = LineEditor(completing: Completer(session: session))
    defer { editor.close() }
    let history = History()
    do {
      try session.output.print("Taskcore \(Program.version). “help” lists the commands.")
      try session.output.flush()
      while !session.isOver, let line = editor.readLine(prompt: "taskcore> ") {
        run(line, history)
      }
      return 0
    } catch {
      return session.report(error)
    }
  }

  /// Carries out a line, or the several ones that were pasted at once.
  private func run(_ pasted: [UInt8], _ history: History) {
    for line in pasted.split(separator: UInt8(ascii: "\n")).map(Array.init) where !session.isOver {
      history.add(line)
      attempt { try session.run(line) }
    }
    attempt { try session.store().poll() }
  }

  private func attempt(_ body: () throws -> Void) {
    do { try body() } catch { session.report(error) }
  }
}
