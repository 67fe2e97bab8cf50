import Platform

/// A prompt for a secret, which is not echoed.
enum SecretPrompt {
  /// Asks for a line, on standard error.
  static func ask(_ question: Message) throws -> [UInt8] {
    try? Descriptor.standardError.write(Array("\(question.text.printable) ".utf8))
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
