import Platform

/// The password of a mail server: from the environment, or typed.
enum Password {
  private static let variable = "TASKCORE_SMTP_PASSWORD"

  /// - Throws: a usage error when there is nobody to ask.
  static func read(of user: String, at host: String) throws -> [UInt8] {
    if let given = Environment.bytes(variable) { return given }
    guard Descriptor.standardInput.isTerminal else {
      throw ShellError.usage(
        "The password is missing: set \(variable), or write --netrc FILE.")
    }
    return try SecretPrompt.ask("Password of \(user) at \(host):")
  }
}
