import Glibc

/// A file that is written as a whole.
enum OutputFile {
  /// Writes a file anew; one that is there is replaced, unless it is a store.
  static func write(_ bytes: [UInt8], to path: [UInt8]) throws {
    let name = String(decoding: path, as: UTF8.self)
    if try isDatabase(path) {
      throw ShellError.failed("\(name) is a database: it is not replaced by a drawing.")
    }
    let descriptor = withExtendedLifetime(CStrings()) { texts in
      open(texts.copy(path), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { throw ShellError.failed("\(name): \(systemError(errno)).") }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { space in
        Glibc.write(
          descriptor, space.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count < 0, errno != EINTR {
        let error = ShellError.failed("\(name): \(systemError(errno)).")
        close(descriptor)
        throw error
      }
      written += max(count, 0)
    }
    guard close(descriptor) == 0 else {
      throw ShellError.failed("\(name): \(systemError(errno)).")
    }
  }

  private static func isDatabase(_ path: [UInt8]) throws -> Bool {
    var status = stat()
    let found = withExtendedLifetime(CStrings()) { stat($0.copy(path), &status) }
    guard found == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return try InputFile(path).beginning.starts(with: "SQLite format 3\0".utf8)
  }
}
