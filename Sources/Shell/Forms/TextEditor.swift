import Platform

/// The user's editor: `$VISUAL`, `$EDITOR`, or an installed one.
enum TextEditor {
  /// The result of an edit.
  struct Result {
    let text: String
    /// Why it failed; nil when it did not.
    let failure: Message?
  }

  /// Lets the user change a text, in a file that nobody else reads and that is gone afterwards.
  static func edit(_ text: String) throws -> Result {
    let folder = try privateFolder()
    let file = folder.file("tasks.txt")
    defer { folder.removeAll() }
    try OutputFile.write(Array(text.utf8), to: file)
    let command = try command()
    let status = try run(command, file)
    let changed = (try? InputFile(file).all()) ?? Array(text.utf8)
    let failure: Message? =
      switch status {
      case 0: nil
      case 127: "There is no editor \(command.quoted). Set VISUAL to one that is installed."
      default: "The editor \(command.quoted) failed with status \(status)."
      }
    return Result(text: String(decoding: changed, as: UTF8.self), failure: failure)
  }

  /// The variables that name one, the first that is not empty.
  static let variables = ["VISUAL", "EDITOR"]
  /// Those that there may be when none is named.
  static let usual = ["editor", "nano", "vi"]

  /// As sh takes it: with arguments, perhaps.
  private static func command() throws -> String {
    let chosen = variables.compactMap { Environment[$0] }.first { !$0.isEmpty }
    if let chosen { return chosen }
    guard let found = usual.first(where: InstalledProgram.exists) else {
      throw ShellError.failed("There is no editor. Set VISUAL to one, such as nano.")
    }
    return found
  }

  /// Runs it on a file, and returns its exit status; the terminal is as before then.
  private static func run(_ command: String, _ file: [UInt8]) throws -> Int32 {
    let mode = try? TerminalMode(of: .standardInput)
    defer { mode?.apply(to: .standardInput, .whenShown) }
    let words = ["sh", "-c", command + " \"$@\"", command].map { Array($0.utf8) } + [file]
    // Ctrl-C is the editor's.
    return try Interrupt.whileCaught {
      defer { _ = Interrupt.take() }
      do {
        return try ChildProcess("sh", words).wait()
      } catch let error as SystemError {
        throw ShellError.failed("sh: \(error.message).")
      }
    }
  }
}

extension InputFile {
  /// All of it.
  func all() throws -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part = try [UInt8](unsafeUninitializedCapacity: 65_536) { space, count in
        count = try read(UnsafeMutableRawBufferPointer(space))
      }
      if part.isEmpty { return bytes }
      bytes += part
    }
  }
}
