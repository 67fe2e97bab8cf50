import Domain
import Platform

/// The claim of this process on a file that it has open as a store.
///
/// SQLite's locks belong to a process and a file, which has two consequences:
///
/// - A fork inherits the belief of holding them, but not the locks: a store that it opened on such
///   a file would write without a lock, and damage it. So a fork is refused the files that were open
///   when it began.
/// - Closing any other descriptor of the file gives the locks up. So a file that is open as a store
///   is never opened for something else.
package struct OpenFile: ~Copyable {
  private struct Use {
    var processID: Int32
    var count = 0
  }

  private static let uses = Lock<[FileIdentity: Use]>([:])

  private let identity: FileIdentity
  private let processID = CurrentProcess.id

  /// Claims a file, which is made when it is not there. The first claim looks at it, while nobody
  /// else can claim it.
  ///
  /// - Throws: `misuse` in a fork of a process that has the file open, or what the file is refused
  ///   for.
  init(_ file: StoreFile, readOnly: Bool) throws {
    let processID = processID
    identity = try Self.uses.withLock { uses in
      try file.prepare(readOnly: readOnly)
      let identity = try Failure.whileUsing(file.path) { try FileStatus(of: file.path).identity }
      var use = uses[identity] ?? Use(processID: processID)
      guard use.processID == processID else {
        throw Failure(
          .misuse,
          "The store was open when this process was forked, and cannot be opened in the fork: "
            + "free the store before the fork, or call exec after it.",
          field: "path")
      }
      if use.count == 0 { try file.check() }
      use.count += 1
      uses[identity] = use
      return identity
    }
  }

  /// Whether a path still leads to it, for the process that opened it.
  func isAt(_ path: String) -> Bool {
    CurrentProcess.id == processID && (try? FileStatus(of: path).identity) == identity
  }

  deinit {
    // In a fork, the entry stays: it is what the file is refused for.
    guard CurrentProcess.id == processID else { return }
    let identity = identity
    Self.uses.withLock { uses in
      uses[identity]?.count -= 1
      if uses[identity]?.count == 0 { uses[identity] = nil }
    }
  }

  /// Refuses a file that is open as a store, and those that SQLite keeps beside it.
  ///
  /// - Throws: `invalid`.
  package static func refuse(path: String) throws {
    for name in [path, resolved(path: path)] {
      for suffix in ["", "-wal", "-shm", "-journal"] where name.hasSuffix(suffix) {
        let store = try? FileStatus(of: String(name.dropLast(suffix.count))).identity
        if let store, uses.withLock({ $0[store] != nil }) {
          throw Failure(
            .invalid, "\(path) belongs to an open store: give another file.", field: "path")
        }
      }
    }
  }
}
