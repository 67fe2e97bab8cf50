import Domain
package import Platform

/// A path whose file is replaced once the new file is complete.
package struct ReplacedFile {
  /// Where it is when links are followed.
  package let path: String
  /// Nil for a new file.
  package let status: FileStatus?

  /// - Throws: `invalid` for an empty path, and for a file that is open as a store; `access` for anything but a
  ///   regular file.
  package init(at path: String) throws {
    if path.isEmpty {
      throw Failure(.invalid, "The path is empty: the name of a file is expected.", field: "path")
    }
    status = try? FileStatus(of: path)
    if let status, status.kind != .regular {
      throw Failure(.access, "\(path) is not a regular file.", field: "path")
    }
    try OpenFile.refuse(path: path)
    self.path = resolved(path: path)
  }
}

extension TemporaryFile {
  /// A file that can take the place of the one at a path.
  ///
  /// - Throws: `notFound` without its folder; `access` when the system refuses the path; `full`.
  package init(replacing path: String) throws {
    do {
      try self.init(beside: path.utf8)
    } catch {
      if error == .notFound {
        throw Failure(.notFound, "The folder of \(path) does not exist.", field: "path")
      }
      throw Failure(refusing: path, error)
    }
  }
}
