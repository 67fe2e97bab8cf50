package import Domain
package import Storage
import Sync

/// One exchange of steps with what others left at a remote.
///
/// What others left is taken in first, a part at a time, each in a transaction of its own; then this replica leaves what
/// is new here. It can end anywhere: the next run goes on from there. Two runs at once do no harm.
package final class SyncRun {
  package struct Report: Equatable, Sendable {
    /// Steps of others that were taken in.
    package var received = 0
    /// Steps of this replica that were left; a snapshot counts as one.
    package var sent = 0
    /// Steps that wait for others, which have not come.
    package var waiting = 0

    package init() {}
  }

  let store: SQLiteStore
  let transport: any SyncTransport
  let now: Instant
  let newUID: () -> String
  let progress: (_ done: Int, _ total: Int) throws -> Void
  var remote: SyncRemote
  private(set) var keys: KeyRing?
  private(set) var storeUID = ""
  private(set) var replica = ""
  private(set) var own: OwnFiles
  /// What others say of themselves, as far as it is new here.
  var heads: [(number: Int64, head: SyncHead)] = []
  var batches = StepBatches()
  var report = Report()
  /// What is wrong with a file of one replica does not keep those of others away.
  private var firstFailure: Failure?
  /// Whether steps are missing that no file has which was listed.
  var hasGap = false
  /// Whether this run left what was seen.
  var hasLeftHead = false
  /// Whether something there is sealed by a key that is not here: what is left by an older key, or by none, would be
  /// read by those whom the new one shuts out.
  private(set) var isLocked = false

  package init(
    _ store: SQLiteStore, _ remote: SyncRemote, through transport: any SyncTransport,
    at now: Instant, newUID: @escaping () -> String,
    progress: @escaping (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
  ) {
    self.store = store
    self.remote = remote
    self.transport = transport
    self.now = now
    self.newUID = newUID
    self.progress = progress
    own = OwnFiles(store.replication, replica: "", at: remote)
  }

  var replication: Replication { store.replication }

  /// - Throws: `notFound` when sync is off; `access` where the passphrase is needed, and what is wrong with a file that was
  ///   refused, after all others were taken in; what the transport throws.
  package func run() throws -> Report {
    guard let uid = try replication.storeUID() else {
      throw Failure(.notFound, "This store is not synced: add a folder to sync it through.")
    }
    storeUID = uid
    keys = try replication.keyArchive().map { try KeyRing(archive: $0) }
    if let names = try transport.list(beyond: known()) {
      try run(names)
      // Something is missing that was not listed, such as a snapshot.
      if isLocked || hasGap {
        firstFailure = nil
        isLocked = false
        try run(transport.list())
      }
    } else {
      try run(transport.list())
    }
    if isLocked { throw locked }
    if let firstFailure { throw firstFailure }
    return report
  }

  private func run(_ names: [BlobName]) throws {
    heads = []
    try lookAtOwnFiles(names)
    try readHeads(names)
    try renewIfSetBack(names)
    if try replication.hasOwnSteps() {
      try store.write(.sync, at: now) { try replication.takeOwnSteps() }
      // A copy begins anew as another replica.
      if try noted() != remote { try lookAtOwnFiles(names) }
    }
    try receive(names)
    if try replication.isRetired() {
      try store.write(.sync, at: now) { try replication.endOwnRetirement(at: now) }
    }
    if let hub = transport as? any LeasingTransport, try settleLeases(through: hub) {
      // It has come, perhaps, since the files were listed.
      try receive(hub.list(beyond: known()) ?? hub.list())
    }
    try send(names)
  }

  /// What was looked at in runs before, and came to its end there.
  private func known() throws -> KnownFiles {
    let replica = try replication.replicaUID()
    let seen = try replication.seen()
    let remote = try noted()
    var heads: [ExactText: Int64] = [:]
    for other in try replication.knownReplicas() where other.uid != replica && other.head > 0 {
      let uid = ExactText(other.uid)
      if seen.last(of: uid) >= other.seen.last(of: uid) { heads[uid] = other.head }
    }
    var own: [BlobName] = []
    let key = try KeyFiles(replication: replication).ownName()
    let isSettled =
      try remote.run != nil && remote.snapshot > 0
      && replication.takenReplicaUID() == replica && !replication.isUnsealed(remote)
      && (key == nil || replication.hasKeyFile(remote))
    if isSettled {
      own = try [BlobName(replica: replica, .snapshot(remote.snapshot))] + (key.map { [$0] } ?? [])
      heads[ExactText(replica)] = remote.head
    }
    return KnownFiles(
      seen: seen.setting(ExactText(replica), to: remote.sent), heads: heads, replica: replica,
      ownNames: own)
  }

  /// Reads the state of the remote from the store only after `names` were listed. A file that another run adds in
  /// between is then in the store and not in `names`, and is never mistaken for one that nobody noted.
  private func lookAtOwnFiles(_ names: [BlobName]) throws {
    replica = try replication.replicaUID()
    remote = try noted()
    own = OwnFiles(replication, replica: replica, at: remote, lastHead: try lastHead())
    for name in names where name.replica == replica && own.isNews(name) {
      try unlessRefused { try own.look(at: name, open) }
    }
  }

  /// Heads are numbered through all remotes: who reads several takes the latest.
  func lastHead() throws -> Int64 { try replication.remotes().map(\.head).max() ?? 0 }

  private func noted() throws -> SyncRemote {
    try replication.remotes().first { $0.id == remote.id } ?? remote
  }

  /// A replica of which others have more, or something else, than is here was set back: it is another one from now on,
  /// and takes in what it did as that of another.
  private func renewIfSetBack(_ names: [BlobName]) throws {
    let known = try replication.seen().last(of: ExactText(replica))
    guard
      own.isSetBack || heads.contains(where: { $0.head.seen.last(of: ExactText(replica)) > known })
    else { return }
    let old = replica
    let files = names.filter { $0.replica == old }
    let steps = files.flatMap { name -> [SyncStep] in
      guard case .steps = name.kind, let blob = try? open(name) else { return [] }
      return (try? blob.batch().steps) ?? []
    }
    try store.keep {
      // Another run may have been there first.
      guard try replication.replicaUID() == old else { return }
      try replication.renew(to: newUID(), after: replication.lastCommonStep(steps))
    }
    try lookAtOwnFiles(names)
    try readHeads(files)
  }

  /// Where a run may end: what was taken in and left so far stays.
  func checkSafePoint() throws {
    try store.safePoints.checkAnew()
  }

  /// What is in a file; nil when it is gone or not yet whole.
  func open(_ name: BlobName) throws -> SealedBlob? {
    try transport.get(name).map { try open($0, as: name) }
  }

  func open(_ bytes: [UInt8], as name: BlobName) throws -> SealedBlob {
    try SealedBlob.open(bytes, as: name, store: storeUID, by: keys)
  }

  func unlessRefused(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let failure as Failure {
      guard failure.isOfContents || failure.kind == .tooNew || failure.kind == .access else {
        throw failure
      }
      firstFailure = firstFailure ?? failure
      if failure.kind == .access, failure.field == "passphrase" { isLocked = true }
    }
  }

  private var locked: Failure {
    keys == nil
      ? Failure(
        .access,
        "What others left is encrypted: the passphrase of the sync is needed. Enter it on this device; "
          + "until then, what was done here is not sent.", field: "passphrase")
      : Failure(
        .access,
        "What others left is encrypted by a key that is not here: the passphrase was changed on another "
          + "device. Enter the new one on this one; until then, what was done here is not sent.",
        field: "passphrase")
  }
}
