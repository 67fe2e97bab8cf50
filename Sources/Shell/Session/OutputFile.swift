import Platform

/// A file that is replaced atomically.
enum OutputFile {
  /// Writes a file anew; one that is there is replaced, unless it is a store.
  static func write(_ bytes: [UInt8], to path: [UInt8]) throws {
    let name = String(decoding: path, as: UTF8.self)
    if try isDatabase(path) {
      throw ShellError.failed("\(name) is a database: it is not replaced by a drawing.")
    }
    do {
      let file = try File(at: path, for: .replacing, permissions: 0o666)
      try file.withDescriptor { try $0.write(bytes) }
      try file.close()
    } catch let error as SystemError {
      throw ShellError.failed("\(name): \(error.message).")
    }
  }

  private static func isDatabase(_ path: [UInt8]) throws -> Bool {
    guard let status = try? FileStatus(of: path), status.kind == .regular else { return false }
    return try InputFile(path).beginning.starts(with: "SQLite format 3\0".utf8)
  }
}
