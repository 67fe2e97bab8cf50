import Platform

/// The trace of commands on standard error in verbose mode: each command before it runs, and its duration.
struct CommandTrace {
  private let start: Int64

  /// Prints `+ add Buy milk`; nil when that is not wanted. Who typed a command sees it already.
  init?(_ words: [Word], in session: Session) {
    guard session.settings.verbosity == .verbose else { return nil }
    if !session.isAtKeyboard {
      try? session.output.flush()
      let line = words.map(\.written).joined(separator: " ".utf8)
      let text = HubAddressText.masked(String(decoding: Array(line), as: UTF8.self))
      printError("+ \(text)".printable)
    }
    start = SteadyClock.milliseconds
  }

  /// Prints `0.004 s`.
  func end() {
    let milliseconds = max(0, SteadyClock.milliseconds - start)
    printError("\(milliseconds / 1000).\(Int(milliseconds % 1000).padded(to: 3)) s")
  }
}
