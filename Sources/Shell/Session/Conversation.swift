import Platform

/// An interactive session: an error is shown, and the session continues.
struct Conversation {
  let session: Session

  /// Before the further lines of a command.
  private var furtherPrompt: String {
    String(repeating: " ", count: max(0, session.prompt.count - 5)) + "...> "
  }

  /// Prompts until the end, and returns the exit status.
  func run() -> Int32 {
    do {
      _ = try session.store()
    } catch {
      return session.report(error)
    }
    session.isAtKeyboard = true
    for error in session.settingsErrors { session.report(error) }
    Interrupt.catchFromNowOn()
    let editor = LineEditor(completing: Completer(session: session))
    defer { editor.close() }
    do {
      try session.output.print("Taskcore \(Program.version). “help” lists the commands.")
      try session.output.flush()
      let news = session.syncNews(tellsProblems: true)
      try session.output.write(news.utf8)
      try session.output.flush()
      let newLines = news.count { $0 == "\n" }
      if session.settings.showsHome { showHome(above: newLines) }
      let history = History()
      editor.hint = { [session] typed in
        // It is drawn where nothing was typed, and taken away again.
        guard session.settings.showsHints, session.output.isColoured,
          !session.output.isAccessible
        else { return nil }
        return history.continuation(of: typed)
      }
      let status = try converse(editor, history)
      if Interrupt.termination == nil { session.finishSync() }
      return status
    } catch {
      return session.report(error)
    }
  }

  /// What is wrong with the store is told, and the conversation begins all the same.
  private func showHome(above lines: Int) {
    do {
      try session.showHome(above: lines, as: .table)
      try session.output.flush()
    } catch {
      session.report(error)
    }
  }

  private func converse(_ editor: LineEditor, _ history: History) throws -> Int32 {
    announce()
    /// The lines of a command that goes on.
    var beginning: [UInt8]?
    while !session.isOver {
      let prompt = beginning == nil ? session.prompt : furtherPrompt
      switch editor.readLine(prompt: prompt, waking: waker) {
      case .line(let typed):
        beginning = run(typed, after: beginning, history)
      case .interrupted:
        beginning = nil
      case .end:
        if beginning == nil {
          if try session.endDemo() { break }
          return 0
        }
        session.report(ShellError.usage("The command was not complete. Nothing was done."))
        beginning = nil
      case .terminated(let typed):
        history.add(unfinished: Self.joined(beginning, typed))
      }
      if let signal = Interrupt.termination { return 128 + signal.number }
      if !session.isOver, beginning == nil { announce() }
    }
    return 0
  }

  /// Carries out what was typed, or the several lines that were pasted at once, and returns the
  /// lines of a command that goes on.
  private func run(_ typed: [UInt8], after beginning: [UInt8]?, _ history: History) -> [UInt8]? {
    var beginning = beginning
    let lines = typed.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines.map(Array.init) where !session.isOver && Interrupt.termination == nil {
      var command = Self.joined(beginning, line)
      do {
        if beginning == nil, let meant = try HistoryReference.expand(line, from: history) {
          command = meant
          try session.output.print(String(decoding: meant, as: UTF8.self).printable)
          try session.output.flush()
        }
        guard SplitLine.isComplete(command) else {
          beginning = command
          continue
        }
        beginning = nil
        history.add(command)
        try session.run(command)
      } catch {
        report(error, in: command, isOnlyLine: lines.count == 1 && command == line)
      }
    }
    return beginning
  }

  private static func joined(_ beginning: [UInt8]?, _ line: [UInt8]) -> [UInt8] {
    beginning.map { $0 + [UInt8(ascii: "\n")] + line } ?? line
  }

  /// Shows where in the command the error is, and says what it is.
  private func report(_ error: any Error, in command: [UInt8], isOnlyLine: Bool) {
    if let offset = (error as? ShellError)?.offset {
      try? session.output.flush()
      let location = ErrorLocation(of: offset, in: command)
      printError(
        session.settings.isAccessible
          ? location.sentence
          : location.drawing(
            promptWidth: session.prompt.count, width: session.output.width ?? 80,
            isOnlyLine: isOnlyLine))
    }
    session.report(error)
  }

  /// Tells what became due, and what came from other devices, before the next prompt.
  private func announce() {
    do {
      try session.output.write(session.announcement(isBetweenCommands: true).utf8)
      try session.output.flush()
    } catch {
      session.report(error)
    }
  }

  /// Looks for what becomes due, and for what other devices did, while nobody types; what goes wrong then
  /// is tried again.
  private var waker: LineEditor.Waker {
    LineEditor.Waker {
      let sync = session.syncWatch.delay
      guard let store = try? session.store(), !store.isReadOnly, let now = try? store.now(),
        let next = try? store.nextWakeup()
      else { return sync }
      return min(max(0, next - now), sync ?? .max)
    } announcement: {
      (try? session.announcement()) ?? ""
    } redrawsLine: {
      !session.output.isAccessible
    }
  }
}
