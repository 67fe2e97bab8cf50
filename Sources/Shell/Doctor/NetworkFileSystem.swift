import Platform

/// Network file systems.
enum NetworkFileSystem {
  private static let names: Set<String> = [
    "9p", "afs", "ceph", "cifs", "fuse.sshfs", "glusterfs", "nfs", "nfs4", "smb3", "smbfs",
  ]

  /// What the file system of a file is called, when it is one of the network.
  static func name(of file: FileIdentity) -> String? {
    Volume.fileSystem(of: file).flatMap { names.contains($0) ? $0 : nil }
  }
}
