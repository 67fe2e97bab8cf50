import Platform

/// The user's mail program, opened by `xdg-email`.
enum MailProgram {
  private static let name = "xdg-email"

  /// Opens a new message with files attached, and waits until it is handed over.
  ///
  /// - Throws: a failure when there is no `xdg-email`, or it cannot do it.
  static func open(_ message: MessageText, attaching paths: [[UInt8]]) throws {
    if let address = (message.to + message.cc).first(where: { $0.hasPrefix("-") }) {
      throw ShellError.failed("\(name) takes no address such as \(address.quoted).")
    }
    var arguments = [name, "--utf8", "--subject", message.subject, "--body", message.body]
    for address in message.cc { arguments += ["--cc", address] }
    let words =
      arguments.map { Array($0.utf8) } + paths.flatMap { [Array("--attach".utf8), $0] }
      + message.to.map { Array($0.utf8) }
    let status = try run(words)
    guard status == 0 else {
      throw ShellError.failed(
        status == 3
          ? "\(name) found no mail program that takes files. Use --eml or --smtp."
          : "\(name) failed with status \(status). Use --eml or --smtp.")
    }
  }

  /// Runs it, found on PATH, and returns its exit status.
  private static func run(_ words: [[UInt8]]) throws -> Int32 {
    do {
      return try ChildProcess(name, words).wait()
    } catch {
      throw ShellError.failed(
        error == .notFound
          ? "There is no \(name) on PATH. It is in the package xdg-utils; else use --eml or --smtp."
          : "\(name): \(error.message).")
    }
  }
}

/// Makes a folder for files that nobody else reads.
func privateFolder() throws -> PrivateFolder {
  do {
    return try PrivateFolder()
  } catch {
    throw ShellError.failed("\(error.path): \(error.error.message).")
  }
}
