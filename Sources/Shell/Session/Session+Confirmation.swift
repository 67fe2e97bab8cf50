import Platform

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
    _ what: Message, count: Int, isForGood: Bool = false, _ arguments: Arguments
  ) throws {
    let limit = isForGood ? min(1, settings.confirmFrom) : settings.confirmFrom
    guard limit > 0, count >= limit, !answersYes, !arguments.has(.yes) else { return }
    guard Descriptor.standardInput.isTerminal, Descriptor.standardError.isTerminal else {
      throw ShellError.usage("This would \(what). Say --yes to do so without being asked.")
    }
    try output.flush()
    let text = what.text as String
    let answer = Self.answer(to: "\(text.prefix(1).uppercased() + text.dropFirst())? [y/N]")
    guard Self.isYes(answer) else {
      throw ShellError.failed("Nothing was changed.")
    }
  }

  /// Asks something that is answered with yes by the return key alone.
  static func asksYes(_ question: Message) -> Bool {
    let answer = answer(to: "\(question)? [Y/n]")
    return answer == "" || isYes(answer)
  }

  /// Whether it is yes, in the language or in English; its first letter will do.
  private static func isYes(_ answer: String?) -> Bool {
    guard let answer else { return false }
    let word = Message("yes").text.lowercased()
    // Not every keyboard has the í of sí.
    let plain = String(word.map { $0 == "í" ? "i" : $0 })
    return ["y", "yes", word, plain, String(word.prefix(1))].contains(answer)
  }

  /// A line from the terminal, in small letters; nil at its end, and for Ctrl-C.
  private static func answer(to question: Message) -> String? {
    // From the question on, signals come only while it waits, so that none is missed just before.
    let signals = Interrupt.block()
    defer { Interrupt.unblock(signals) }
    try? Descriptor.standardError.write(Array((question.text + " ").utf8))
    var wait = Descriptor.InputWait.interrupted
    while wait == .interrupted, !Interrupt.isPendingOrOver {
      wait = Descriptor.standardInput.waitForInput(masking: signals, milliseconds: nil)
    }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count =
      wait == .ready
      ? (try? bytes.withUnsafeMutableBytes { try Descriptor.standardInput.readOnce(into: $0) }) ?? 0
      : 0
    guard !Interrupt.take(), Interrupt.termination == nil, count > 0 else {
      // The cursor is still in the line of the question.
      printError("")
      return nil
    }
    let line = bytes.prefix(count).filter { !SplitLine.isBlank($0) }
    return String(decoding: line, as: UTF8.self).lowercased()
  }
}
