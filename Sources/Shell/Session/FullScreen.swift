import Platform

/// The alternate screen of the terminal, during the lifetime of this object. The terminal is restored at its
/// end, while the program is suspended, and when a signal ends it.
final class FullScreen {
  private let keys: Keys
  private var drawn: [UInt8] = []

  /// Nil without a terminal.
  init?() {
    guard Descriptor.standardOutput.isTerminal, let keys = Keys() else { return nil }
    self.keys = keys
    keys.leaving = { [weak self] in self?.leave() }
    keys.entering = { [weak self] in self?.enter() }
    enter()
  }

  deinit {
    leave()
  }

  /// How many lines and columns there are.
  static var size: (lines: Int, columns: Int) {
    guard let size = ScreenSize.own, size.rows > 0 else { return (24, 80) }
    return (size.rows, size.columns)
  }

  /// Shows so many lines; those that do not fit are left out, and nothing is drawn that is there.
  func draw(_ lines: [String]) {
    let shown = lines.prefix(Self.size.lines)
    // Cleared before it is written: after a line that is full, its last character would be cleared.
    let last = shown.count - 1
    let cleared = shown.enumerated().map { ($0 == last ? "\u{1B}[J" : "\u{1B}[K") + $1 }
    let frame = Array(("\u{1B}[H" + cleared.joined(separator: "\r\n")).utf8)
    guard frame != drawn else { return }
    drawn = frame
    try? Descriptor.standardOutput.write(frame)
  }

  /// Draws all anew, as after a change of the size.
  func forget() { drawn = [] }

  func ring() { try? Descriptor.standardOutput.write([7]) }

  /// The next key; nil when none is pressed for so long, and after a signal.
  func key(within milliseconds: Int64) -> UInt8? {
    keys.next(within: milliseconds)
  }

  private func enter() {
    drawn = []
    // The other screen, without a cursor and without going on in the next line.
    try? Descriptor.standardOutput.write(Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l".utf8))
  }

  private func leave() {
    try? Descriptor.standardOutput.write(Array("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l".utf8))
  }
}
