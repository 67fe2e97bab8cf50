private import CHost
import Glibc

/// A file that is open for as long as this lives. Programs that this one starts do not get it.
package struct File: ~Copyable {
  /// The mode in which a file is opened.
  package enum Access {
    case reading
    /// For reading; a pipe that nobody writes to is not waited for.
    case readingWithoutWaiting
    /// For reading; a link is refused, and a pipe is not waited for.
    case readingNoLink
    /// For writing, a file that must not be there yet.
    case creating
    /// For reading and writing; one that is not there is made.
    case openingOrCreating
    /// For writing, from the beginning; one that is not there is made.
    case replacing
    /// For writing at its end; one that is not there is made.
    case appending
    /// A folder, to sync or to lock it.
    case folder

    fileprivate var flags: Int32 {
      switch self {
      case .reading: O_RDONLY
      case .readingWithoutWaiting: O_RDONLY | O_NONBLOCK | O_NOCTTY
      case .readingNoLink: O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      case .openingOrCreating: O_RDWR | O_CREAT
      case .replacing: O_WRONLY | O_CREAT | O_TRUNC
      case .appending: O_WRONLY | O_APPEND | O_CREAT
      case .folder: O_RDONLY | O_DIRECTORY
      }
    }
  }

  private let descriptor: Descriptor

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - access: What for.
  ///   - permissions: Those of a file that is made, less those that the user's mask takes away.
  /// - Throws: The error of the system call.
  package init(
    at path: some PathText, for access: Access, permissions: UInt32 = 0o600
  ) throws(SystemError) {
    let number = path.withPath { open($0, access.flags | O_CLOEXEC, mode_t(permissions)) }
    guard number >= 0 else { throw .last }
    descriptor = Descriptor(number: number)
  }

  /// Takes over a descriptor.
  init(closing descriptor: Descriptor) {
    self.descriptor = descriptor
  }

  deinit {
    _ = Glibc.close(descriptor.number)
  }

  /// Lends what it is open as; it is not to be kept.
  package borrowing func withDescriptor<Result, Failure>(
    _ body: (Descriptor) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(descriptor)
  }

  /// Closes it, and tells what the system could not write.
  package consuming func close() throws(SystemError) {
    let number = descriptor.number
    discard self
    guard Glibc.close(number) == 0 else { throw .last }
  }

  /// Whether there is something of that name, if only a link that leads nowhere.
  package static func exists(at path: some PathText) -> Bool {
    var status = stat()
    return path.withPath { lstat($0, &status) } == 0
  }

  package static func remove(at path: some PathText) throws(SystemError) {
    guard path.withPath({ unlink($0) }) == 0 else { throw .last }
  }

  /// Gives a file another path, in place of what was there.
  package static func move(
    _ path: some PathText, to newPath: some PathText
  ) throws(SystemError) {
    let status = path.withPath { old in newPath.withPath { rename(old, $0) } }
    guard status == 0 else { throw .last }
  }

  /// Gives a file another path, which nothing has.
  ///
  /// Some file systems know no such step. There, the path is a second name of the file before the first one goes;
  /// where files cannot have two names either, nobody else may take the path in the moment before.
  ///
  /// - Throws: `alreadyExists` when something has it.
  package static func moveToFree(
    _ path: some PathText, to newPath: some PathText
  ) throws(SystemError) {
    let status = path.withPath { old in newPath.withPath { host_file_move_to_free(old, $0) } }
    if status == 0 { return }
    guard SystemError.last == .invalidArgument || SystemError.last == .notSupported else {
      throw .last
    }
    if path.withPath({ old in newPath.withPath { link(old, $0) } }) == 0 {
      return try remove(at: path)
    }
    if SystemError.last == .alreadyExists || exists(at: newPath) { throw .alreadyExists }
    try move(path, to: newPath)
  }
}
