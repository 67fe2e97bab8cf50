import Domain
import Platform

/// A folder that other software syncs between devices: Syncthing, Dropbox, NFS, a USB stick.
///
/// Each replica has a folder in it. Files come whole or not at all and are never changed, so programs that copy them
/// about meet no conflict. What is not a file of sync is left alone: marks of those programs, copies that they made
/// of something, files that are half there.
package struct FolderTransport: SyncTransport, Sendable {
  private let folder: String
  /// The replica whose folder is known to be there.
  private let replica: String?

  /// - Parameters:
  ///   - path: The folder, which is there: it is never made, since a stick that is not plugged in would become a
  ///     folder of this machine.
  ///   - replica: One that has put files there before. When its folder is missing, this is another place than it was:
  ///     the empty folder, say, that a stick is mounted at.
  package init(path: String, holding replica: String? = nil) {
    folder = path
    self.replica = replica
  }

  package func list() throws -> [BlobName] {
    try check()
    var names: [BlobName] = []
    for replica in try texts(in: folder) where BlobName.isReplica(replica) {
      let path = "\(folder)/\(replica)"
      guard isFolder(path) else { continue }
      // Meanwhile it may have gone.
      let files = (try? texts(in: path)) ?? []
      names += files.compactMap { BlobName(replica: replica, file: $0) }
    }
    return names
  }

  package func get(_ name: BlobName) throws -> [UInt8]? {
    guard isFolder(path(of: name.replica)) else {
      try check()
      return nil
    }
    guard let bytes = try read(name), SealedBlob.isWhole(bytes) else { return nil }
    return bytes
  }

  package func put(_ file: OutgoingBlob) throws {
    let (name, bytes) = (file.name, file.bytes)
    try check()
    let replicaFolder = path(of: name.replica)
    try whileUsing(replicaFolder) {
      if try Folder.makeShared(at: replicaFolder, in: folder) {
        try Folder(of: replicaFolder).sync()
      }
      guard isFolder(replicaFolder) else { throw SystemError.notFolder }
      if File.exists(at: path(of: name)) { return }
      try write(name, bytes)
    }
    guard try read(name) == bytes else {
      throw Failure(
        .conflict,
        "\(path(of: name)) is there already with other contents: two devices, or a copy of this "
          + "one, write under one name.",
        field: "path")
    }
  }

  package func remove(_ name: BlobName) throws {
    guard isFolder(path(of: name.replica)) else { return try check() }
    try whileUsing(path(of: name)) {
      do throws(SystemError) {
        try File.remove(at: path(of: name))
      } catch {
        if error != .notFound { throw error }
      }
    }
  }
}

extension FolderTransport {
  private func path(of replica: String) -> String { "\(folder)/\(replica)" }
  private func path(of name: BlobName) -> String { "\(folder)/\(name.path)" }

  /// - Throws: `notFound` when the folder is not there, or is not the one that it was.
  private func check() throws {
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(of: folder)
    } catch {
      if error == .notFound || error == .notFolder { throw missing }
      throw Self.failure(folder, error)
    }
    guard status.kind == .folder else { throw missing }
    if let replica, !isFolder(path(of: replica)) {
      throw Failure(
        .notFound,
        "\(folder) is not the folder of this sync: it has nothing of this device, which wrote there "
          + "before. Is the disk connected that it was on?",
        field: "path")
    }
  }

  private var missing: Failure {
    Failure(
      .notFound,
      "There is no folder \(folder). It is not made by itself: is the disk connected that it was on?",
      field: "path")
  }

  /// Whether it is a folder, and not a link to one, which could lead anywhere.
  private func isFolder(_ path: String) -> Bool {
    (try? FileStatus(ofName: path))?.kind == .folder
  }

  /// Names that are no UTF-8 are nobody's here.
  private func texts(in path: String) throws -> [String] {
    try whileUsing(path) {
      try Folder.contents(of: path).compactMap { String(validating: $0, as: UTF8.self) }
    }
  }

  /// Nil for what is gone, and for anything but a file, such as a link.
  private func read(_ name: BlobName) throws -> [UInt8]? {
    let path = path(of: name)
    return try whileUsing(path) {
      do {
        let file = try File(at: path, for: .readingNoLink)
        return try file.withDescriptor { file in
          let status = try file.status()
          guard status.kind == .regular else { return nil }
          let maximum = BlobHeader.maximumFileSize(of: name.kind)
          guard status.size <= maximum else {
            throw BlobFault.tooLarge.failure(of: name)
          }
          // The array doubles as it grows.
          try Memory.check(2 * status.size)
          return try file.readAll(limit: maximum)
        }
      } catch let error as SystemError where error == .notFound || error == .isLink {
        return nil
      }
    }
  }

  /// Writes a file that is not there. When another process was quicker, its file stays.
  private func write(_ name: BlobName, _ bytes: [UInt8]) throws {
    let path = path(of: name)
    let file = try TemporaryFile(beside: path.utf8)
    try file.withDescriptor { descriptor in
      if try FileStatus(of: folder).isForGroup { try descriptor.setPermissions(0o660) }
      try descriptor.write(bytes)
    }
    do throws(SystemError) {
      try file.takeFreePlace()
    } catch {
      if error == .alreadyExists { return }
      throw error
    }
    try Folder(of: path).sync()
  }

  private func whileUsing<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as SystemError {
      throw Self.failure(path, error)
    } catch let refused as RefusedPath {
      throw Self.failure(refused.path, refused.error)
    }
  }

  static func failure(_ path: String, _ error: SystemError) -> Failure {
    switch error {
    case .notFound:
      Failure(.notFound, "There is no folder or file \(path).", field: "path")
    case .noSpaceLeft, .quotaExceeded:
      Failure(.full, "There is no space left for \(path).", field: "path")
    case .outOfMemory: .noMemory
    case .inputOutput, .fileTooLarge:
      Failure(.inputOutput, "\(path) cannot be read or written: \(error.message).", field: "path")
    default:
      Failure(.access, "\(path) cannot be opened or used: \(error.message).", field: "path")
    }
  }
}
