import Glibc

/// A file that is written as a whole.
enum OutputFile {
  /// Writes a file anew; one that is there is replaced.
  static func write(_ bytes: [UInt8], to path: [UInt8]) throws {
    let name = String(decoding: path, as: UTF8.self)
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
}
