private import CHost

/// The identity of a file that distinguishes it from its copies: its machine, its inode and its creation
/// time.
///
/// All of these stay when it is renamed, moved within its file system and written to. A copy of it, and a
/// backup of it that was restored, has others.
package struct FileOrigin {
  /// Such as `0f2a…/1835024/1766150000123456789`.
  package let text: String

  package init(of path: String) throws(SystemError) {
    let status = try FileStatus(of: path)
    let birth = path.withPath { host_file_birth($0) }
    text = "\(Self.machine)/\(status.identity.inodeNumber)/\(birth)"
  }

  /// The id of the installed system, machine-id(5); empty where there is none.
  private static let machine: String = {
    guard let file = try? File(at: "/etc/machine-id", for: .reading),
      let bytes = try? file.withDescriptor({ try $0.readAll(limit: 32) })
    else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }()
}
