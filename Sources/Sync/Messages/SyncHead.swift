package import Domain

/// A replica's summary of itself, the steps it has seen, its name and its time: the content of a `head-<n>`
/// blob.
package struct SyncHead: Equatable, Sendable {
  private enum Key {
    static let store: Int64 = 1
    static let replica: Int64 = 2
    static let format: Int64 = 3
    static let seen: Int64 = 4
    static let clock: Int64 = 5
    static let at: Int64 = 6
    static let name: Int64 = 7
  }

  /// The uid of the store.
  package let store: String
  /// The uid of the replica.
  package let replica: String
  /// The latest format that it reads.
  package let format: Int
  /// All that it has applied, its own steps too: who made one of these need not keep it for this replica.
  package let seen: SeenSteps
  package let clock: HybridClock
  /// When it said so, by the clock of its host.
  package let at: Instant
  /// What its user calls it.
  package let name: String

  package init(
    store: String, replica: String, format: Int = SyncStep.format, seen: SeenSteps,
    clock: HybridClock, at: Instant, name: String
  ) {
    self.store = store
    self.replica = replica
    self.format = format
    self.seen = seen
    self.clock = clock
    self.at = at
    self.name = name
  }

  package func encoded() -> [UInt8] {
    var encoder = CBOREncoder()
    encoder.map(count: 7)
    encoder.integer(Key.store)
    encoder.text(store)
    encoder.integer(Key.replica)
    encoder.text(replica)
    encoder.integer(Key.format)
    encoder.integer(Int64(format))
    encoder.integer(Key.seen)
    seen.encode(into: &encoder)
    encoder.integer(Key.clock)
    encoder.integer(clock.value)
    encoder.integer(Key.at)
    encoder.integer(at.milliseconds)
    encoder.integer(Key.name)
    encoder.text(name)
    return encoder.take()
  }

  /// Reads a head, also that of a replica of a newer format.
  ///
  /// - Throws: `malformed`.
  package init(decoding bytes: [UInt8]) throws {
    var decoder = CBORDecoder(bytes)
    var store: String?
    var replica: String?
    var format: Int?
    var seen: SeenSteps?
    var clock: HybridClock?
    var at: Instant?
    var name: String?
    try decoder.map { key, value in
      switch key {
      case Key.store: store = try value.text()
      case Key.replica: replica = try value.text()
      case Key.format: format = Int(try value.integer(in: 1...Int64(Int32.max)))
      case Key.seen: seen = try SeenSteps(from: &value)
      case Key.clock: clock = try HybridClock(from: &value)
      case Key.at: at = try Instant(from: &value)
      case Key.name: name = try value.text()
      default: try value.skip()
      }
    }
    guard let store, let replica, let format, let seen, let clock, let at, let name else {
      throw decoder.fault(.missing)
    }
    try decoder.end()
    self.init(
      store: store, replica: replica, format: format, seen: seen, clock: clock, at: at, name: name)
  }
}
