import Domain
import Storage
import Sync

/// Sends the files of this replica.
extension SyncRun {
  /// How many steps one file has at most, and how many bytes, unless one step has more.
  private static let stepsInFile = 500
  private static let bytesInFile = 1 << 20
  /// From how many files of steps on a snapshot takes their place.
  private static let filesBeforeSnapshot = 64
  /// How many steps are sent before this replica looks again at all that it has left.
  private static let stepsBeforeListing: Int64 = 64
  /// How often another number is tried, where others take one at the same time.
  private static let mostTries = 16

  func send(_ names: [BlobName]) throws {
    var files = Set(names.filter { $0.replica == replica })
    // Before anything that they seal.
    if try KeyFiles(replication: replication).send(through: transport, remote, beside: files) {
      // By a new head, others see that there is something.
      remote.seen = SeenSteps()
      try store.keep {
        try replication.noteKeyFile(at: remote)
        try replication.save(remote)
      }
    }
    if isLocked { return }
    for name in own.junk {
      try transport.remove(name)
      files.remove(name)
    }
    // One that was removed and added again may lack steps, for which the snapshot stands.
    let isUnsealed = try replication.isUnsealed(remote)
    let hasSnapshot = try remote.snapshot > 0 && files.contains(name(.snapshot(remote.snapshot)))
    try goOn()
    let sentBefore = remote.sent
    // What is there is older than what was left: a backup was restored, or somebody removed files.
    let isOlder = try remote.head > 0 && !files.contains(name(.head(remote.head)))
    if !hasSnapshot || isUnsealed || isOlder {
      try sendSnapshot(beside: files)
      report.sent += 1
    }
    if isUnsealed { try removeUnsealed(files) }
    try sendSteps(beside: files)
    try compact(files, after: sentBefore)
    try sendHead(beside: files)
    remote.run = now
    try save()
  }

  private func name(_ kind: BlobName.Kind) throws -> BlobName {
    try BlobName(replica: replica, kind)
  }

  private func save() throws { try store.keep { try replication.save(remote) } }

  /// What is there may be more than was noted.
  private func goOn() throws {
    let noted = remote
    remote.snapshot = max(remote.snapshot, own.snapshot)
    remote.head = max(remote.head, own.head)
    remote.sent = max(remote.sent, own.sent)
    if remote != noted { try save() }
  }

  private func sendSnapshot(beside files: Set<BlobName>) throws {
    let snapshot = try store.read { try replication.snapshot(at: now) }
    let last = snapshot.seen.last(of: ExactText(replica))
    remote.snapshot = try put(
      snapshot.body, after: remote.snapshot, beside: files, seq: last, BlobName.Kind.snapshot)
    remote.sent = max(remote.sent, last)
    try save()
  }

  /// What was seen goes with the last steps: for most runs that is all.
  private func sendSteps(beside files: Set<BlobName>) throws {
    while true {
      try checkSafePoint()
      guard let next = try nextBatch() else { return }
      let name = try name(.steps(first: next.batch.first, last: next.batch.last))
      if next.isLast, !files.contains(name), try putWithHead(name, next.body, beside: files) {
        return try noteSent(next.batch)
      }
      try put(name, next.body, isThere: files.contains(name))
      try noteSent(next.batch)
    }
  }

  /// As many steps as a file has; of large ones, fewer.
  private func nextBatch() throws -> (batch: SyncBatch, body: [UInt8], isLast: Bool)? {
    var count = Self.stepsInFile
    while true {
      let steps = try replication.outbox(after: remote.sent, limit: count)
      guard let batch = SyncBatch(store: storeUID, steps: steps) else { return nil }
      let body = batch.encoded()
      if body.count <= Self.bytesInFile || steps.count == 1 {
        return (batch, body, steps.count < count)
      }
      count = max(steps.count / 2, 1)
    }
  }

  private func noteSent(_ batch: SyncBatch) throws {
    report.sent += batch.steps.count
    remote.sent = batch.last
    try save()
  }

  /// Leaves steps and head at once.
  ///
  /// - Returns: whether that was so; another one may have the number of the head.
  private func putWithHead(
    _ name: BlobName, _ body: [UInt8], beside files: Set<BlobName>
  ) throws -> Bool {
    let seen = try replication.seen()
    let number = try max(remote.head, lastHead()) + 1
    let headName = try self.name(.head(number))
    if files.contains(headName) { return false }
    do {
      try transport.put([
        OutgoingBlob(name, seal(body, as: name)),
        OutgoingBlob(headName, seal(head(seen), as: headName)),
      ])
    } catch let failure as Failure where failure.kind == .conflict {
      return false
    }
    remote.head = number
    remote.seen = seen
    hasLeftHead = true
    try removeHeads(files)
    return true
  }

