import Domain

extension Range<Instant> {
  /// A range as a caller gives it; without a bound it goes on to where the calendar ends.
  ///
  /// - Throws: `invalid` when a bound is out of the years 1 to 9999, or the range ends before it begins
  ///   or, unless it may be empty, where it begins.
  init(from: Int64?, before: Int64?, mayBeEmpty: Bool = false) throws {
    let all = Instant.range
    let start = try from.map { try Instant(milliseconds: $0, field: "from_ms") } ?? all.lowerBound
    let end = try before.map { try Instant(milliseconds: $0, field: "before_ms") } ?? all.upperBound
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
