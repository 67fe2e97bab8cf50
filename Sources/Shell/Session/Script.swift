import Glibc

/// Commands that no one types: it stops at the first that fails.
struct Script {
  /// Where commands come from, as error messages name it.
  enum Source {
    case options([[UInt8]])
    case standardInput
    case file([UInt8])
  }

  let source: Source
  let session: Session

  /// Carries out all commands, and returns the exit status.
  func run() -> Int32 {
    switch source {
    case .options(let commands):
      var rest = commands.makeIterator()
      return run(named: "-c") { rest.next() }
    case .standardInput:
      return run(named: "stdin", STDIN_FILENO)
    case .file(let path):
      let name = String(decoding: path, as: UTF8.self)
      let file = withExtendedLifetime(CStrings()) { open($0.copy(path), O_RDONLY | O_CLOEXEC) }
      guard file >= 0 else {
        printError("taskcore: \(name): \(systemError(errno)).")
        return 2
      }
      defer { close(file) }
      return run(named: name, file)
    }
  }

  private func run(named name: String, _ descriptor: Int32) -> Int32 {
    var reader = LineReader(name, descriptor: descriptor)
    return run(named: name) { try reader.next() }
  }

  private func run(named name: String, _ nextLine: () throws -> [UInt8]?) -> Int32 {
    var number = 0
    while !session.isOver {
      let line: [UInt8]
      do {
        guard let next = try nextLine() else { break }
        line = next
      } catch {
        session.report(error)
        return 2
      }
      number += 1
      do {
        try session.run(line)
      } catch {
        return session.report(error, in: line, of: name, from: number)
      }
    }
    return 0
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
  /// - Returns: The exit status it leads to.
  func report(_ error: any Error, in command: [UInt8], of file: String, from number: Int) -> Int32 {
    var place = "\(file):\(number): "
    if let offset = (error as? ShellError)?.offset {
      let error = ErrorPlace(of: offset, in: command)
      place = "\(file):\(number + error.line):\(error.column + 1): "
    }
    return report(error, after: place)
  }

  /// Prints an error, after what was printed before it, and returns the exit status it leads to.
  @discardableResult
  func report(_ error: any Error, after place: String = "") -> Int32 {
    try? output.flush()
    let failure = error as? ShellError ?? .failed("\(error)")
    printError("taskcore: \(place)\(failure.message.printable)")
    return failure.exitStatus
  }
}
