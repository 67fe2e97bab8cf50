import Platform

/// A non-interactive session: it stops at the first error, unless it is told to continue.
struct Script {
  /// The source of commands, for error messages.
  enum Source {
    case options([[UInt8]])
    /// One command, whose words are arguments of the program.
    case command([Word])
    case standardInput
    case file([UInt8])
  }

  let source: Source
  let session: Session

  /// Carries out all commands, and returns the exit status.
  func run() -> Int32 {
    // Doctor tells of them itself.
    if !isDoctor, !session.settingsErrors.isEmpty {
      for error in session.settingsErrors { session.report(error) }
      return 2
    }
    switch source {
    case .options(let commands):
      var rest = commands.makeIterator()
      return run(named: "-c", canGoOn: false) { rest.next() }
    case .command(let words):
      do {
        try session.run(words)
        return session.exitStatus
      } catch {
        return session.report(error)
      }
    case .standardInput:
      return run(named: "stdin", .standardInput)
    case .file(let path):
      let name = String(decoding: path, as: UTF8.self)
      do {
        let file = try File(at: path, for: .reading)
        return file.withDescriptor { run(named: name, $0) }
      } catch {
        let hint = Self.hint(for: name, session).text as String
        printErrorSentence(Message(verbatim: "taskcore: \(name): \(error.message).\(hint)"))
        return 2
      }
    }
  }

  /// Whether it is the one command that tells what is wrong.
  private var isDoctor: Bool {
    let first: Word? =
      switch source {
      case .options(let commands): commands.count == 1 ? SplitLine(commands[0]).words.first : nil
      case .command(let words): words.first
      case .standardInput, .file: nil
      }
    return first?.text == Command.doctor.name
  }

  /// ` Did you mean “list”?` for a file that is not there and may be a command.
  private static func hint(for name: String, _ session: Session) -> Message {
    guard !name.contains(where: { "./".contains($0) }) else { return "" }
    return Suggestion.sentence(
      for: name, among: Command.all.map(\.name) + session.settings.aliases.keys.sorted())
  }

  private func run(named name: String, _ descriptor: Descriptor) -> Int32 {
    var reader = LineReader(name, descriptor: descriptor)
    return run(named: name, canGoOn: true) { try reader.next() }
  }

  /// Carries out the commands of some lines, of which several can be one.
  private func run(
    named name: String, canGoOn: Bool, _ nextLine: () throws -> [UInt8]?
  ) -> Int32 {
    var number = 0
    var status: Int32 = 0
    while !session.isOver {
      let first = number + 1
      var line: [UInt8]
      do {
        guard let next = try nextLine() else { break }
        line = next
        number += 1
        var continuation = SplitLine.Continuation(line)
        // Each -c is a command of its own.
        while canGoOn, !continuation.isComplete, let next = try nextLine() {
          continuation.readNext(next)
          line += [UInt8(ascii: "\n")] + next
          number += 1
        }
      } catch {
        session.report(error)
        return 2
      }
      do {
        try session.run(line)
      } catch {
        let failure = session.report(
          error, in: line, of: name, from: first, countsLines: canGoOn)
        let isInterrupted = failure == ShellError.interrupted.exitStatus
        if !session.keepsGoing || isInterrupted { return failure }
        // The first error tells most.
        if status == 0 { status = failure }
      }
    }
    return status == 0 ? session.exitStatus : status
  }
}

extension Session {
  /// Prints the error of a command of a file, after what was printed before it.
  ///
  /// - Parameters:
  ///   - error: What went wrong.
  ///   - command: The line, or the lines, of the command.
  ///   - file: How the file is called in messages.
  ///   - number: Which one the first line of the command is in the file.
  ///   - countsLines: Whether the next one is that of its second line: else it is that of the next
  ///     command, and columns go on from line to line.
  /// - Returns: The exit status it leads to.
  func report(
    _ error: any Error, in command: [UInt8], of file: String, from number: Int,
    countsLines: Bool
  ) -> Int32 {
    var place = "\(file):\(number): "
    if let offset = (error as? ShellError)?.offset {
      let error = ErrorLocation(of: offset, in: command)
      let before = String(decoding: command.prefix(offset), as: UTF8.self)
      place =
        countsLines
        ? "\(file):\(number + error.line):\(error.column + 1): "
        : "\(file):\(number):\(before.count + 1): "
    }
    return report(error, after: place)
  }

  /// Prints an error, after what was printed before it, and returns the exit status it leads to.
  @discardableResult
  func report(_ error: any Error, after place: String = "") -> Int32 {
    try? output.flush()
    let failure = ShellError(error)
    printErrorSentence(Message(verbatim: "taskcore: \(place)\(failure.message.text)"))
    return failure.exitStatus
  }
}
