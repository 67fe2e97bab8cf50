import Platform

/// The passphrase of a sync: from a file, from the environment, or typed.
enum Passphrase {
  private static let variable = "TASKCORE_SYNC_PASSPHRASE"

  /// Empty for a sync that is not encrypted.
  ///
  /// - Parameters:
  ///   - file: Whose first line it is; nil: it is from elsewhere.
  ///   - isNew: Whether it is typed twice, for nobody knows it yet.
  ///   - isOptional: Whether a sync may be without.
  /// - Returns: its bytes.
  /// - Throws: a usage error when there is nobody to ask.
  static func read(from file: Word?, isNew: Bool, isOptional: Bool = true) throws -> [UInt8] {
    if let file {
      let bytes = try fileContents(file)
      return Array(bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
    }
    if let given = Environment.bytes(variable) { return given }
    guard Descriptor.standardInput.isTerminal else {
      throw ShellError.usage(
        isOptional
          ? "The passphrase is missing: set \(variable), write --passphrase-file FILE, or --plain for none."
          : "The passphrase is missing: set \(variable), or write --passphrase-file FILE.")
    }
    let passphrase = try SecretPrompt.ask(
      isNew && isOptional
        ? "Passphrase, the same on all devices (empty: not encrypted):" : "Passphrase:")
    if isNew, !passphrase.isEmpty {
      guard try SecretPrompt.ask("Once more:") == passphrase else {
        throw ShellError.failed("Those were two different passphrases. Nothing was changed.")
      }
    }
    return passphrase
  }

  private static func fileContents(_ word: Word) throws -> [UInt8] {
    guard let path = try word.path else {
      throw ShellError.usage("--passphrase-file takes a file.", at: word)
    }
    return try InputFile(path).beginning
  }
}
