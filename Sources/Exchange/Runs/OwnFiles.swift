import Domain
import Storage
import Sync

/// This replica's own files at a remote that its store does not know of: a run was ended, the remote was
/// removed and added again, or the store was restored from an old copy. Names are not trusted, since anybody
/// with access can choose them.
struct OwnFiles {
  private let replication: Replication
  private let replica: ExactText
  /// As it is noted.
  private let remote: SyncRemote
  /// The number of the last head at any remote.
  private let lastHead: Int64
  private(set) var snapshot: Int64
  private(set) var head: Int64
  private var steps: [ClosedRange<Int64>] = []
  /// Whether more of this replica is there than it knows of.
  private(set) var isSetBack = false
  /// What this replica did not write.
  private(set) var junk: Set<BlobName> = []

  init(
    _ replication: Replication, replica: String, at remote: SyncRemote, lastHead: Int64 = 0
  ) {
    self.replication = replication
    self.replica = ExactText(replica)
    self.remote = remote
    self.lastHead = lastHead
    snapshot = remote.snapshot
    head = remote.head
  }

  /// The last step that is there, and all before it.
  var sent: Int64 { steps.end(after: remote.sent) }

  func isNews(_ name: BlobName) -> Bool {
    switch name.kind {
    case .steps(_, let last): last > remote.sent
    case .snapshot(let number): number > remote.snapshot
    case .head(let number): number > remote.head
    case .key: false
    }
  }

  /// - Throws: `access` for a file of which the key is missing, `tooNew`.
  mutating func look(at name: BlobName, _ open: (BlobName) throws -> SealedBlob?) throws {
    do {
      guard let blob = try open(name) else { return }
      try read(blob)
    } catch let failure as Failure where failure.isOfContents {
      junk.insert(name)
    }
  }

  private mutating func read(_ blob: SealedBlob) throws {
    switch blob.name.kind {
    case .steps(let first, let last):
      for step in try blob.batch().steps where step.id.seq > remote.sent {
        if try replication.isKept(step) == false { isSetBack = true }
      }
      steps.append(first...last)
    case .snapshot(let number):
      try compare(blob.snapshot().snapshot.seen, number, noted: remote.snapshot)
      snapshot = max(snapshot, number)
    case .head(let number):
      try compare(blob.head().seen, number, noted: max(remote.head, lastHead))
      head = max(head, number)
    case .key: break
    }
  }

  /// A run that ends between leaving a file and noting it is one ahead, not more.
  private mutating func compare(_ seen: SeenSteps, _ number: Int64, noted: Int64) throws {
    let isAhead = remote.run != nil && number - 1 > noted
    if try isAhead || seen.last(of: replica) > replication.seen().last(of: replica) {
      isSetBack = true
    }
  }
}

extension [ClosedRange<Int64>] {
  /// How far they lead on from a step without a gap.
  func end(after seq: Int64) -> Int64 {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(seq) { reached, range in
      range.lowerBound <= reached + 1 ? Swift.max(reached, range.upperBound) : reached
    }
  }
}

extension Failure {
  /// Whether a file is not what its name says, whatever else is here.
  var isOfContents: Bool {
    switch kind {
    case .malformed, .corrupt, .conflict: true
    default: false
    }
  }
}
