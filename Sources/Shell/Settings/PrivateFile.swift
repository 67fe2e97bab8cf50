import Platform

/// A file that only its owner may read.
enum PrivateFile {
  /// Writes a file anew, as a whole or not at all; folders that are missing are made. Where the
  /// path is a link, what it leads to is replaced.
  static func replace(_ path: [UInt8], with bytes: [UInt8]) throws {
    try? Folder(of: path).create()
    do {
      let file = try TemporaryFile(beside: target(of: path))
      try file.withDescriptor { try $0.write(bytes) }
      try file.takePlace()
    } catch let error as SystemError {
      throw ShellError.failed("\(String(decoding: path, as: UTF8.self)): \(error.message).")
    }
  }

  /// Reads and replaces a file in `body` while no other program does the same, so that what both
  /// change is kept.
  static func alone<Result>(with path: [UInt8], _ body: () throws -> Result) throws -> Result {
    let folder = Folder(of: path)
    try? folder.create()
    return try folder.whileLocked(interrupted: Interrupt.check, body)
  }

  /// What the links lead to.
  ///
  /// - Throws: a failure when that is no file that could be replaced.
  private static func target(of path: [UInt8]) throws -> [UInt8] {
    guard File.exists(at: path) else { return path }
    let name = String(decoding: path, as: UTF8.self)
    guard let existing = existingPath(path) else {
      throw ShellError.failed("\(name) is a link to a file that is not there.")
    }
    guard let status = try? FileStatus(of: existing), status.kind == .regular else {
      throw ShellError.failed("\(name) is no regular file: nothing can be kept in it.")
    }
    return existing
  }
}
