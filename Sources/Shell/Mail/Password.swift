import Glibc

/// The password of a mail server: from the environment, or as somebody types it.
enum Password {
  private static let variable = "TASKCORE_SMTP_PASSWORD"

  /// - Throws: a usage error when there is nobody to ask.
  static func read(of user: String, at host: String) throws -> [UInt8] {
    if let given = getenv(variable) { return [UInt8](c: given) }
    guard isatty(STDIN_FILENO) == 1 else {
      throw ShellError.usage(
        "The password is missing: set \(variable), or write --netrc FILE.")
    }
    let prompt = Array("Password of \(user) at \(host): ".printable.utf8)
    _ = write(STDERR_FILENO, prompt, prompt.count)
    defer { _ = write(STDERR_FILENO, "\n", 1) }
    return try Interrupt.whileCaught { try withoutEcho(readLine) }
  }

  private static func withoutEcho<Result>(_ body: () throws -> Result) throws -> Result {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else {
      throw ShellError.failed("The terminal: \(systemError(errno)).")
    }
    var silent = before
    silent.c_lflag &= ~tcflag_t(ECHO)
    silent.c_lflag |= tcflag_t(ICANON | ISIG)
    silent.c_iflag |= tcflag_t(ICRNL)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
    defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &before) }
    return try body()
  }

  /// One line, byte for byte, so that nothing after it is taken.
  private static func readLine() throws -> [UInt8] {
    var line: [UInt8] = []
    while true {
      var byte: UInt8 = 0
      let count = try withUnsafeMutableBytes(of: &byte) {
        try readBytes(of: "stdin", STDIN_FILENO, $0)
      }
      if count == 0 || byte == UInt8(ascii: "\n") { return line }
      line.append(byte)
    }
  }
}
