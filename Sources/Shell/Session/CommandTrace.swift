import Glibc

/// What is told on standard error about each command when everything is to be told: the command
/// before it is carried out, and how long it took.
struct CommandTrace {
  private let start: timespec

  /// Prints `+ add Buy milk`; nil when that is not wanted. Who typed a command sees it already.
  init?(_ words: [Word], in session: Session) {
    guard session.settings.verbosity == .verbose else { return nil }
    if !session.isAtKeyboard {
      try? session.output.flush()
      let line = words.map(\.written).joined(separator: " ".utf8)
      printError("+ \(String(decoding: Array(line), as: UTF8.self))".printable)
    }
    start = Self.now()
  }

  /// Prints `0.004 s`.
  func end() {
    let end = Self.now()
    let nanoseconds = (end.tv_sec - start.tv_sec) * 1_000_000_000 + end.tv_nsec - start.tv_nsec
    let milliseconds = max(0, nanoseconds / 1_000_000)
    printError("\(milliseconds / 1000).\((milliseconds % 1000).padded(to: 3)) s")
  }

  private static func now() -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time
  }
}
