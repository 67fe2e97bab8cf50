import Glibc

/// The type, size and permissions of a file, from the system without opening it.
package struct FileStatus {
  package enum Kind {
    case regular
    case folder
    /// A device, a pipe or a socket; a link, where that is not followed.
    case other
  }

  package let kind: Kind
  /// In bytes.
  package let size: Int
  package let identity: FileIdentity
  /// As for chmod: `0o644`, with the bits above it, such as the sticky one.
  package let permissions: UInt32
  /// The id of the user whom it belongs to.
  package let owner: UInt32

  /// Looks at a file; of a link, at what it leads to.
  package init(of path: some PathText) throws(SystemError) {
    var status = stat()
    guard path.withPath({ stat($0, &status) }) == 0 else { throw .last }
    self.init(status)
  }

  /// Looks at what has that name, if it is a link.
  package init(ofName path: some PathText) throws(SystemError) {
    var status = stat()
    guard path.withPath({ lstat($0, &status) }) == 0 else { throw .last }
    self.init(status)
  }

  /// Looks at a file that is open.
  init(of descriptor: Descriptor) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else { throw .last }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      default: .other
      }
    size = Int(status.st_size)
    identity = FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    permissions = UInt32(status.st_mode & 0o7777)
    owner = status.st_uid
  }

  /// Whether a folder lets users rename and remove their own files alone.
  package var isSticky: Bool { permissions & UInt32(S_ISVTX) != 0 }

  /// Whether others of the group may make files in a folder.
  package var isForGroup: Bool { permissions & UInt32(S_IWGRP) != 0 }
}

/// The identity of a file, independent of its paths.
package struct FileIdentity: Hashable {
  fileprivate let device: UInt64
  fileprivate let inode: UInt64

  /// Its number in its file system.
  var inodeNumber: UInt64 { inode }

  /// The device that the file is on, as the list of mounts names it: `259:2`.
  var deviceName: String {
    let major = (device >> 8 & 0xFFF) | (device >> 32 & ~0xFFF)
    let minor = (device & 0xFF) | (device >> 12 & ~0xFF & 0xFFFF_FFFF)
    return "\(major):\(minor)"
  }
}

/// A kind of access to a file.
package struct FileUse: OptionSet {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  package static let reading = FileUse(rawValue: R_OK)
  package static let writing = FileUse(rawValue: W_OK)
  /// Running a program, or entering a folder.
  package static let executing = FileUse(rawValue: X_OK)

  /// Whether the system would allow it.
  package func isAllowed(at path: some PathText) -> Bool {
    path.withPath { access($0, rawValue) } == 0
  }
}
