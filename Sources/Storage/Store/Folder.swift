import Domain
import Glibc

/// The folder that a file is in.
package struct Folder {
  private let path: String

  /// Takes the path of the file.
  package init(of path: String) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    self.path = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// Creates it, and the folders around it, for the user alone, as far as they are missing.
  ///
  /// - Throws: what the system refuses.
  func create() throws {
    var information = stat()
    if stat(path, &information) == 0 { return }
    guard errno == ENOENT else { throw Failure(refusing: path, errno) }
    try Folder(of: path).create()
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw Failure(refusing: path, errno) }
    try Folder(of: path).sync()
  }

  var isWritable: Bool { access(path, W_OK) == 0 }

  /// Makes sure that the names in it survive a power loss.
  ///
  /// - Throws: what the system refuses.
  package func sync() throws {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // One that may be written to but not read can do without.
    if folder < 0, errno == EACCES { return }
    guard folder >= 0 else { throw Failure(refusing: path, errno) }
    defer { close(folder) }
    // Some file systems cannot, and have no need to.
    if fsync(folder) != 0, errno != EINVAL { throw Failure(refusing: path, errno) }
  }
}
