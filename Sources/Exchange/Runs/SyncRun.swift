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

  /// How many steps one transaction takes in.
  private static let stepsAtOnce = 250
  /// How many steps one file has at most.
  private static let stepsInFile = 500
  /// From how many files of steps on a snapshot takes their place.
  private static let filesBeforeSnapshot = 64

  private let store: SQLiteStore
  private let transport: any SyncTransport
  private var remote: SyncRemote
  private let now: Instant
  private let newUID: () -> String
  private let progress: (_ done: Int, _ total: Int) throws -> Void
  private var keys: KeyRing?
  private var storeUID = ""
  private var replica = ""
  private var report = Report()
  /// What is wrong with a file of one replica does not keep those of others away.
  private var firstFailure: Failure?

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
  }

  private var replication: Replication { store.replication }

  /// - Throws: `notFound` when sync is off; what is wrong with a file that was refused, after all others were taken in;
  ///   what the transport throws.
  package func run() throws -> Report {
    guard let uid = try replication.storeUID() else {
      throw Failure(.notFound, "This store is not synced: add a folder to sync it through.")
    }
    storeUID = uid
    replica = try replication.replicaUID()
    keys = try replication.keyArchive().map { try KeyRing(archive: $0) }
    let names = try transport.list()
    try renewIfSetBack(names)
    if try replication.hasOwnSteps() {
      try store.write(.sync, at: now) { try replication.takeOwnSteps() }
    }
    // A copy begins anew as another replica.
    replica = try replication.replicaUID()
    remote = try replication.remotes().first { $0.id == remote.id } ?? remote
    try receive(names)
    if try replication.isRetired() {
      try store.write(.sync, at: now) { try replication.endOwnRetirement(at: now) }
    }
    try send(names)
    if let firstFailure { throw firstFailure }
    return report
  }

  /// A replica whose own steps are there, and not here, was set back: it is another one from now on, and takes in what
  /// it did as that of another.
  private func renewIfSetBack(_ names: [BlobName]) throws {
    let last = names.lazy.filter { [replica] in $0.replica == replica }.compactMap {
      name -> Int64? in
      if case .steps(_, let last) = name.kind { last } else { nil }
    }.max()
    guard let last, last > (try replication.seen().last(of: ExactText(replica))) else { return }
    try store.keep { try replication.renew(to: newUID()) }
  }

  /// Where a run may end: what was taken in and left so far stays.
  private func checkSafePoint() throws {
    store.safePoints.begin()
    try store.safePoints.check()
  }

  // MARK: What others left

  private func receive(_ names: [BlobName]) throws {
    let others = Dictionary(grouping: names.filter { $0.replica != replica }, by: \.replica)
    for (other, files) in others.sorted(by: { $0.key < $1.key }) {
      try checkSafePoint()
      try unlessRefused { try receiveKeys(of: other, files) }
      try unlessRefused { try receiveHead(of: other, files) }
      try unlessRefused { try receiveSnapshot(of: other, files) }
    }
    try receiveSteps(others)
    if firstFailure?.field == "passphrase" {
      for (other, files) in others {
        try unlessRefused { try receiveKeys(of: other, files, again: true) }
      }
    }
  }

  /// Those of another store are told of by its heads.
  private func receiveKeys(of other: String, _ files: [BlobName], again: Bool = false) throws {
    let keyFiles = KeyFiles(replication: replication)
    guard let name = try keyFiles.news(of: other, among: files, again: again),
      let bytes = try transport.get(name),
      try SealedBlob.peek(bytes, as: name).store == storeUID
    else { return }
    try store.keep { try keyFiles.receive(name, bytes, store: storeUID) }
  }

  private func receiveHead(of other: String, _ files: [BlobName]) throws {
    let known = try replication.knownReplicas().first { $0.uid == other }?.head ?? 0
    let newest = files.compactMap { name -> (Int64, BlobName)? in
      if case .head(let number) = name.kind, number > known { (number, name) } else { nil }
    }.max { $0.0 < $1.0 }
    guard let (number, name) = newest, let bytes = try open(name) else { return }
    let head = try bytes.head()
    guard head.format <= SyncStep.format else { return }
    try store.keep { try replication.take(head, number: number) }
  }

  /// A snapshot is taken in where steps are needed that no file has any more.
  private func receiveSnapshot(of other: String, _ files: [BlobName]) throws {
    let seq = try replication.seen().last(of: ExactText(other))
    let reached = Self.last(after: seq, in: files)
    if seq > 0, try reached >= lastStep(of: other, files) { return }
    let newest = files.compactMap { name -> (Int64, BlobName)? in
      if case .snapshot(let number) = name.kind { (number, name) } else { nil }
    }.max { $0.0 < $1.0 }
    guard let (_, name) = newest, let bytes = try open(name) else { return }
    let decoder = try bytes.snapshot()
    // It may be older than a file that comes later than others.
    if seq > 0, decoder.snapshot.seen.last(of: ExactText(other)) <= reached { return }
    let contents = try SnapshotContents(decoder)
    try store.write(.sync, at: now) {
      try replication.takeOwnSteps()
      try contents.take(into: replication)
    }
    report.received += 1
  }

  /// How far the files lead on from a step without a gap.
  private static func last(after seq: Int64, in files: [BlobName]) -> Int64 {
    let ranges = files.compactMap { name -> ClosedRange<Int64>? in
      if case .steps(let first, let last) = name.kind { first...last } else { nil }
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(seq) { reached, range in
      range.lowerBound <= reached + 1 ? max(reached, range.upperBound) : reached
    }
  }

  /// The last step of a replica that is known of.
  private func lastStep(of other: String, _ files: [BlobName]) throws -> Int64 {
    let named = files.compactMap { name -> Int64? in
      if case .steps(_, let last) = name.kind { last } else { nil }
    }.max()
    let known = try replication.knownReplicas().first { $0.uid == other }
    return max(named ?? 0, known?.seen.last(of: ExactText(other)) ?? 0)
  }

  private func receiveSteps(_ others: [String: [BlobName]]) throws {
    var queue = StepQueue(seen: try replication.seen())
    var files = others.values.flatMap { $0 }.compactMap {
      name -> (first: Int64, last: Int64, name: BlobName)? in
      guard case .steps(let first, let last) = name.kind,
        last > queue.seen.last(of: ExactText(name.replica))
      else { return nil }
      return (first, last, name)
    }
    files.sort { ($0.name.replica, $0.first) < ($1.name.replica, $1.first) }
    var ready: [SyncStep] = []
    for (index, file) in files.enumerated() {
      try checkSafePoint()
      try progress(index, files.count)
      try unlessRefused {
        guard let bytes = try open(file.name) else { return }
        for step in try bytes.batch().steps { try queue.take(step) }
      }
      while let step = queue.next() {
        ready.append(step)
        if ready.count == Self.stepsAtOnce { try apply(&ready) }
      }
    }
    try apply(&ready)
    report.waiting = queue.waitingCount
  }

  private func apply(_ steps: inout [SyncStep]) throws {
    if steps.isEmpty { return }
    try store.write(.sync, at: now) {
      try replication.takeOwnSteps()
      let seen = try replication.seen()
      // Another run may have been there first.
      for step in steps where !seen.contains(step.id) { try replication.apply(step) }
      try replication.learnRetirements()
      store.changed()
    }
    report.received += steps.count
    steps.removeAll()
  }

  /// What is in a file; nil when it is gone or not yet whole.
  private func open(_ name: BlobName) throws -> SealedBlob? {
    guard let bytes = try transport.get(name) else { return nil }
    return try SealedBlob.open(bytes, as: name, store: storeUID, by: keys)
  }

  private func unlessRefused(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let failure as Failure {
      switch failure.kind {
      case .malformed, .corrupt, .tooNew, .access, .conflict: firstFailure = firstFailure ?? failure
      default: throw failure
      }
    }
  }

  // MARK: What is left for others

  private func send(_ names: [BlobName]) throws {
    let own = names.filter { $0.replica == replica }
    let heads = own.filter { if case .head = $0.kind { true } else { false } }
    let hasSnapshot = own.contains { if case .snapshot = $0.kind { true } else { false } }
    // One that was removed and added again may lack steps, for which the snapshot stands.
    let isUnsealed = try replication.isUnsealed(remote)
    let isComplete = remote.snapshot > 0 && hasSnapshot && !isUnsealed
    goOn(from: own)
    // Before anything that they seal.
    try KeyFiles(replication: replication).send(through: transport, replacing: own)
    if !isComplete {
      try sendSnapshot()
      report.sent += 1
    }
    if isUnsealed { try removeUnsealed(own) }
    try sendSteps()
    try compact(own)
    try sendHead(replacing: heads)
    remote.run = now
    try store.keep { try replication.save(remote) }
  }

  /// What is there may be more than was noted: the run was ended, or the remote was removed and added again.
  private func goOn(from own: [BlobName]) {
    for name in own {
      switch name.kind {
      case .snapshot(let number): remote.snapshot = max(remote.snapshot, number)
      case .head(let number): remote.head = max(remote.head, number)
      case .steps(_, let last): remote.sent = max(remote.sent, last)
      case .key: break
      }
    }
  }

  private func sendSnapshot() throws {
    let bytes = try store.read { try replication.snapshot(at: now) }
    remote.snapshot += 1
    let name = try BlobName(replica: replica, .snapshot(remote.snapshot))
    try put(name, bytes.body)
    remote.sent = max(remote.sent, bytes.seen.last(of: ExactText(replica)))
    try store.keep { try replication.save(remote) }
  }

  private func sendSteps() throws {
    while true {
      try checkSafePoint()
      let steps = try replication.outbox(after: remote.sent, limit: Self.stepsInFile)
      guard let first = steps.first, let last = steps.last,
        let batch = SyncBatch(store: storeUID, steps: steps)
      else { return }
      let name = try BlobName(
        replica: replica, .steps(first: first.id.seq, last: last.id.seq))
      try put(name, batch.encoded())
      report.sent += steps.count
      remote.sent = last.id.seq
      try store.keep { try replication.save(remote) }
    }
  }

  private func put(_ name: BlobName, _ body: [UInt8]) throws {
    try transport.put(name, SealedBlob.seal(body, as: name, store: storeUID, by: keys))
  }

  /// A new snapshot takes the place of many files, and what all others have seen goes.
  private func compact(_ own: [BlobName]) throws {
    let files = own.compactMap { name -> (last: Int64, name: BlobName)? in
      if case .steps(_, let last) = name.kind { (last, name) } else { nil }
    }
    guard files.count > Self.filesBeforeSnapshot else { return }
    let acknowledged = try replication.acknowledged()
    let outdated = files.filter { $0.last <= acknowledged }
    if outdated.isEmpty { return }
    try sendSnapshot()
    for file in outdated { try transport.remove(file.name) }
    for name in own {
      if case .snapshot(let number) = name.kind, number < remote.snapshot {
        try transport.remove(name)
      }
    }
  }

  /// What this replica left before there was a passphrase: a snapshot has taken its place.
  private func removeUnsealed(_ own: [BlobName]) throws {
    for name in own {
      switch name.kind {
      case .steps: try transport.remove(name)
      case .snapshot(let number) where number < remote.snapshot: try transport.remove(name)
      case .snapshot, .head, .key: break
      }
    }
    remote.seen = SeenSteps()
    try store.keep { try replication.noteSealed(remote) }
  }

  /// Says what was seen, when that is more than before.
  private func sendHead(replacing old: [BlobName]) throws {
    let seen = try replication.seen()
    if !old.isEmpty, seen == remote.seen { return }
    let own = try replication.knownReplicas().first { [replica] in $0.uid == replica }
    let head = SyncHead(
      store: storeUID, replica: replica, seen: seen, clock: try replication.clock(), at: now,
      name: own?.name ?? "")
    remote.head += 1
    try put(BlobName(replica: replica, .head(remote.head)), head.encoded())
    for name in old { try transport.remove(name) }
    remote.seen = seen
  }
}
