import Domain
import Storage
import Sync

/// Key files: that of this replica, and those of others.
struct KeyFiles {
  let replication: Replication

  /// The name of the key file for some bytes; nil for invalid ones.
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

  /// How many of one replica are kept. Mostly there is one; others may be forged, which only a passphrase can tell.
  private static let mostKept = 8

  /// That of this replica as it is here; nil: it has none.
  func ownName() throws -> BlobName? {
    let replica = try replication.replicaUID()
    let name = try replication.keyFile().flatMap { Self.name(of: $0) }
    return name.flatMap { $0.replica == replica ? $0 : nil }
  }

  /// The name of a replica's next one, which no other file has.
  func nextName(of replica: String, beside names: [BlobName]) throws -> BlobName {
    let own = try ownName()
    var number = own.flatMap { $0.replica == replica ? Self.number(of: $0) : nil } ?? 0
    let taken = try Set(names + kept(of: replica).map(\.name))
    while true {
      number += 1
      let name = try BlobName(replica: replica, .key(number))
      if !taken.contains(name) { return name }
    }
  }

  /// Seals the keys for this replica's next file.
  func seal(
    _ keys: KeyRing, as name: BlobName? = nil, store: String, by passphrase: Passphrase,
    _ derivation: KeyDerivation?
  ) throws -> [UInt8] {
    let name = try name ?? nextName(of: replication.replicaUID(), beside: [])
    return try keys.sealed(as: name, store: store, by: passphrase, derivation)
  }

  // MARK: Those of others

  /// Keeps a file of keys until its passphrase is given.
  func receive(_ name: BlobName, _ bytes: [UInt8], store: String) throws {
    let file = try BlobFile(bytes, as: name, store: store)
    guard file.header.isSealedByPassphrase else {
      throw BlobFault.foreign.failure(of: name)
    }
    let kept = try kept(of: name.replica)
    let place =
      kept.first { $0.name == name }
      ?? (kept.count < Self.mostKept
        ? nil : kept.min { (Self.number(of: $0.name) ?? 0) < (Self.number(of: $1.name) ?? 0) })
    try replication.set(otherKeyFile: bytes, at: place?.place)
  }

  private func kept(of replica: String) throws -> [(place: Int64, name: BlobName)] {
    try replication.otherKeyFiles().compactMap { file in
      guard let name = Self.name(of: file.bytes), name.replica == replica else { return nil }
      return (file.place, name)
    }
  }

  /// The files of a replica that are not here yet, the newest ones first; again, also those that are, which may have
  /// been damaged when they came.
  func news(
    of replica: String, among names: [BlobName], again: Bool = false
  ) throws -> [BlobName] {
    let files = names.filter { $0.replica == replica && Self.number(of: $0) != nil }
    if files.isEmpty { return [] }
    let own = try ownName()
    let last = own.flatMap { $0.replica == replica ? Self.number(of: $0) : nil } ?? 0
    let known = try again ? [] : Set(kept(of: replica).map(\.name))
    let news = files.filter { (Self.number(of: $0) ?? 0) > last && !known.contains($0) }
    return Array(
      news.sorted { (Self.number(of: $0) ?? 0) > (Self.number(of: $1) ?? 0) }
        .prefix(Self.mostKept))
  }

  // MARK: That of this replica

  /// Leaves that of this replica, and takes away the ones before it.
  ///
  /// - Returns: whether that is to be noted.
  func send(
    through transport: any SyncTransport, _ remote: SyncRemote, beside own: Set<BlobName>
  ) throws -> Bool {
    guard let bytes = try replication.keyFile(), let name = try ownName(),
      let number = Self.number(of: name)
    else { return false }
    let isNoted = try replication.hasKeyFile(remote)
    if !own.contains(name) {
      try transport.put(name, bytes)
    } else if !isNoted, (try? transport.get(name)) != bytes {
      // Only this replica writes under its names: something else there is nobody's.
      try transport.remove(name)
      try transport.put(name, bytes)
    }
    for old in own where (Self.number(of: old) ?? .max) < number { try transport.remove(old) }
    return !isNoted
  }
}
