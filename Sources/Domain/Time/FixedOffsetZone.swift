/// A zone with a constant offset from UTC: `FixedOffsetZone(3_600)` is one hour ahead.
package final class FixedOffsetZone: Zone, Sendable {
  package let name = ""
  private let offset: Int

  /// In seconds; east is positive.
  package init(_ offset: Int) {
    self.offset = offset
  }

  package func utcOffset(at instant: Instant) -> Int { offset }
  package func utcOffset(atLocal local: LocalTime) -> Int { offset }
}
