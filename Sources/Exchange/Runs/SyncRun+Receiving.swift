import Domain
import Storage
import Sync

/// Receives the files of other replicas.
extension SyncRun {
  private typealias Files = (replica: String, names: [BlobName])

  /// Reads what others say of themselves, without taking it in: it may tell that this store was set back.
  func readHeads(_ names: [BlobName]) throws {
    for other in files(of: names) {
      let known = try replication.knownReplicas().first { $0.uid == other.replica }?.head ?? 0
      try openNewest(
        other.names.compactMap { name in
          if case .head(let number) = name.kind, number > known { (number, name) } else { nil }
        }
      ) { blob, number in
        let head = try blob.head()
        if head.format <= SyncStep.format { heads.append((number, head)) }
      }
    }
  }

  func receive(_ names: [BlobName]) throws {
    if !heads.isEmpty {
      try store.keep {
        for (number, head) in heads { try replication.take(head, number: number) }
      }
    }
    let others = files(of: names)
    // A store that was set back may have left keys before that.
    try receiveKeys(of: replica, names)
    for other in others {
      try checkSafePoint()
      try receiveKeys(of: other.replica, other.names)
    }
    var whole = Set<String>()
    for other in others
    where try replication.seen().last(of: ExactText(other.replica)) == 0 {
      try checkSafePoint()
      try receiveSnapshot(of: other, after: 0)
      whole.insert(other.replica)
    }
    try receiveSteps(others, whole)
    if isLocked {
      for other in others {
        try receiveKeys(of: other.replica, other.names, again: true)
      }
    }
  }

  private func files(of names: [BlobName]) -> [Files] {
    Dictionary(grouping: names.filter { $0.replica != replica }, by: \.replica)
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Those of another store are told of by its heads.
  private func receiveKeys(
    of other: String, _ files: [BlobName], again: Bool = false
  ) throws {
    let keyFiles = KeyFiles(replication: replication)
    for name in try keyFiles.news(of: other, among: files, again: again) {
      try unlessRefused {
        guard let bytes = try transport.get(name) else { return }
        do {
          guard try SealedBlob.peek(bytes, as: name).store == storeUID else { return }
          try store.keep { try keyFiles.receive(name, bytes, store: storeUID) }
        } catch let failure as Failure where failure.isOfContents && other == replica {
          // Only this replica writes there, and it did not write that.
          try transport.remove(name)
        }
      }
    }
  }

  /// Takes the first one that is what its name says, from the highest number on.
  private func openNewest(
    _ files: [(number: Int64, name: BlobName)], _ take: (SealedBlob, Int64) throws -> Void
  ) throws {
    for (number, name) in files.sorted(by: { $0.number > $1.number }) {
      var isTaken = false
      try unlessRefused {
        guard let blob = try open(name) else { return }
        try take(blob, number)
        isTaken = true
      }
      if isTaken { return }
    }
  }

  /// A snapshot is taken in where steps are needed that no file has any more, or only one that is damaged.
  private func receiveSnapshot(of other: Files, after reached: Int64) throws {
    try openNewest(
      other.names.compactMap { name in
        if case .snapshot(let number) = name.kind { (number, name) } else { nil }
      }
    ) { blob, _ in
      let decoder = try blob.snapshot()
      // It may be older than a file that comes later than others.
      let last = decoder.snapshot.seen.last(of: ExactText(other.replica))
      if reached > 0, last <= reached { return }
      let contents = try SnapshotContents(decoder)
      try store.write(.sync, at: now) {
        try replication.takeOwnSteps()
        try contents.take(into: replication)
      }
      report.received += 1
    }
  }

  // MARK: Steps

  /// Of the replicas in `whole`, a snapshot was looked at already.
  private func receiveSteps(_ others: [Files], _ whole: Set<String>) throws {
    var queue = StepQueue(seen: try replication.seen())
    var files = others.flatMap(\.names).compactMap {
      name -> (first: Int64, last: Int64, name: BlobName)? in
      guard case .steps(let first, let last) = name.kind,
        last > queue.seen.last(of: ExactText(name.replica))
      else { return nil }
      return (first, last, name)
    }
    files.sort { ($0.name.replica, $0.first) < ($1.name.replica, $1.first) }
    var opened: [String: [ClosedRange<Int64>]] = [:]
    var ready: [SyncStep] = []
    try transport.get(files.map(\.name)) { index, content in
      let file = files[index]
      try checkSafePoint()
      try progress(index, files.count)
      try unlessRefused {
        guard let bytes = try content() else { return }
        let blob = try open(bytes, as: file.name)
        for step in try blob.batch().steps { try queue.take(step) }
        opened[file.name.replica, default: []].append(file.first...file.last)
      }
      try applyNext(of: &queue, &ready)
    }
    try apply(&ready)
    for other in others where !whole.contains(other.replica) {
      let seen = try replication.seen().last(of: ExactText(other.replica))
      let ranges = opened[other.replica] ?? []
      let reached = ranges.end(after: seen)
      let known = try replication.knownReplicas().first { $0.uid == other.replica }
      let said = known?.seen.last(of: ExactText(other.replica)) ?? 0
      guard reached < max(said, ranges.map(\.upperBound).max() ?? 0) else { continue }
      hasGap = true
      try receiveSnapshot(of: other, after: reached)
      queue.skip(to: try replication.seen())
    }
    try applyNext(of: &queue, &ready)
    try apply(&ready)
    report.waiting = queue.waitingCount
  }

  private func applyNext(of queue: inout StepQueue, _ ready: inout [SyncStep]) throws {
    while let step = queue.next() {
      ready.append(step)
      if ready.count >= batches.size { try apply(&ready) }
    }
  }

  private func apply(_ steps: inout [SyncStep]) throws {
    if steps.isEmpty { return }
    try checkSafePoint()
    try batches.measure {
      try store.write(.sync, at: now) {
        try replication.takeOwnSteps()
        let seen = try replication.seen()
        // Another run may have been there first.
        for step in steps where !seen.contains(step.id) { try replication.apply(step) }
        try replication.learnRetirements()
        store.changed()
      }
    }
    report.received += steps.count
    steps.removeAll()
  }
}
