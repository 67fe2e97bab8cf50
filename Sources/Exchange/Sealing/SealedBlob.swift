import Domain
import Sync

/// A file of sync that was opened: all of it is as it was written under that name, for that store.
///
///     let bytes = try SealedBlob.seal(batch.encoded(), as: name, store: store, by: keys)
///     let batch = try SyncBatch(decoding: SealedBlob.open(bytes, as: name, store: store, by: keys).body)
package struct SealedBlob: Sendable {
  package let name: BlobName
  /// The uid of the store.
  package let store: String
  /// Whether it was sealed, and not just hashed.
  package let isSealed: Bool
  package let body: [UInt8]

  /// Compresses and seals a body.
  ///
  /// - Parameters:
  ///   - body: At most 1 GiB.
  ///   - name: What it will be called.
  ///   - store: The uid of the store.
  ///   - keys: Of these, the latest one seals; nil for a sync without a passphrase.
  /// - Returns: All bytes of the file.
  /// - Throws: `malformed` for a body that is too large, `unsupported` without libsodium, `outOfMemory`.
  package static func seal(
    _ body: [UInt8], as name: BlobName, store: String, by keys: KeyRing?
  ) throws -> [UInt8] {
    guard let keys else { return try write(body, as: name, store: store, .hash, nil) }
    try Sealing.load()
    let key = keys.latest
    let nonce = Sealing.random(Sealing.nonceSize)
    return try write(
      body, as: name, store: store, .key(id: key.id, nonce: nonce), key.secret)
  }

  /// Opens what ``seal(_:as:store:by:)`` made.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: What it is called.
  ///   - store: The uid of the store that it is to be of; nil for any, which is told then.
  ///   - keys: Nil for a sync without a passphrase.
  /// - Returns: The file with its body, as that was before it was sealed.
  /// - Throws: What ``BlobFault`` tells; `unsupported` without libsodium or libzstd; `outOfMemory`.
  package static func open(
    _ bytes: [UInt8], as name: BlobName, store: String?, by keys: KeyRing?
  ) throws -> SealedBlob {
    let file = try BlobFile(bytes, as: name, store: store)
    switch file.header.protection {
    case .hash:
      if keys != nil { throw BlobFault.unsealed.failure(of: name) }
      return try file.opened(file.checkedBody())
    case .key(let id, let nonce):
      guard let keys else { throw BlobFault.locked.failure(of: name) }
      guard let key = keys.key(id) else { throw BlobFault.unknownKey.failure(of: name) }
      guard let packed = try file.decrypted(by: key, nonce) else {
        throw BlobFault.changed.failure(of: name)
      }
      return try file.opened(packed)
    case .passphrase: throw BlobFault.foreign.failure(of: name)
    }
  }

  /// Which store a file is of, and whether it is sealed, as far as one can tell without a key.
  ///
  /// - Throws: As ``open(_:as:store:by:)``.
  package static func peek(
    _ bytes: [UInt8], as name: BlobName
  ) throws -> (store: String, isSealed: Bool) {
    let header = try BlobFile(bytes, as: name, store: nil).header
    return (header.store, header.protection != .hash)
  }

  /// Which key a file of that store is sealed by; nil for one that is not, or is damaged.
  static func keyID(of bytes: [UInt8], as name: BlobName, store: String) -> [UInt8]? {
    guard let file = try? BlobFile(bytes, as: name, store: store),
      case .key(let id, _) = file.header.protection
    else { return nil }
    return id
  }

  /// Whether a file has come to its end, as it says itself. What is no file of sync is whole.
  package static func isWhole(_ bytes: [UInt8]) -> Bool {
    BlobFile.isWhole(bytes)
  }

  static func write(
    _ body: [UInt8], as name: BlobName, store: String, _ protection: BlobHeader.Protection,
    _ key: Secret?
  ) throws -> [UInt8] {
    guard body.count <= BlobHeader.maximumSize(of: name.kind) else {
      throw BlobFault.tooLarge.failure(of: name)
    }
    // What a passphrase seals are keys, which are as random as can be.
    let (compression, packed) = try name.isKey ? (.none, body) : Compression.pack(body)
    let overhead = key == nil ? BlobFile.hashSize : Sealing.tagSize
    var header = BlobHeader(
      name: name, store: store, size: body.count, storedSize: packed.count + overhead,
      protection: protection)
    header.compression = compression
    let beginning = header.encoded
    if case .key(_, let nonce) = protection, let key {
      return beginning + (try Sealing.encrypt(packed, header: beginning, nonce: nonce, key: key))
    }
    if case .passphrase(_, let nonce) = protection, let key {
      return beginning + (try Sealing.encrypt(packed, header: beginning, nonce: nonce, key: key))
    }
    let content = beginning + packed
    return content + SHA256.digest(content)
  }
}

extension BlobName {
  fileprivate var isKey: Bool {
    if case .key = kind { true } else { false }
  }
}
