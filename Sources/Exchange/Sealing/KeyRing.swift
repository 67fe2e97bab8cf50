import Domain
import Sync

/// The random keys of a store's sync: one of each epoch. The latest one seals; all of them open.
///
/// They are written to a `key-<n>` file, sealed by the passphrase. Who changes the passphrase writes the next such
/// file; to lock out a device that was lost, with a new epoch, by which all that follows is sealed.
package struct KeyRing: Sendable {
  /// A key. Two devices that begin an epoch concurrently make two keys with the same number, so files refer
  /// to a key by its id.
  struct Key: Sendable {
    static let idSize = 8

    let epoch: Int64
    let id: [UInt8]
    let secret: Secret
  }

  /// At least one, in the same order everywhere.
  private var keys: [Key]

  /// New ones of a new store: there is one epoch.
  package init() throws {
    keys = [try Self.newKey(epoch: 1)]
  }

  fileprivate init?(_ keys: [Key]) {
    if keys.isEmpty { return nil }
    self.keys = keys
    sort()
  }

  /// That of the key which seals.
  package var epoch: Int64 { latest.epoch }
  package var count: Int { keys.count }

  var latest: Key { keys[keys.count - 1] }

  func key(_ id: [UInt8]) -> Secret? {
    keys.first { $0.id == id }?.secret
  }

  /// Begins an epoch.
  ///
  /// - Throws: `unsupported` without libsodium; `outOfMemory`.
  package mutating func addEpoch() throws {
    keys.append(try Self.newKey(epoch: min(latest.epoch, SeenSteps.numbers.upperBound - 1) + 1))
  }

  /// Takes over keys that are in another file of the same store.
  package mutating func formUnion(_ other: KeyRing) {
    keys += other.keys.filter { key($0.id) == nil }
    sort()
  }

  /// Whether it opens all that the other one does.
  package func contains(_ other: KeyRing) -> Bool {
    other.keys.allSatisfy { key($0.id) != nil }
  }

  private mutating func sort() {
    keys.sort { one, other in
      one.epoch != other.epoch
        ? one.epoch < other.epoch : one.id.lexicographicallyPrecedes(other.id)
    }
  }

  private static func newKey(epoch: Int64) throws -> Key {
    let secret = try Sealing.newKey()
    return Key(epoch: epoch, id: Sealing.random(Key.idSize), secret: secret)
  }
}

extension KeyRing {
  /// The contents of a key file.
  ///
  /// - Parameters:
  ///   - name: That of a key file.
  ///   - store: The uid of the store.
  ///   - passphrase: What opens it again.
  ///   - derivation: How costly it is to try a passphrase; nil for what libsodium calls interactive.
  /// - Returns: All bytes of the file.
  /// - Throws: `unsupported` without libsodium; `outOfMemory`.
  package func sealed(
    as name: BlobName, store: String, by passphrase: Passphrase, _ derivation: KeyDerivation? = nil
  ) throws -> [UInt8] {
    let derivation = try derivation ?? .interactive()
    let key = try derivation.key(of: passphrase)
    var body = encoded()
    defer { Secret.wipe(&body) }
    let nonce = Sealing.random(Sealing.nonceSize)
    return try SealedBlob.write(
      body, as: name, store: store, .passphrase(derivation, nonce: nonce), key)
  }

  /// Opens a key file.
  ///
  /// - Throws: What ``BlobFault`` tells; `unsupported` without libsodium; `outOfMemory`.
  package init(
    opening bytes: [UInt8], as name: BlobName, store: String?, by passphrase: Passphrase
  ) throws {
    let file = try BlobFile(bytes, as: name, store: store)
    guard case .key = name.kind,
      case .passphrase(let derivation, let nonce) = file.header.protection
    else { throw BlobFault.foreign.failure(of: name) }
    guard var body = try file.decrypted(by: derivation.key(of: passphrase), nonce) else {
      throw BlobFault.wrongPassphrase.failure(of: name)
    }
    defer { Secret.wipe(&body) }
    try self.init(decoding: body)
  }

  /// All keys as they are, for a file that nobody else reads, such as the store's own. It is the caller's to wipe.
  package func archived() -> [UInt8] { encoded() }

  /// - Throws: `malformed` for what ``archived()`` did not give.
  package init(archive: [UInt8]) throws {
    try self.init(decoding: archive)
  }

  /// An array of `[epoch, id, key]`. There is room for all of it from the beginning, so that no part of it stays
  /// somewhere else in memory.
  private func encoded() -> [UInt8] {
    var encoder = CBOREncoder(capacity: 16 + keys.count * 64)
    encoder.array(count: keys.count)
    for key in keys {
      encoder.array(count: 3)
      encoder.integer(key.epoch)
      encoder.data(key.id)
      key.secret.withBytes { encoder.data($0) }
    }
    return encoder.take()
  }

  private init(decoding bytes: [UInt8]) throws {
    var decoder = CBORDecoder(bytes)
    var keys: [Key] = []
    try decoder.array { decoder in
      guard try decoder.beginArray() == 3 else { throw decoder.fault(.unexpected) }
      let epoch = try decoder.integer(in: SeenSteps.numbers)
      let id = try decoder.data()
      var secret = try decoder.data()
      defer { Secret.wipe(&secret) }
      guard id.count == Key.idSize, secret.count == Sealing.keySize,
        !keys.contains(where: { $0.id == id })
      else { throw decoder.fault(.unexpected) }
      keys.append(Key(epoch: epoch, id: id, secret: try Secret(copying: secret)))
    }
    try decoder.end()
    guard let ring = KeyRing(keys) else { throw decoder.fault(.missing) }
    self = ring
  }
}
