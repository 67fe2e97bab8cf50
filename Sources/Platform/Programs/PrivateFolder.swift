import Glibc

/// A folder that other users cannot read, which lasts as long as the user's session or until the next boot.
package struct PrivateFolder {
  package let path: [UInt8]

  /// Makes one of mode 0700, where the user has temporary files.
  package init() throws(RefusedPath) {
    let parents = ["XDG_RUNTIME_DIR", "TMPDIR"].compactMap { Environment[$0] }
    let parent = parents.first { !$0.isEmpty && FileUse.writing.isAllowed(at: $0) } ?? "/tmp"
    var template = Array("\(parent)/taskcore-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw RefusedPath(path: parent, error: .last) }
    path = template.dropLast().map { UInt8(truncatingIfNeeded: $0) }
  }

  /// The path of a file in it.
  package func file(_ name: String) -> [UInt8] { path + Array("/\(name)".utf8) }

  /// Removes it with a file in it.
  package func remove(with file: [UInt8]) {
    try? File.remove(at: file)
    _ = path.withPath { rmdir($0) }
  }

  /// Removes it with all files in it.
  package func removeAll() {
    for name in Folder.names(in: path) {
      try? File.remove(at: path + Array("/".utf8) + name)
    }
    _ = path.withPath { rmdir($0) }
  }
}
