import Domain

extension Range<Instant> {
  /// A range as a caller gives it.
  ///
  /// - Throws: `invalid` when a bound is out of the years 1 to 9999, or the range ends before it begins
  ///   or, unless it may be empty, where it begins.
  init(from: Int64, before: Int64, mayBeEmpty: Bool = false) throws {
    let start = try Instant(milliseconds: from, field: "from_ms")
    let end = try Instant(milliseconds: before, field: "before_ms")
    guard start < end || mayBeEmpty && start == end else {
      throw Failure(
        .invalid,
        mayBeEmpty
          ? "A range does not end before it begins: before_ms is at least from_ms."
          : "A range ends after it begins: before_ms is above from_ms.", field: "before_ms")
    }
    self = start..<end
  }
}
