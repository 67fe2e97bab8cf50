import Glibc

/// A file that only its owner may read.
enum PrivateFile {
  /// Writes a file anew, as a whole or not at all; folders that are missing are made. Where the
  /// path is a link, what it leads to is replaced.
  static func replace(_ path: [UInt8], with bytes: [UInt8]) throws {
    let name = String(decoding: path, as: UTF8.self)
    func failure() -> ShellError { .failed("\(name): \(systemError(errno)).") }

    makeFolders(of: path)
    let target = try target(of: path, name)
    let texts = CStrings()
    let folder = target.lastIndex(of: UInt8(ascii: "/")).map { Array(target[...$0]) } ?? []
    var temporary = (folder + Array(".taskcore-XXXXXX".utf8)).map { CChar(bitPattern: $0) } + [0]
    // Only its owner may read what mkstemp makes.
    let descriptor = mkstemp(&temporary)
    guard descriptor >= 0 else { throw failure() }
    do {
      defer { close(descriptor) }
      var written = 0
      while written < bytes.count {
        let count = bytes.withUnsafeBytes { space in
          Glibc.write(
            descriptor, space.baseAddress?.advanced(by: written), bytes.count - written)
        }
        if count < 0, errno != EINTR { throw failure() }
        written += max(count, 0)
      }
      guard fsync(descriptor) == 0 else { throw failure() }
    } catch {
      unlink(temporary)
      throw error
    }
    let status = withExtendedLifetime(texts) { rename(temporary, texts.copy(target)) }
    guard status == 0 else {
      let error = failure()
      unlink(temporary)
      throw error
    }
  }

  /// Makes the folders on the way to a file, for their owner alone.
  static func makeFolders(of path: [UInt8]) {
    for end in path.indices.dropFirst() where path[end] == UInt8(ascii: "/") {
      withExtendedLifetime(CStrings()) { _ = mkdir($0.copy(Array(path[..<end])), 0o700) }
    }
  }

  /// What the links lead to.
  ///
  /// - Throws: a failure when that is no file that could be replaced.
  private static func target(of path: [UInt8], _ name: String) throws -> [UInt8] {
    let texts = CStrings()
    defer { withExtendedLifetime(texts) {} }
    let text = texts.copy(path)
    var status = stat()
    guard lstat(text, &status) == 0 else { return path }
    guard let resolved = realpath(text, nil) else {
      throw ShellError.failed("\(name) is a link to a file that is not there.")
    }
    defer { free(resolved) }
    guard stat(resolved, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ShellError.failed("\(name) is no regular file: nothing can be kept in it.")
    }
    return [UInt8](c: resolved)
  }
}
