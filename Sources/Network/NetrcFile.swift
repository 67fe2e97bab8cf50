import Domain
import Glibc
import Storage

/// A file of passwords, which is read only if it is nobody else's.
struct NetrcFile {
  private static let field = "netrc_path"
  private static let maximumSize = 1 << 20

  private let path: String
  private let text: String

  /// - Throws: `notFound`, `access` unless it is a regular file of mode 0600 that belongs to the
  ///   user, or `malformed` for what is no text.
  init(at path: String) throws {
    self.path = path
    text = try Failure.about(Self.field) {
      // To open and close the file of a store would give its locks up.
      try OpenFile.refuse(path: path)
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      guard descriptor >= 0 else { throw Failure(refusing: path, errno) }
      defer { close(descriptor) }
      try Self.check(descriptor, path)
      return try Self.read(descriptor, path)
    }
  }

  /// - Throws: `notFound` when it has no entry with a login and a password; `malformed`.
  func entry(for host: String, user: String) throws -> NetrcEntry {
    try Failure.about(Self.field) {
      var reader = NetrcReader(text)
      guard let entry = try reader.entry(for: host, user: user) else {
        let login = user.isEmpty ? "" : " with the login that was given"
        throw Failure(
          .notFound,
          "\(path) has no entry for the machine \(host)\(login): one is expected such as "
            + "“machine \(host) login NAME password PASSWORD”.")
      }
      return entry
    }
  }

  /// Judges the file that is open, and not one that may take its place.
  private static func check(_ descriptor: Int32, _ path: String) throws {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw Failure(refusing: path, errno) }
    guard information.st_mode & S_IFMT == S_IFREG else {
      throw Failure(.access, "\(path) is not a regular file, as a netrc file is.")
    }
    guard information.st_uid == geteuid() else {
      throw Failure(
        .access, "\(path) belongs to another user: a netrc file of one's own is expected.")
    }
    let mode = information.st_mode & 0o7777
    guard mode & ~0o600 == 0 else {
      throw Failure(
        .access,
        "\(path) has passwords and the mode 0\(String(mode, radix: 8)), which is open to others: "
          + "give it the mode 0600.")
    }
    guard information.st_size <= maximumSize else {
      throw Failure(.malformed, "\(path) is too large for a netrc file.")
    }
  }

  private static func read(_ descriptor: Int32, _ path: String) throws -> String {
    var bytes = [UInt8](repeating: 0, count: maximumSize + 1)
    var length = 0
    while length < bytes.count {
      let count = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress?.advanced(by: length), buffer.count - length)
      }
      if count == 0 { break }
      if count > 0 {
        length += count
      } else if errno != EINTR {
        throw Failure(refusing: path, errno)
      }
    }
    guard let text = String(validating: bytes[..<length], as: UTF8.self), !text.utf8.contains(0)
    else { throw Failure(.malformed, "\(path) is not text in UTF-8.") }
    return text
  }
}
