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
    session.isAtKeyboard = true
    Interrupt.catchFromNowOn()
    let editor = LineEditor(completing: Completer(session: session))
    defer { editor.close() }
    let history = History()
    do {
      try session.output.print("Taskcore \(Program.version). “help” lists the commands.")
      try session.output.flush()
      if session.settings.showsHome {
        attempt {
          try session.showHome(as: .table)
          try session.output.flush()
        }
      }
      announce()
      while !session.isOver {
        if let line = editor.readLine(prompt: session.prompt, waking: waker) {
          run(line, history)
        } else if try !session.endDemo() {
          break
        }
        if !session.isOver { announce() }
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
  }

  /// Tells what became due, before the next prompt.
  private func announce() {
    attempt {
      try session.output.write(session.announcement().utf8)
      try session.output.flush()
    }
  }

  /// Looks for what becomes due while nobody types; what goes wrong then is tried again.
  private var waker: LineEditor.Waker {
    LineEditor.Waker {
      guard let store = try? session.store(), !store.isReadOnly, let now = try? store.now(),
        let next = try? store.nextWakeup()
      else { return nil }
      return max(0, next - now)
    } announcement: {
      (try? session.announcement()) ?? ""
    }
  }

  private func attempt(_ body: () throws -> Void) {
    do { try body() } catch { session.report(error) }
  }
}
