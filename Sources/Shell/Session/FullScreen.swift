import Glibc

/// All of the terminal, for as long as this lives: then it is as it was before, and so it is while
/// the program is suspended, and when a signal ends it.
final class FullScreen {
  private let keys: Keys
  private var drawn: [UInt8] = []
  /// How often the terminal had been taken when that was drawn.
  private var timesTaken = 0

  /// Nil without a terminal.
  init?() {
    // The other screen, without a cursor and without going on in the next line.
    guard isatty(STDOUT_FILENO) == 1,
      let keys = Keys(
        opening: "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l",
        closing: "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    else { return nil }
    self.keys = keys
  }

  /// How many lines and columns there are.
  static var size: (lines: Int, columns: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0
    else { return (24, 80) }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  /// Shows so many lines; those that do not fit are left out, and nothing is drawn that is there.
  func draw(_ lines: [String]) {
    let shown = lines.prefix(Self.size.lines)
    let clearing = "\u{1B}[K"
    let frame = Array(("\u{1B}[H" + shown.joined(separator: clearing + "\r\n") + "\u{1B}[J").utf8)
    guard frame != drawn || timesTaken != keys.timesTaken else { return }
    (drawn, timesTaken) = (frame, keys.timesTaken)
    try? write(frame)
  }

  /// Draws all anew, as after a change of the size.
  func forget() { drawn = [] }

  func ring() { try? write([7]) }

  /// The next key; nil when none is pressed for so long, and after a signal.
  func key(within milliseconds: Int64) -> UInt8? { keys.next(within: milliseconds) }

  private func write(_ bytes: [UInt8]) throws {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { space in
        Glibc.write(STDOUT_FILENO, space.baseAddress?.advanced(by: written), space.count - written)
      }
      if count < 0, errno != EINTR { throw ShellError.interrupted }
      written += max(count, 0)
    }
  }
}
