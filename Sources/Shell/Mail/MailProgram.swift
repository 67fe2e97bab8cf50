import Glibc

/// The user's mail program, which `xdg-email` opens.
enum MailProgram {
  private static let name = "xdg-email"

  /// Opens a new message with a file attached, and waits until it is handed over.
  ///
  /// - Throws: a failure when there is no `xdg-email`, or it cannot do it.
  static func open(_ message: MessageText, attaching path: [UInt8]) throws {
    if let address = (message.to + message.cc).first(where: { $0.hasPrefix("-") }) {
      throw ShellError.failed("\(name) takes no address such as \(address.quoted).")
    }
    var arguments = [name, "--utf8", "--subject", message.subject, "--body", message.body]
    for address in message.cc { arguments += ["--cc", address] }
    let words =
      arguments.map { Array($0.utf8) } + [Array("--attach".utf8), path]
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
    let texts = CStrings()
    var arguments = words.map { word in
      UnsafeMutablePointer<CChar>?(UnsafeMutablePointer(mutating: texts.copy(word)))
    }
    arguments.append(nil)
    var process: pid_t = 0
    let code = withExtendedLifetime(texts) {
      posix_spawnp(&process, name, nil, nil, arguments, environ)
    }
    guard code == 0 else {
      throw ShellError.failed(
        code == ENOENT
          ? "There is no \(name) on PATH. It is in the package xdg-utils; else use --eml or --smtp."
          : "\(name): \(systemError(code)).")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw ShellError.failed("\(name): \(systemError(errno)).") }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}

/// A folder that nobody else reads, for as long as the user's session or the machine keeps it.
struct PrivateFolder {
  let path: [UInt8]

  /// Makes one of mode 0700.
  init() throws {
    let variables: [String] = ["XDG_RUNTIME_DIR", "TMPDIR"]
    let parents = variables.map { String(c: getenv($0)) }
    let parent = parents.first { !$0.isEmpty && access($0, W_OK) == 0 } ?? "/tmp"
    var template = Array("\(parent)/taskcore-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw ShellError.failed("\(parent): \(systemError(errno)).")
    }
    path = template.dropLast().map { UInt8(bitPattern: $0) }
  }

  /// The path of a file in it.
  func file(_ name: String) -> [UInt8] { path + Array("/\(name)".utf8) }

  /// Removes it with a file in it.
  func remove(with file: [UInt8]) {
    withExtendedLifetime(CStrings()) { texts in
      _ = unlink(texts.copy(file))
      _ = rmdir(texts.copy(path))
    }
  }
}
