/// A moment: milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
package struct Instant: Hashable, Comparable, Sendable {
  package let milliseconds: Int64

  /// The first and the last millisecond of the years 1 to 9999 in UTC.
  package static let range =
    Instant(
      unchecked: -62_135_596_800_000)...Instant(
      unchecked: 253_402_300_799_999)

  package static let epoch = Instant(unchecked: 0)

  private init(unchecked milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// - Throws: `invalid` outside of the years 1 to 9999.
  package init(milliseconds: Int64, field: String) throws {
    let instant = Instant(unchecked: milliseconds)
    guard Self.range.contains(instant) else {
      throw Failure(
        .invalid,
        "\(milliseconds) is not an instant of the years 1 to 9999, in milliseconds since 1970 UTC.",
        field: field)
    }
    self = instant
  }

  /// The nearest instant within ``range``, for a value that was checked before it was stored.
  package init(clamping milliseconds: Int64) {
    self.milliseconds = min(
      max(milliseconds, Self.range.lowerBound.milliseconds), Self.range.upperBound.milliseconds)
  }

  package static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
