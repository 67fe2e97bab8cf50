import Platform

/// The password of a mail server: from the environment, or as somebody types it.
enum Password {
  private static let variable = "TASKCORE_SMTP_PASSWORD"

  /// - Throws: a usage error when there is nobody to ask.
  static func read(of user: String, at host: String) throws -> [UInt8] {
    if let given = Environment.bytes(variable) { return given }
    guard Descriptor.standardInput.isTerminal else {
      throw ShellError.usage(
        "The password is missing: set \(variable), or write --netrc FILE.")
    }
    let question: Message = "Password of \(user) at \(host):"
    let prompt = Array("\(question.text.printable) ".utf8)
    try? Descriptor.standardError.write(prompt)
    defer { printError("") }
    return try Interrupt.whileCaught { try withoutEcho(readLine) }
  }

  private static func withoutEcho<Result>(_ body: () throws -> Result) throws -> Result {
    let mode: TerminalMode
    do {
      mode = try TerminalMode(of: .standardInput)
    } catch {
      throw ShellError.failed("The terminal: \(error.message).")
    }
    mode.withoutEcho.apply(to: .standardInput, .forgettingTyped)
    defer { mode.apply(to: .standardInput, .forgettingTyped) }
    return try body()
  }

  /// One line, byte for byte, so that nothing after it is taken.
  private static func readLine() throws -> [UInt8] {
    var line: [UInt8] = []
    while true {
      var byte: UInt8 = 0
      let count = try withUnsafeMutableBytes(of: &byte) {
        try readBytes(of: "stdin", .standardInput, $0)
      }
      if count == 0 || byte == UInt8(ascii: "\n") { return line }
      line.append(byte)
    }
  }
}
