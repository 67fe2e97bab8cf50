import Domain

/// The store that messages belong to, by its uid.
enum SyncStore {
  /// - Throws: `conflict` when a message is of another store than it is to be.
  static func check(_ found: String, is expected: String?) throws {
    guard let expected, ExactText(found) != ExactText(expected) else { return }
    throw Failure(
      .conflict, "A message of sync is of the store \(found), and not of \(expected).")
  }
}

extension Instant {
  init(from decoder: inout CBORDecoder) throws {
    let range = Self.range.lowerBound.milliseconds...Self.range.upperBound.milliseconds
    self.init(clamping: try decoder.integer(in: range))
  }
}

extension HybridClock {
  /// One that leaves no room for a next one is nobody's.
  init(from decoder: inout CBORDecoder) throws {
    self.init(try decoder.integer(in: Self.ofOthers))
  }
}
