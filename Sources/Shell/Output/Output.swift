import Glibc

/// Standard output: gathered, and written at the end of each command.
final class Output {
  /// Whether it shows colours.
  var isColoured: Bool
  private var pending: [UInt8] = []
  private var isCapturing = false

  init(_ settings: Settings) {
    isColoured = settings.colour.showsColours
  }

  /// How many columns the terminal has; nil when it is none.
  var width: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// How many lines the terminal has; nil when it is none.
  var height: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
    return Int(size.ws_row)
  }

  /// Writes a line.
  func print(_ line: String) throws {
    try write((line + "\n").utf8)
  }

  func write(_ bytes: some Sequence<UInt8>) throws {
    pending.append(contentsOf: bytes)
    if pending.count >= 65_536 { try flush() }
  }

  /// What `body` writes: it is not handed to the system.
  func captured(_ body: () throws -> Void) throws -> [UInt8] {
    let before = pending
    pending = []
    isCapturing = true
    defer {
      pending = before
      isCapturing = false
    }
    try body()
    return pending
  }

  /// Hands everything to the system.
  ///
  /// - Throws: a failure when it takes no more, or Ctrl-C was pressed.
  func flush() throws {
    if isCapturing { return }
    var written = 0
    defer { pending.removeAll(keepingCapacity: true) }
    while written < pending.count {
      try Interrupt.check()
      let count = pending.withUnsafeBytes { bytes in
        Glibc.write(STDOUT_FILENO, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw ShellError.failed("The output cannot be written: \(systemError(errno)).")
      }
    }
  }
}

/// Writes a line to standard error.
func printError(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}

/// `No such file or directory`
func systemError(_ code: Int32) -> String {
  String(c: strerror(code))
}
