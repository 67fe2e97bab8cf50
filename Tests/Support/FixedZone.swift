package import Domain

/// A zone whose clocks are always this far from UTC.
package final class FixedZone: Zone {
  package let name: String
  private let offset: Int

  /// - Parameter hours: east of UTC.
  package init(hours: Int = 0) {
    name = "UTC\(hours)"
    offset = hours * 3_600
  }

  package func utcOffset(at instant: Instant) -> Int { offset }
  package func utcOffset(atLocal local: LocalTime) -> Int { offset }
}
