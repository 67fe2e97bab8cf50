import Glibc

extension Option {
  /// Answers what a destructive command would ask.
  static let yes = Option(name: "yes", summary: "do not ask before many are changed")
}

extension Session {
  /// Asks before a destructive command: `Delete 12 tasks? [y/N]`. It does not ask about few
  /// items, unless they are gone for good, and not after `--yes`.
  ///
  /// - Parameters:
  ///   - what: What is to be done: `delete 12 tasks`.
  ///   - count: To how many items.
  ///   - isForGood: Whether it cannot be undone.
  ///   - arguments: Where `--yes` may be.
  /// - Throws: a usage error when nobody can be asked, and a failure when the answer is not yes.
  func confirm(
    _ what: String, count: Int, isForGood: Bool = false, _ arguments: Arguments
  ) throws {
    let limit = isForGood ? min(1, settings.confirmFrom) : settings.confirmFrom
    guard limit > 0, count >= limit, !answersYes, !arguments.has(.yes) else { return }
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else {
      throw ShellError.usage("This would \(what). Say --yes to do so without being asked.")
    }
    try output.flush()
    let question = Array("\(what.prefix(1).uppercased())\(what.dropFirst())? [y/N] ".utf8)
    _ = write(STDERR_FILENO, question, question.count)
    let answer = Self.readAnswer()
    guard let answer, ["y", "yes"].contains(answer.lowercased()) else {
      // Ctrl-C and Ctrl-D leave the cursor in the line of the question.
      if answer == nil { printError("") }
      throw ShellError.failed("Nothing was changed.")
    }
  }

  /// A line from the terminal, without blanks around it; nil at its end, and for Ctrl-C.
  private static func readAnswer() -> String? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard !Interrupt.take(), Interrupt.termination == nil, count > 0 else { return nil }
    let line = bytes.prefix(count).filter { !SplitLine.isBlank($0) }
    return String(decoding: line, as: UTF8.self)
  }
}