  /// Says what was seen, when that is more than before.
  private func sendHead(beside files: Set<BlobName>) throws {
    let seen = try replication.seen()
    let isThere = try remote.head > 0 && (hasLeftHead || files.contains(name(.head(remote.head))))
    if isThere, seen == remote.seen { return }
    remote.head = try put(
      head(seen), after: max(remote.head, lastHead()), beside: files, BlobName.Kind.head)
    try removeHeads(files)
    remote.seen = seen
  }

  private func head(_ seen: SeenSteps) throws -> [UInt8] {
    let own = try replication.knownReplicas().first { [replica] in $0.uid == replica }
    return SyncHead(
      store: storeUID, replica: replica, seen: seen, clock: try replication.clock(), at: now,
      name: own?.name ?? ""
    ).encoded()
  }

  private func removeHeads(_ files: Set<BlobName>) throws {
    for name in files {
      if case .head = name.kind { try transport.remove(name) }
    }
  }

  // MARK: Files

  /// Leaves a file under the next number that is free.
  ///
  /// - Returns: the number.
  private func put(
    _ body: [UInt8], after last: Int64, beside files: Set<BlobName>, seq: Int64 = 0,
    _ kind: (Int64) -> BlobName.Kind
  ) throws -> Int64 {
    var number = last
    var tries = 0
    while true {
      number += 1
      let name = try name(kind(number))
      if files.contains(name) { continue }
      do {
        try put(name, body, seq: seq, isThere: false)
        return number
      } catch let failure as Failure where failure.kind == .conflict {
        tries += 1
        if tries == Self.mostTries { throw failure }
      }
    }
  }

  /// Another run of this store may have left the same, which is sealed otherwise; and what this replica did not write
  /// gives way.
  private func put(_ name: BlobName, _ body: [UInt8], seq: Int64 = 0, isThere: Bool) throws {
    if isThere, try isLeft(name, body) { return }
    let file = try OutgoingBlob(name, seal(body, as: name), seq: seq)
    do {
      try transport.put(file)
    } catch let failure as Failure where failure.kind == .conflict {
      if try isLeft(name, body) { return }
      try transport.put(file)
    }
  }

  private func seal(_ body: [UInt8], as name: BlobName) throws -> [UInt8] {
    try SealedBlob.seal(body, as: name, store: storeUID, by: keys)
  }

  /// Whether a file has that in it. One that this replica did not write is taken away.
  private func isLeft(_ name: BlobName, _ body: [UInt8]) throws -> Bool {
    do {
      if let blob = try open(name) { return blob.body == body }
    } catch let failure as Failure where failure.isOfContents || failure.kind == .tooNew {
      // It is taken away.
    }
    try transport.remove(name)
    return false
  }

  /// A new snapshot takes the place of many files, and what all others have seen goes.
  private func compact(_ listed: Set<BlobName>, after sentBefore: Int64) throws {
    var own = listed
    // Not all of them may have been listed.
    if sentBefore / Self.stepsBeforeListing != remote.sent / Self.stepsBeforeListing {
      own = Set(try transport.list().filter { $0.replica == replica })
    }
    let files = own.compactMap { name -> (last: Int64, name: BlobName)? in
      if case .steps(_, let last) = name.kind { (last, name) } else { nil }
    }
    guard files.count > Self.filesBeforeSnapshot else { return }
    let acknowledged = try replication.acknowledged()
    let outdated = files.filter { $0.last <= acknowledged }
    if outdated.isEmpty { return }
    try sendSnapshot(beside: own)
    for file in outdated { try transport.remove(file.name) }
    try removeSnapshots(own)
  }

  private func removeSnapshots(_ own: Set<BlobName>) throws {
    for name in own {
      if case .snapshot(let number) = name.kind, number < remote.snapshot {
        try transport.remove(name)
      }
    }
  }

  /// What this replica left before there was a passphrase: a snapshot has taken its place.
  private func removeUnsealed(_ own: Set<BlobName>) throws {
    for name in own {
      if case .steps = name.kind { try transport.remove(name) }
    }
    try removeSnapshots(own)
    remote.seen = SeenSteps()
    try store.keep { try replication.noteSealed(remote) }
  }
}
