/// Reads single keys from the terminal without echo. The terminal is restored while the program is suspended,
/// and when a signal ends it.
package final class Keys {
  private let before: TerminalMode
  private let signals = DelayedSignals()
  /// What else is to be done before the terminal is left for a signal, and after that.
  package var (leaving, entering): (() -> Void, () -> Void) = ({}, {})

  /// Nil when standard input is no terminal.
  package init?() {
    guard let mode = try? TerminalMode(of: .standardInput) else { return nil }
    before = mode
    takeOver()
  }

  deinit {
    giveBack()
  }

  /// The next key; nil when none is pressed for so long, and after a signal.
  package func next(within milliseconds: Int64) -> UInt8? {
    // Another program may have changed the terminal while this one was stopped.
    takeOver()
    let outcome = Descriptor.standardInput.waitForInput(milliseconds: milliseconds)
    if signals.pass(giveBackAll, takeOverAll) || outcome != .ready { return nil }
    var key: UInt8 = 0
    do {
      let count = try withUnsafeMutableBytes(of: &key) {
        try Descriptor.standardInput.readOnce(into: $0)
      }
      return count == 1 ? key : Self.endOfInput
    } catch {
      return error as? SystemError == .interrupted ? nil : Self.endOfInput
    }
  }

  private func giveBackAll() {
    leaving()
    giveBack()
  }

  private func takeOverAll() {
    takeOver()
    entering()
  }

  private func giveBack() {
    before.apply(to: .standardInput, .now)
  }

  private func takeOver() {
    before.keyByKey.apply(to: .standardInput, .now)
  }

  /// Ctrl-D, and what is read when the terminal is gone.
  package static let endOfInput: UInt8 = 4
}
