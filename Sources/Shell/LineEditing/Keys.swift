import Glibc

/// The keys of the terminal one by one, as they are pressed and without showing them.
final class Keys {
  private var before = termios()

  /// Nil when standard input is no terminal.
  init?() {
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    takeOver()
  }

  deinit {
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
  }

  /// The next key; nil when none is pressed for so long, and after a signal.
  func next(within milliseconds: Int64) -> UInt8? {
    // Whoever suspended this program has changed the terminal since.
    takeOver()
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, Int32(clamping: milliseconds)) > 0 else { return nil }
    var key: UInt8 = 0
    switch read(STDIN_FILENO, &key, 1) {
    case 1: return key
    case 0: return Self.endOfInput
    default: return errno == EINTR ? nil : Self.endOfInput
    }
  }

  private func takeOver() {
    var mode = before
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }

  /// Ctrl-D, and what is read when the terminal is gone.
  static let endOfInput: UInt8 = 4
}
