import Domain
import Platform
import Storage
import Sync

/// A snapshot that was read completely, so that none of it is merged when a part is invalid.
struct SnapshotContents {
  /// Of an entry with a property, in bytes.
  private static let usualSize = 512

  let beginning: SyncSnapshot
  private(set) var entries: [Replication.Entry] = []
  private(set) var replicas: [(uid: String, name: String)] = []

  init(_ decoder: SyncSnapshot.Decoder) throws {
    var decoder = decoder
    beginning = decoder.snapshot
    var need = MemoryNeed(bytesEach: Self.usualSize)
    while let entry = try decoder.next() {
      guard need.add() else { throw Failure.noMemory }
      switch entry {
      case .replica(let uid, let name): replicas.append((uid, name))
      case .purged(let key): entries.append(Replication.Entry(key, nil))
      case .record(let key, let properties):
        guard need.add(properties.count) else { throw Failure.noMemory }
        // The properties of one record may come in several entries.
        if entries.last?.key == key {
          entries[entries.count - 1].add(properties)
        } else {
          entries.append(Replication.Entry(key, properties))
        }
      }
    }
  }

  /// As a part of the present step.
  func take(into replication: Replication) throws {
    try replication.merge(entries, seen: beginning.seen, clock: beginning.clock)
    try replication.removeAbsent(from: Set(entries.map(\.key)), seen: beginning.seen)
    try replication.learn(names: replicas)
    try replication.learnRetirements()
  }
}
