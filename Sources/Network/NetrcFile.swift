import Domain
import Localization
import Platform
import Storage

/// A netrc file. It is read only if no other user can access it.
struct NetrcFile {
  private static let field = "netrc_path"
  private static let maximumSize = 1 << 20

  private let path: String
  private let text: String

  /// - Throws: `notFound`, `access` unless it is a regular file of mode 0600 that belongs to the
  ///   user, or `malformed` for anything but a text.
  init(at path: String) throws {
    self.path = path
    text = try Failure.about(Self.field) {
      // To open and close the file of a store would give its locks up.
      try OpenFile.refuse(path: path)
      return try Failure.whileUsing(path) {
        let file = try File(at: path, for: .readingWithoutWaiting)
        return try file.withDescriptor { file in
          try Self.check(file.status(), path)
          return try Self.text(file.readAll(limit: Self.maximumSize + 1), path)
        }
      }
    }
  }

  /// - Throws: `notFound` when it has no entry with a login and a password; `malformed`.
  func entry(for host: String, user: String) throws -> NetrcEntry {
    try Failure.about(Self.field) {
      var reader = NetrcReader(text)
      guard let entry = try reader.entry(for: host, user: user) else {
        let login: Message = user.isEmpty ? "" : " with the login that was given"
        throw Failure(
          .notFound,
          "\(path) has no entry for the machine \(host)\(login): one is expected such as "
            + "“machine \(host) login NAME password PASSWORD”.")
      }
      return entry
    }
  }

  /// Judges the file that is open, and not one that may take its place.
  private static func check(_ status: FileStatus, _ path: String) throws {
    guard status.kind == .regular else {
      throw Failure(.access, "\(path) is not a regular file, as a netrc file is.")
    }
    guard status.owner == CurrentProcess.user else {
      throw Failure(
        .access, "\(path) belongs to another user: a netrc file of one's own is expected.")
    }
    guard status.permissions & ~0o600 == 0 else {
      let mode = String(status.permissions, radix: 8)
      throw Failure(
        .access,
        "\(path) has passwords and the mode 0\(mode), which is open to others: "
          + "give it the mode 0600.")
    }
    guard status.size <= maximumSize else {
      throw Failure(.malformed, "\(path) is too large for a netrc file.")
    }
  }

  private static func text(_ bytes: [UInt8], _ path: String) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) else {
      throw Failure(.malformed, "\(path) is not text in UTF-8.")
    }
    return text
  }
}
