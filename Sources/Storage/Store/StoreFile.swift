import Domain
import Platform

/// The file of a store before SQLite opens it; inspecting it does not change it.
struct StoreFile {
  let path: String

  /// The user's own store: `$XDG_DATA_HOME/taskcore/taskcore.db`, by the XDG Base Directory
  /// Specification.
  ///
  /// - Throws: `access` when neither `XDG_DATA_HOME` nor `HOME` is an absolute path in UTF-8, and in a privileged
  ///   process, which follows neither.
  static func defaultPath() throws -> String {
    // The specification wants relative paths to be ignored.
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") {
      return data + "/taskcore/taskcore.db"
    }
    if let home = environment("HOME"), home.hasPrefix("/") {
      return home + "/.local/share/taskcore/taskcore.db"
    }
    if CurrentProcess.isPrivileged {
      throw Failure(
        .access,
        "A program with other rights than its caller's (setuid) has no default path: give a path.",
        field: "path")
    }
    throw Failure(
      .access,
      "There is no default path: set XDG_DATA_HOME or HOME to an absolute path in UTF-8, "
        + "or give a path.",
      field: "path")
  }

  /// Makes sure that there is a file.
  ///
  /// - Throws: `access`, `full`, or `notFound` when it is for reading only.
  func prepare(readOnly: Bool) throws {
    try Failure.whileUsing(path) {
      do throws(SystemError) {
        _ = try FileStatus(of: path)
        return
      } catch {
        if error != .notFound || readOnly { throw error }
      }
      try Folder(of: path).create()
      _ = try File(at: path, for: .openingOrCreating)
    }
  }

  /// Whether SQLite can read the main file alone, and could not make the files beside it that it
  /// needs for reading while others write.
  var isAlone: Bool { isLogEmpty && !Folder(of: path).isWritable }

  /// Looks at the file without touching it. No store of this process may have it open.
  ///
  /// - Throws: `access`, `notStore`, `corrupt` or `tooNew`.
  func check() throws {
    let status = try Failure.whileUsing(path) { try FileStatus(of: path) }
    if status.kind == .folder {
      throw Failure(.access, "\(path) is a folder; a file is expected.", field: "path")
    }
    guard status.kind == .regular else {
      throw Failure(.access, "\(path) is not a regular file.", field: "path")
    }
    // A file of no bytes is a store to be.
    if status.size == 0 || isBeingMade { return }
    let header = try StoreHeader(path: path, fileSize: status.size)
    try header.check(logIsEmpty: isLogEmpty)
  }

  /// Whether the file was empty when a change of it began that did not come to its end, as when the power goes while a
  /// store is made: SQLite empties it again, whatever is in it.
  ///
  /// A journal begins with 8 bytes of its own and the numbers of its records, of a nonce and of the pages that the
  /// database had (SQLite's file format, section 3).
  private var isBeingMade: Bool {
    let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
    guard
      let journal = try? File(at: path + "-journal", for: .reading),
      let bytes = try? journal.withDescriptor({ try $0.readAll(limit: 20) }), bytes.count == 20
    else { return false }
    return bytes.starts(with: magic) && bytes[16...].allSatisfy { $0 == 0 }
  }

  /// Whether the main file alone says all, for nothing waits in the write-ahead log.
  var isLogEmpty: Bool {
    guard let log = try? FileStatus(of: path + "-wal") else { return true }
    return log.size == 0
  }

  /// The value of a variable; nil for one that is not set, or not UTF-8.
  private static func environment(_ name: String) -> String? {
    Environment.bytes(name).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
