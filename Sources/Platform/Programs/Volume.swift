import Glibc

/// The file system that a file is on.
package enum Volume {
  /// How many bytes users may still write to it; nil when that is not known, or too many to count.
  package static func freeSpace(for path: some PathText) -> Int64? {
    var volume = statvfs()
    guard path.withPath({ statvfs($0, &volume) }) == 0 else { return nil }
    let (free, isTooMuch) = Int64(clamping: volume.f_bavail).multipliedReportingOverflow(
      by: Int64(clamping: volume.f_frsize))
    return isTooMuch ? nil : free
  }

  /// The kind of the file system that a file is on, such as `ext4` or `nfs`; nil when that is not known.
  ///
  /// A line of the list of mounts is `36 35 98:0 /root /mnt rw,noatime master:1 - ext4 /dev/sda rw`.
  package static func fileSystem(of file: FileIdentity) -> String? {
    guard let list = try? File(at: "/proc/self/mountinfo", for: .reading),
      let mounts = try? list.withDescriptor({ try $0.readAll() })
    else { return nil }
    let device = file.deviceName
    for line in mounts.split(separator: UInt8(ascii: "\n")) {
      let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard fields.count > 2, fields[2] == device, let dash = fields.firstIndex(of: "-"),
        dash + 1 < fields.count
      else { continue }
      return String(fields[dash + 1])
    }
    return nil
  }
}
