import Platform
import TaskcoreSwift

/// The file that keeps the tokens of an account at Google, which nobody else may read:
/// `$XDG_CONFIG_HOME/taskcore/google.tokens`, of `google:work` `google-work.tokens`.
struct GoogleTokenFile {
  private static let maximumSize = 1 << 16
  private static let longestName = 150

  /// Of the account: `google:work`.
  let address: String
  let path: String

  /// - Throws: a failure without a home.
  init(of address: String) throws {
    guard let folder = UserFolder.path("XDG_CONFIG_HOME", else: ".config") else {
      throw ShellError.failed("Tokens are kept in $HOME/.config, and HOME names no folder.")
    }
    self.address = address
    path = "\(folder)/\(Self.name(of: address)).tokens"
  }

  /// The copy of the file of the client by which the tokens were got.
  var clientPath: String { path.dropLast(".tokens".count) + ".client" }

  /// `google`, `google-work`
  private static func name(of address: String) -> String {
    let rest = address.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst()
    if rest.isEmpty { return "google" }
    let digits = Array("0123456789ABCDEF".utf8)
    let escaped = rest.flatMap { byte -> [UInt8] in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: [byte]
      default: [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    // Of two that begin alike, the file says whose it is.
    return "google-\(String(decoding: escaped.prefix(longestName), as: UTF8.self))"
  }

  var exists: Bool { File.exists(at: path) }

  /// What it has; nil when it is not there.
  ///
  /// - Throws: a failure for a file that others may read, and for what is no such file.
  func read() throws -> StoredTokens? {
    let bytes: [UInt8]
    do {
      let file = try File(at: path, for: .readingWithoutWaiting)
      bytes = try file.withDescriptor { file in
        try check(file.status())
        return try file.readAll(limit: Self.maximumSize + 1)
      }
    } catch let error as SystemError {
      if error == .notFound { return nil }
      throw ShellError.failed("\(path): \(error.message).")
    }
    guard bytes.count <= Self.maximumSize,
      let tokens = StoredTokens(String(decoding: bytes, as: UTF8.self))
    else {
      throw ShellError.failed(
        "\(path) has no tokens that can be read: “sync add \(address)” logs in anew.")
    }
    guard tokens.address == address else {
      throw ShellError.failed(
        "\(path) has the tokens of \(tokens.address): “sync add \(address)” logs in anew.")
    }
    return tokens
  }

  private func check(_ status: FileStatus) throws {
    guard status.kind == .regular else {
      throw ShellError.failed("\(path) is no regular file: no token is read from it.")
    }
    guard status.owner == CurrentProcess.user else {
      throw ShellError.failed("\(path) belongs to another user: no token is read from it.")
    }
    guard status.permissions & ~0o600 == 0 else {
      let mode = String(status.permissions, radix: 8)
      throw ShellError.failed(
        "\(path) has tokens and the mode 0\(mode), which is open to others: give it the mode 0600, or log in anew by “sync add \(address)”."
      )
    }
  }

  func write(_ tokens: StoredTokens) throws {
    try PrivateFile.replace(Array(path.utf8), with: Array(tokens.text.utf8))
  }

  /// Keeps the client, by which the next tokens are got.
  func keepClient(_ file: [UInt8]) throws {
    if file == Array(clientPath.utf8) { return }
    do {
      let client = try File(at: file, for: .readingWithoutWaiting)
      let bytes = try client.withDescriptor { try $0.readAll(limit: Self.maximumSize) }
      try PrivateFile.replace(Array(clientPath.utf8), with: bytes)
    } catch let error as SystemError {
      throw ShellError.failed("\(String(decoding: file, as: UTF8.self)): \(error.message).")
    }
  }

  func remove() {
    for path in [path, clientPath] { try? File.remove(at: path) }
  }
}
