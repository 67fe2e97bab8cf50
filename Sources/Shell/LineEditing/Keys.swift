import Glibc

/// The keys of the terminal one by one, as they are pressed and without showing them. While the
/// program is suspended, and when a signal ends it, the terminal is as it was before.
final class Keys {
  private var before = termios()
  private let signals = DelayedSignals()
  /// What else is to be done before the terminal is left for a signal, and after that.
  var (leaving, entering): (() -> Void, () -> Void) = ({}, {})

  /// Nil when standard input is no terminal.
  init?() {
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    takeOver()
  }

  deinit {
    giveBack()
  }

  /// The next key; nil when none is pressed for so long, and after a signal.
  func next(within milliseconds: Int64) -> UInt8? {
    // Whoever stopped this program may have changed the terminal since.
    takeOver()
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let count = poll(&input, 1, Int32(clamping: milliseconds))
    if signals.pass(giveBackAll, takeOverAll) || count <= 0 { return nil }
    var key: UInt8 = 0
    switch read(STDIN_FILENO, &key, 1) {
    case 1: return key
    case 0: return Self.endOfInput
    default: return errno == EINTR ? nil : Self.endOfInput
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
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
  }

  private func takeOver() {
    var mode = before
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }

  /// Ctrl-D, and what is read when the terminal is gone.
  static let endOfInput: UInt8 = 4
}
