import Domain
import Storage
import Sync

/// Files of keys: that of this replica, and those that others left.
struct KeyFiles {
  let replication: Replication

  /// Which file of keys some bytes are; nil for what is none.
  static func name(of bytes: [UInt8]) -> BlobName? {
    guard let name = try? BlobSequence.header(bytes[...]).header.name, number(of: name) != nil
    else {
      return nil
    }
    return name
  }

  /// Nil of a name of another file.
  static func number(of name: BlobName) -> Int64? {
    if case .key(let number) = name.kind { number } else { nil }
  }

  /// The number of the newest one of this replica, here and among names of files; 0: there is none.
  func lastNumber(among names: [BlobName]) throws -> Int64 {
    let replica = try replication.replicaUID()
    let kept = try replication.keyFile().flatMap { Self.name(of: $0) }
    let all = names + (kept.map { [$0] } ?? [])
    return all.compactMap { $0.replica == replica ? Self.number(of: $0) : nil }.max() ?? 0
  }

  /// Seals the keys for this replica's next file.
  func seal(
    _ keys: KeyRing, store: String, by passphrase: Passphrase, _ derivation: KeyDerivation?,
    after number: Int64
  ) throws -> (name: BlobName, bytes: [UInt8]) {
    let name = try BlobName(
      replica: replication.replicaUID(), .key(min(number + 1, SeenSteps.numbers.upperBound)))
    return (name, try keys.sealed(as: name, store: store, by: passphrase, derivation))
  }

  /// Keeps the newest file of keys of each other replica, until its passphrase is given.
  func receive(_ name: BlobName, _ bytes: [UInt8], store: String) throws {
    _ = try BlobFile(bytes, as: name, store: store)
    try replication.set(otherKeyFile: bytes, at: kept(of: name.replica)?.place)
  }

  private func kept(of replica: String) throws -> (place: Int64, number: Int64)? {
    for file in try replication.otherKeyFiles() {
      guard let name = Self.name(of: file.bytes), name.replica == replica else { continue }
      return (file.place, Self.number(of: name) ?? 0)
    }
    return nil
  }

  /// The newest file of a replica that is not here yet; again, also one that is, which may have been damaged when it came.
  func news(
    of replica: String, among names: [BlobName], again: Bool = false
  ) throws -> BlobName? {
    if !names.contains(where: { $0.replica == replica && Self.number(of: $0) != nil }) {
      return nil
    }
    let known = try (kept(of: replica)?.number ?? 0) - (again ? 1 : 0)
    return names.filter { $0.replica == replica && (Self.number(of: $0) ?? 0) > known }.max {
      (Self.number(of: $0) ?? 0) < (Self.number(of: $1) ?? 0)
    }
  }

  /// Leaves that of this replica, and takes away the ones before it.
  func send(through transport: any SyncTransport, replacing own: [BlobName]) throws {
    guard let bytes = try replication.keyFile(), let name = Self.name(of: bytes),
      let number = Self.number(of: name), name.replica == (try replication.replicaUID())
    else { return }
    if !own.contains(name) { try transport.put(name, bytes) }
    for old in own where (Self.number(of: old) ?? .max) < number { try transport.remove(old) }
  }
}
