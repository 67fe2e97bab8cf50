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
        return session.report(error, at: "\(name):\(number)")
      }
    }
    return 0
  }
}

extension Session {
  /// Prints an error, after what was printed before it, and returns the exit status it leads to.
  @discardableResult
  func report(_ error: any Error, at place: String? = nil) -> Int32 {
    try? output.flush()
    let place = place.map { "\($0): " } ?? ""
    let failure = error as? ShellError ?? .failed("\(error)")
    printError("taskcore: \(place)\(failure.message.printable)")
    return failure.exitStatus
  }
}
