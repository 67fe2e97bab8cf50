import Glibc

/// A folder, such as the one that a file is in.
package struct Folder {
  private let path: [UInt8]

  /// The folder that a file is in, by the path of the file.
  package init(of path: some Sequence<UInt8>) {
    let path = Array(path)
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    self.path = slash.map { $0 == 0 ? [path[0]] : Array(path[..<$0]) } ?? [UInt8(ascii: ".")]
  }

  /// The folder that a file is in, by the path of the file.
  package init(of path: String) {
    self.init(of: path.utf8)
  }

  /// Creates it, and the folders around it, for the user alone, as far as they are missing.
  package func create() throws(RefusedPath) {
    do {
      _ = try FileStatus(of: path)
      return
    } catch {
      guard error == .notFound else { throw refused(error) }
    }
    try Folder(of: path).create()
    if path.withPath({ mkdir($0, 0o700) }) != 0, SystemError.last != .alreadyExists {
      throw refused(.last)
    }
    try Folder(of: path).sync()
  }

  package var isWritable: Bool { FileUse.writing.isAllowed(at: path) }

  /// Makes sure that the names in it survive a power loss.
  package func sync() throws(RefusedPath) {
    do {
      let folder = try File(at: path, for: .folder)
      try folder.withDescriptor { (folder) throws(SystemError) in try folder.sync() }
    } catch {
      // A folder that may be written to but not read can do without; some file systems cannot, and
      // have no need to.
      guard error == .accessDenied || error == .invalidArgument else { throw refused(error) }
    }
  }

  /// Waits until no other program has it locked, and keeps it locked while `body` runs. Where there
  /// are no locks, as on some network file systems, it goes on without.
  ///
  /// - Parameters:
  ///   - interrupted: What is done when a signal comes while it waits.
  ///   - body: What no other program may do at the same time.
  /// - Returns: What `body` returns.
  /// - Throws: What these two throw.
  package func whileLocked<Result>(
    interrupted: () throws -> Void, _ body: () throws -> Result
  ) throws -> Result {
    guard let folder = try? File(at: path, for: .folder) else { return try body() }
    return try folder.withDescriptor { folder in
      while true {
        do throws(SystemError) {
          try folder.lock()
          break
        } catch {
          if error != .interrupted { break }
        }
        try interrupted()
      }
      return try body()
    }
  }

  private func refused(_ error: SystemError) -> RefusedPath {
    RefusedPath(path: String(decoding: path, as: UTF8.self), error: error)
  }

  /// The names of what is in a folder; none when it cannot be read.
  package static func names(in path: some PathText) -> [[UInt8]] {
    (try? contents(of: path)) ?? []
  }

  /// The names of what is in a folder.
  ///
  /// - Throws: The error of the system call.
  package static func contents(of path: some PathText) throws(SystemError) -> [[UInt8]] {
    guard let folder = path.withPath({ opendir($0) }) else { throw .last }
    defer { closedir(folder) }
    var names: [[UInt8]] = []
    SystemError.forget()
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
      SystemError.forget()
    }
    guard SystemError.last.code == 0 else { throw .last }
    return names
  }

  /// Makes one folder in another one that is there, with the permissions of that for the group where the group may
  /// write there, else for the user alone.
  ///
  /// - Returns: Whether it was made; false when it is there already.
  /// - Throws: The error of the system call.
  package static func makeShared(at path: some PathText, in parent: some PathText)
    throws(SystemError) -> Bool
  {
    let status = try FileStatus(of: parent)
    guard path.withPath({ mkdir($0, 0o700) }) == 0 else {
      if SystemError.last == .alreadyExists { return false }
      throw .last
    }
    // The user's mask is for files that are not meant for others.
    let forGroup = UInt32(S_ISGID) | UInt32(S_IRWXG)
    let permissions = 0o700 | (status.isForGroup ? status.permissions & forGroup : 0)
    guard path.withPath({ chmod($0, mode_t(permissions)) }) == 0 else { throw .last }
    return true
  }
}
