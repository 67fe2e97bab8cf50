package import Domain
package import Storage
import Sync

/// Exchanges steps as bytes that the program carries by means of its own: it asks one store for its heads, another one
/// for what those lack, and gives that to the first.
///
/// The bytes are files of sync, sealed as these are, one behind the other. What comes is read to its end before any of
/// it is taken in, and taken in as a whole.
package struct CarrySync {
  /// How many steps one file has at most.
  private static let stepsInFile = 500

  private let store: SQLiteStore
  private let newUID: () -> String

  package init(_ store: SQLiteStore, newUID: @escaping () -> String) {
    self.store = store
    self.newUID = newUID
  }

  private var replication: Replication { store.replication }

  // MARK: What is given

  /// What this store has seen.
  ///
  /// - Throws: `notFound` when sync is off.
  package func heads(at now: Instant) throws -> [UInt8] {
    try takeOwnSteps(at: now)
    return try store.read {
      let sealer = try Sealer(replication)
      let clock = try replication.clock()
      let own = try replication.knownReplicas().first { $0.uid == sealer.replica }
      let head = SyncHead(
        store: sealer.store, replica: sealer.replica, seen: try replication.seen(), clock: clock,
        at: now, name: own?.name ?? "")
      return try sealer.seal(head.encoded(), .head(Self.number(clock)))
    }
  }

  /// What a replica lacks that has these heads: steps of this one; where others of what it lacks came from elsewhere, or
  /// are gone, all that is here. Nothing when it lacks nothing.
  ///
  /// - Throws: `notFound` when sync is off; what is wrong with the heads.
  package func pending(for heads: [UInt8], at now: Instant) throws -> [UInt8] {
    try takeOwnSteps(at: now)
    let blobs = try Opened(heads, try Sealer(replication))
    guard let head = blobs.heads.first, blobs.heads.count == 1, blobs.isHeadsAlone else {
      throw Failure(
        .invalid, "These are not the heads of a store: ask another one for them.", field: "heads")
    }
    guard head.replica != (try replication.replicaUID()) else {
      throw Failure(
        .invalid, "These are the heads of this store itself: ask another one for them.",
        field: "heads")
    }
    if (try? store.checkWritable()) != nil { try store.keep { try replication.heard(head) } }
    return try store.read { try pending(for: head, at: now) }
  }

  private func pending(for head: SyncHead, at now: Instant) throws -> [UInt8] {
    let sealer = try Sealer(replication)
    let own = ExactText(sealer.replica)
    let seen = try replication.seen()
    if head.seen.contains(seen) { return [] }
    let known = head.seen.last(of: own)
    let steps = try replication.outbox(after: known, limit: .max)
    let isWhole = steps.first?.id.seq == known + 1 && steps.last?.id.seq == seen.last(of: own)
    guard isWhole, head.seen.contains(seen.setting(own, to: 0)) else {
      return try snapshot(sealer, at: now)
    }
    var bytes = try replication.keyFile() ?? []
    for start in stride(from: 0, to: steps.count, by: Self.stepsInFile) {
      let part = Array(steps[start..<min(start + Self.stepsInFile, steps.count)])
      guard let batch = SyncBatch(store: sealer.store, steps: part) else { continue }
      bytes += try sealer.seal(
        batch.encoded(), .steps(first: batch.first, last: batch.last))
    }
    return bytes
  }

  /// All that is here, for one that joins.
  ///
  /// - Throws: `notFound` when sync is off.
  package func snapshot(at now: Instant) throws -> [UInt8] {
    try takeOwnSteps(at: now)
    return try store.read { try snapshot(Sealer(replication), at: now) }
  }

  private func snapshot(_ sealer: Sealer, at now: Instant) throws -> [UInt8] {
    let snapshot = try replication.snapshot(at: now)
    return try (replication.keyFile() ?? [])
      + sealer.seal(snapshot.body, .snapshot(Self.number(snapshot.clock)))
  }

  /// Files that a program carries have no number in a row, for nobody counts them.
  private static func number(_ clock: HybridClock) -> Int64 {
    max(clock.value / HybridClock.countersPerMillisecond, 1)
  }

  private func takeOwnSteps(at now: Instant) throws {
    guard try replication.storeUID() != nil else { throw Sealer.off }
    guard try replication.hasOwnSteps() else { return }
    try store.write(.sync, at: now) { try replication.takeOwnSteps() }
  }

  // MARK: What comes

  /// Takes in what ``pending(for:at:)`` or ``snapshot(at:)`` of another store gave, all of it or nothing.
  ///
  /// - Throws: `notFound` when sync is off; what is wrong with the bytes.
  package func apply(_ bytes: [UInt8], at now: Instant) throws -> SyncRun.Report {
    let sealer = try Sealer(replication)
    let blobs = try BlobSequence.split(bytes)
    try keepKeys(blobs, sealer.store)
    return try take(Opened(blobs, sealer), at: now)
  }

  /// Begins sync in this store with what ``snapshot(at:)`` of another one gave.
  ///
  /// - Throws: `conflict` when this store is synced with others, and for a passphrase where nothing is encrypted;
  ///   `access` when the passphrase is wrong or missing; what is wrong with the bytes.
  package func join(
    _ bytes: [UInt8], name: String, passphrase: Passphrase?, _ derivation: KeyDerivation? = nil,
    at now: Instant
  ) throws -> SyncRun.Report {
    let name = try TextRule.deviceName.line(name)
    let blobs = try BlobSequence.split(bytes)
    guard
      let snapshot = blobs.first(where: {
        if case .snapshot = $0.name.kind { true } else { false }
      })
    else {
      throw Failure(
        .invalid, "There is no snapshot in what was brought: ask another store for one.",
        field: "bytes")
    }
    let there = try SealedBlob.peek(snapshot.bytes, as: snapshot.name)
    let present = try replication.storeUID()
    if let present, present != there.store {
      throw Failure(
        .conflict,
        "This store is synced with others already, and what was brought is of another one.")
    }
    let known = try present.flatMap { _ in try replication.keyArchive() }
    let keys = try keys(blobs, there, passphrase, known.map { try KeyRing(archive: $0) })
    let opened = try Opened(
      blobs, Sealer(store: there.store, replica: replication.replicaUID(), keys: keys))
    let files = KeyFiles(replication: replication)
    var file: [UInt8]?
    if let keys, let passphrase {
      file = try files.seal(keys, store: there.store, by: passphrase, derivation)
    }
    let report = try take(opened, at: now) {
      guard try replication.storeUID() == present else { throw Self.changed }
      if present == nil { try replication.enable(store: there.store, isJoining: true) }
      if known == nil, keys != nil { try replication.noteUnsealedRemotes() }
      try replication.rename(replication.replicaUID(), to: name)
      try replication.set(keyArchive: keys?.archived())
      if let file { try replication.set(keyFile: file) }
    }
    try keepKeys(blobs, there.store)
    return report
  }

  private func keys(
    _ blobs: [(name: BlobName, bytes: [UInt8])], _ there: (store: String, isSealed: Bool),
    _ passphrase: Passphrase?, _ known: KeyRing?
  ) throws -> KeyRing? {
    var keys = known
    guard there.isSealed else {
      if passphrase != nil || keys != nil {
        throw Failure(
          .conflict,
          "What was brought is not encrypted: it is joined without a passphrase.",
          field: "passphrase")
      }
      return nil
    }
    guard let passphrase else {
      throw Failure(
        .access, "What was brought is encrypted: its passphrase is needed.", field: "passphrase")
    }
    for blob in blobs where KeyFiles.number(of: blob.name) != nil {
      let opened = try KeyRing(
        opening: blob.bytes, as: blob.name, store: there.store, by: passphrase)
      if keys == nil { keys = opened } else { keys?.formUnion(opened) }
    }
    guard let keys else {
      throw Failure(.notFound, "What was brought is encrypted, and its keys are not in it.")
    }
    return keys
  }

  private func keepKeys(_ blobs: [(name: BlobName, bytes: [UInt8])], _ store: String) throws {
    let own = try replication.replicaUID()
    let files = KeyFiles(replication: replication)
    for blob in blobs
    where blob.name.replica != own && KeyFiles.number(of: blob.name) != nil {
      try self.store.keep { try files.receive(blob.name, blob.bytes, store: store) }
    }
  }

  private func take(
    _ opened: Opened, at now: Instant, after begin: (() throws -> Void)? = nil
  ) throws -> SyncRun.Report {
    var report = SyncRun.Report()
    try renewIfSetBack(opened)
    try store.write(.sync, at: now) {
      try begin?()
      try replication.takeOwnSteps()
      for snapshot in opened.snapshots {
        if try replication.seen().contains(snapshot.beginning.seen) { continue }
        try snapshot.take(into: replication)
        report.received += 1
      }
      var queue = StepQueue(seen: try replication.seen())
      for step in opened.steps { try queue.take(step) }
      while let step = queue.next() {
        try replication.apply(step)
        report.received += 1
      }
      report.waiting = queue.waitingCount
      try replication.learnRetirements()
      try replication.endOwnRetirement(at: now)
      if report.received > 0 || begin != nil { store.changed() }
    }
    let own = try replication.replicaUID()
    try store.keep {
      for head in opened.heads where head.replica != own { try replication.heard(head) }
    }
    return report
  }

  /// A replica whose own steps others have, and that lacks them, was set back: it is another one from now on.
  private func renewIfSetBack(_ opened: Opened) throws {
    guard try replication.storeUID() != nil else { return }
    let own = ExactText(try replication.replicaUID())
    let known = try replication.seen().last(of: own)
    let steps = opened.steps.filter { $0.id.replica == own }
    let seen =
      opened.heads.map { $0.seen.last(of: own) }
      + opened.snapshots.map { $0.beginning.seen.last(of: own) }
    let isSetBack =
      try seen.contains { $0 > known }
      || steps.contains {
        try replication.isKept($0) == false
      }
    guard isSetBack else { return }
    try store.keep {
      try replication.renew(to: newUID(), after: replication.lastCommonStep(steps))
    }
  }

  private static var changed: Failure {
    Failure(.busy, "Another program began or ended the sync of this store meanwhile: try again.")
  }
}

