import Domain

/// The instants from one to before another, as calls take them.
struct TimeSpan {
  var start: Instant
  var end: Instant

  /// - Throws: `invalid` for instants out of range, and for an end before the start.
  init(from: Int64, before: Int64) throws {
    start = try Instant(milliseconds: from, field: "from_ms")
    end = try Instant(milliseconds: before, field: "before_ms")
    guard start <= end else {
      throw Failure(
        .invalid, "A time does not end before it begins: before_ms is less than from_ms.",
        field: "before_ms")
    }
  }
}
