import Glibc

/// File systems of other computers.
enum NetworkFileSystem {
  private static let names: Set<String> = [
    "9p", "afs", "ceph", "cifs", "fuse.sshfs", "glusterfs", "nfs", "nfs4", "smb3", "smbfs",
  ]

  /// What the file system of a file is called, when it is one of the network.
  ///
  /// A line of the list of mounts is `36 35 98:0 /root /mnt rw,noatime master:1 - ext4 /dev/sda rw`.
  static func name(of file: stat) -> String? {
    let device = "\(major(file.st_dev)):\(minor(file.st_dev))"
    let mounts = open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC)
    guard mounts >= 0 else { return nil }
    defer { close(mounts) }
    var reader = LineReader("mountinfo", descriptor: mounts)
    while let line = try? reader.next() {
      let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard fields.count > 2, fields[2] == device, let dash = fields.firstIndex(of: "-"),
        dash + 1 < fields.count
      else { continue }
      let name = String(fields[dash + 1])
      return names.contains(name) ? name : nil
    }
    return nil
  }

  private static func major(_ device: dev_t) -> UInt64 {
    (UInt64(device) >> 8 & 0xFFF) | (UInt64(device) >> 32 & ~0xFFF)
  }

  private static func minor(_ device: dev_t) -> UInt64 {
    (UInt64(device) & 0xFF) | (UInt64(device) >> 12 & ~0xFF & 0xFFFF_FFFF)
  }
}

/// What is in folders.
enum Folder {
  /// The names of what is in a folder; none when it cannot be read.
  static func names(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { text in
        text.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