/// Seals and opens files for a store.
private struct Sealer {
  let store: String
  let replica: String
  let keys: KeyRing?

  static var off: Failure { Failure(.notFound, "This store is not synced: enable it first.") }

  init(store: String, replica: String, keys: KeyRing?) {
    self.store = store
    self.replica = replica
    self.keys = keys
  }

  init(_ replication: Replication) throws {
    guard let store = try replication.storeUID() else { throw Self.off }
    self.store = store
    replica = try replication.replicaUID()
    keys = try replication.keyArchive().map { try KeyRing(archive: $0) }
  }

  func seal(_ body: [UInt8], _ kind: BlobName.Kind) throws -> [UInt8] {
    try SealedBlob.seal(
      body, as: BlobName(replica: replica, kind), store: store, by: keys)
  }
}

/// The content of the bytes that a program brought, read completely.
private struct Opened {
  private(set) var heads: [SyncHead] = []
  private(set) var steps: [SyncStep] = []
  private(set) var snapshots: [SnapshotContents] = []

  var isHeadsAlone: Bool { steps.isEmpty && snapshots.isEmpty }

  init(_ bytes: [UInt8], _ sealer: Sealer) throws {
    try self.init(BlobSequence.split(bytes), sealer)
  }

  init(_ blobs: [(name: BlobName, bytes: [UInt8])], _ sealer: Sealer) throws {
    for (name, bytes) in blobs {
      if KeyFiles.number(of: name) != nil {
        _ = try BlobFile(bytes, as: name, store: sealer.store)
        continue
      }
      let blob = try SealedBlob.open(bytes, as: name, store: sealer.store, by: sealer.keys)
      switch name.kind {
      case .head: heads.append(try blob.head())
      case .steps: steps += try blob.batch().steps
      case .snapshot: snapshots.append(try SnapshotContents(blob.snapshot()))
      case .key: break
      }
    }
  }
}

extension StepQueue {
  /// - Throws: `tooNew` for a step of a newer format; `malformed` for one that no replica makes.
  mutating func take(_ step: SyncStep) throws {
    switch receive(step) {
    case .queued, .known: break
    case .tooNew(let format):
      throw Failure(
        .tooNew,
        "Another device has a newer version of Taskcore: its steps have the format \(format), and this "
          + "version reads \(SyncStep.format) at most. Upgrade Taskcore here; nothing is lost until then."
      )
    case .malformed:
      throw Failure(
        .malformed, "A step of another device cannot be: it has not seen its own steps.")
    }
  }
}
