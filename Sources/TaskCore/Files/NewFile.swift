import Domain
import Glibc
import Storage

/// A file that comes to its path when it is whole, in place of what was there and with its permissions. A
/// new one is its owner's alone.
final class NewFile {
  private let path: String
  private let temporaryPath: String
  private let descriptor: Int32
  private var isFinished = false

  /// - Throws: `invalid` for an empty path; `access` when the system refuses the path, or it is no regular file.
  init(at path: String) throws {
    if path.isEmpty {
      throw Failure(.invalid, "The path is empty: the name of a file is expected.", field: "path")
    }
    var information = stat()
    let isReplacing = stat(path, &information) == 0
    if isReplacing, information.st_mode & S_IFMT != S_IFREG {
      throw Failure(.access, "\(path) is not a regular file.", field: "path")
    }
    try OpenFile.refuse(path: path)
    let path = resolved(path: path)
    self.path = path
    // Beside it, with a name that is short enough whatever the file's is.
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { path[...$0] } ?? ""
    temporaryPath = "\(folder).taskcore-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
    descriptor = open(temporaryPath, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    if descriptor < 0, errno == ENOENT {
      throw Failure(.notFound, "The folder of \(path) does not exist.", field: "path")
    }
    guard descriptor >= 0 else { throw Failure(refusing: path, errno) }
    // Who may read the old file may read the new one.
    if isReplacing { fchmod(descriptor, information.st_mode & 0o777) }
  }

  deinit {
    // A file that could not be made is not ours to remove.
    if !isFinished, descriptor >= 0 {
      close(descriptor)
      unlink(temporaryPath)
    }
  }

  func write(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(refusing: path, errno)
      }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }

  /// Puts the file in its place, durably.
  func finish() throws {
    guard fsync(descriptor) == 0, rename(temporaryPath, path) == 0 else {
      throw Failure(refusing: path, errno)
    }
    isFinished = true
    close(descriptor)
    try Folder(of: path).sync()
  }
}

extension NewFile {
  /// Writes a file, which is there only when it is whole.
  ///
  /// - Throws: as ``init(at:)``; what the system refuses.
  static func write(_ bytes: [UInt8], at path: String) throws {
    let file = try NewFile(at: path)
    try bytes.withUnsafeBufferPointer { try file.write($0) }
    try file.finish()
  }
}
