import Domain

/// A transport of the host program: CloudKit, Firebase, Bluetooth.
package struct HostTransport: SyncTransport {
  /// The names of all files that are there, and perhaps others.
  private let paths: () throws -> [String]
  /// What is in a file, nothing of one that is not there; nil of one that has more than so many bytes.
  private let bytes: (_ path: String, _ maximum: Int) throws -> [UInt8]?
  private let leave: (_ path: String, [UInt8]) throws -> Void
  private let take: (_ path: String) throws -> Void

  package init(
    list: @escaping () throws -> [String],
    get: @escaping (_ path: String, _ maximum: Int) throws -> [UInt8]?,
    put: @escaping (_ path: String, [UInt8]) throws -> Void,
    remove: @escaping (_ path: String) throws -> Void
  ) {
    paths = list
    bytes = get
    leave = put
    take = remove
  }

  package func list() throws -> [BlobName] { try paths().compactMap { BlobName(path: $0) } }

  package func get(_ name: BlobName) throws -> [UInt8]? {
    guard let bytes = try bytes(name.path, BlobHeader.maximumFileSize(of: name.kind)) else {
      throw BlobFault.tooLarge.failure(of: name)
    }
    return bytes.isEmpty || !SealedBlob.isWhole(bytes) ? nil : bytes
  }

  package func put(_ file: OutgoingBlob) throws { try leave(file.name.path, file.bytes) }

  package func remove(_ name: BlobName) throws { try take(name.path) }
}
