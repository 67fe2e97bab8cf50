package import Domain

/// A whole store at one time: the content of a `.tcs` blob. A new device starts from it, and steps that it
/// includes need not be kept.
///
/// It is written and read entry by entry, by ``Encoder`` and ``Decoder``, so that a large store is in memory only once.
/// This is its beginning.
package struct SyncSnapshot: Equatable, Sendable {
  /// One property of a record, with the values that nobody has overwritten, and the steps that wrote them.
  ///
  /// That a head was claimed by a file is not told: each head is as its step wrote it.
  package struct Property: Equatable, Sendable {
    package let key: PropertyKey
    /// At least one; mostly one.
    package let heads: [Register.Head]

    package init(_ key: PropertyKey, _ heads: [Register.Head]) {
      self.key = key
      self.heads = heads
    }
  }

  package enum Entry: Equatable, Sendable {
    /// What a replica is called. All replicas that are known have one, before all else.
    case replica(uid: String, name: String)
    /// Properties of a record. Those of one record may come in several entries.
    case record(RecordKey, [Property])
    /// A record that was purged, of which nothing is ever taken again.
    case purged(RecordKey)
  }

  package let format: Int
  /// The uid of the store.
  package let store: String
  /// The uid of the replica that made it.
  package let replica: String
  /// All steps that are in it.
  package let seen: SeenSteps
  /// No clock in it is later.
  package let clock: HybridClock
  /// When it was made, by the clock of its host.
  package let at: Instant

  package init(
    format: Int = SyncStep.format, store: String, replica: String, seen: SeenSteps,
    clock: HybridClock, at: Instant
  ) {
    self.format = format
    self.store = store
    self.replica = replica
    self.seen = seen
    self.clock = clock
    self.at = at
  }
}

/// The entries of a snapshot: a sequence of arrays, the first element of which is the kind.
extension SyncSnapshot {
  enum EntryKind {
    /// `[0, {key: value}]`
    static let beginning: Int64 = 0
    /// `[1, uid, name]`, or without a name. The first one has the index 0, the next one 1.
    static let replica: Int64 = 1
    /// `[2, index of its replica, seq, clock, {index of another replica: seq}]`. Heads name it by its index, from 0.
    static let step: Int64 = 2
    /// `[3, kind, uid, index of the usual step, {property: heads}]`
    static let record: Int64 = 3
    /// `[4, kind, uid]`
    static let purged: Int64 = 4
    /// `[5, how many entries there were before it]`
    static let end: Int64 = 5
  }

  enum Key {
    static let format: Int64 = 1
    static let store: Int64 = 2
    static let replica: Int64 = 3
    static let seen: Int64 = 4
    static let clock: Int64 = 5
    static let at: Int64 = 6
  }
}
