import Domain
import Platform
import Storage

/// A file that replaces the one at its path once it is complete, with its permissions. A new one is readable
/// by its owner alone.
final class NewFile {
  private let path: String
  /// Nil when it took its place.
  private var file: TemporaryFile?

  /// - Throws: `invalid` for an empty path; `access` when the system refuses the path, or it is no regular file.
  init(at path: String) throws {
    let old = try ReplacedFile(at: path)
    self.path = old.path
    let file = try TemporaryFile(replacing: old.path)
    // Who may read the old file may read the new one.
    if let old = old.status {
      try? file.withDescriptor { try $0.setPermissions(old.permissions & 0o777) }
    }
    self.file = consume file
  }

  func write(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    try Failure.whileUsing(path) {
      try file?.withDescriptor { try $0.write(UnsafeRawBufferPointer(bytes)) }
    }
  }

  /// Puts the file in its place.
  func finish() throws {
    try Failure.whileUsing(path) { try file.take()?.takePlace() }
    // The file is there, with all that it says, which a failure now would deny: whether its name is on the disk,
    // too, the system sees to by itself.
    try? Folder(of: path).sync()
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
