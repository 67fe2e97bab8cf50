import Glibc

/// A copy of a store that may be changed; it is removed when it is not needed any more.
final class StoreCopy {
  private let folder: PrivateFolder
  let path: [UInt8]

  /// Copies the file, and the log of what is not yet in it.
  init(of path: [UInt8]) throws {
    folder = try PrivateFolder()
    self.path = folder.file("taskcore.db")
    for ending in ["", "-wal"] {
      let part = path + Array(ending.utf8)
      guard withExtendedLifetime(CStrings(), { access($0.copy(part), F_OK) }) == 0 else { continue }
      try Self.copy(part, to: self.path + Array(ending.utf8))
    }
  }

  deinit {
    withExtendedLifetime(CStrings()) { texts in
      for ending in ["-wal", "-shm"] { _ = unlink(texts.copy(path + Array(ending.utf8))) }
    }
    folder.remove(with: path)
  }

  private static func copy(_ source: [UInt8], to target: [UInt8]) throws {
    let file = try InputFile(source)
    let name = String(decoding: target, as: UTF8.self)
    let descriptor = withExtendedLifetime(CStrings()) { texts in
      open(texts.copy(target), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { throw ShellError.failed("\(name): \(systemError(errno)).") }
    defer { close(descriptor) }
    let space = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 1)
    defer { space.deallocate() }
    while true {
      let count = try file.read(space)
      if count == 0 { return }
      var written = 0
      while written < count {
        try Interrupt.check()
        let result = write(descriptor, space.baseAddress?.advanced(by: written), count - written)
        if result < 0, errno != EINTR {
          throw ShellError.failed("\(name): \(systemError(errno)).")
        }
        written += max(result, 0)
      }
    }
  }
}
