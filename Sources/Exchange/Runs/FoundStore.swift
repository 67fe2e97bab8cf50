import Domain
import Sync

/// The store at a remote, identified from its files.
struct FoundStore {
  let store: String
  let isSealed: Bool
  private let names: [BlobName]
  private let transport: any SyncTransport

  /// Looks at a file of each other replica. Where some are of this store itself, it is that one: others are left over from
  /// a device that began by itself.
  ///
  /// - Throws: what is wrong with the files when no one tells a store.
  static func find(
    among all: [BlobName], _ transport: any SyncTransport, beside present: Present
  ) throws -> FoundStore? {
    let names = all.filter { $0.replica != present.replica }
    var found: (store: String, isSealed: Bool)?
    var failure: Failure?
    for (_, files) in Dictionary(grouping: names, by: \.replica).sorted(by: { $0.key < $1.key }) {
      guard let file = try peek(files, transport, &failure) else { continue }
      found = found ?? file
      if file.store == present.store {
        found = file
        break
      }
    }
    guard let found else {
      if let failure { throw failure }
      return nil
    }
    // While a passphrase is new, some files there are as they were before.
    let hasKeys = names.contains { name in
      guard KeyFiles.number(of: name) != nil, let bytes = try? transport.get(name) else {
        return false
      }
      return (try? BlobFile(bytes, as: name, store: found.store))?.header.isSealedByPassphrase
        ?? false
    }
    return FoundStore(
      store: found.store, isSealed: found.isSealed || hasKeys, names: names, transport: transport)
  }

  /// The first of the files of a replica that is one, small ones first.
  private static func peek(
    _ files: [BlobName], _ transport: any SyncTransport, _ failure: inout Failure?
  ) throws -> (store: String, isSealed: Bool)? {
    for name in files.sorted(by: { $0.sizeRank < $1.sizeRank }) {
      if KeyFiles.number(of: name) != nil { continue }
      do {
        guard let bytes = try transport.get(name) else { continue }
        return try SealedBlob.peek(bytes, as: name)
      } catch let refused as Failure where refused.isOfContents || refused.kind == .tooNew {
        failure = failure ?? refused
      }
    }
    return nil
  }

  /// - Throws: `access` when the passphrase opens none of the keys, or is missing; `notFound` when there are none.
  func openKeys(by passphrase: Passphrase?) throws -> KeyRing {
    guard let passphrase else {
      throw Failure(
        .access, "What is synced there is encrypted: its passphrase is needed.", field: "passphrase"
      )
    }
    var ring: KeyRing?
    var failure: Failure?
    for name in names where KeyFiles.number(of: name) != nil {
      do {
        guard let bytes = try transport.get(name) else { continue }
        let keys = try KeyRing(opening: bytes, as: name, store: store, by: passphrase)
        if ring == nil { ring = keys } else { ring?.formUnion(keys) }
      } catch let refused as Failure
        where refused.isOfContents || refused.kind == .access || refused.kind == .tooNew
      {
        failure = refused.kind == .access ? refused : failure ?? refused
      }
    }
    guard let ring else {
      throw failure
        ?? Failure(.notFound, "What is synced there is encrypted, and its keys have not come yet.")
    }
    try checkOpens(ring)
    return ring
  }

  /// A passphrase that was changed opens keys that one device has still under it, but nothing that is new.
  private func checkOpens(_ keys: KeyRing) throws {
    for name in names {
      guard case .head = name.kind, let bytes = try? transport.get(name),
        let id = SealedBlob.keyID(of: bytes, as: name, store: store), keys.key(id) == nil
      else { continue }
      throw BlobFault.unknownKey.failure(of: name)
    }
  }
}

extension BlobName {
  fileprivate var sizeRank: Int {
    switch kind {
    case .head: 0
    case .steps: 1
    case .snapshot: 2
    case .key: 3
    }
  }
}
