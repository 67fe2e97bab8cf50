package import Domain

/// A column with an instant or a floating time. Floating times are stored far above all instants, so that one
/// index serves both, each in its order, and a store without floating times needs no extra work.
///
/// See docs/decisions.md.
package enum TimeColumn {
  /// What is added to a floating time, which counts as if in UTC.
  private static let base: Int64 = 1 << 60
  /// The function of SQL that makes an instant of a column's value.
  static let function = "taskcore_instant"
  /// A floating time is an instant at most so far from the one that it is in UTC: no zone is more than 26 hours
  /// from that, and clocks leave out a day at most.
  private static let slack: Int64 = 3 * 86_400_000

  /// The values that floating times have.
  static let floating =
    base + Instant.range.lowerBound.milliseconds...base + Instant.range.upperBound.milliseconds

  static func value(of time: LocalTime) -> Int64 { base + time.millisecondsSince1970 }

  /// Nil for an instant, and for what is neither.
  package static func time(_ value: Int64) -> LocalTime? {
    guard floating.contains(value) else { return nil }
    return LocalTime(millisecondsSince1970: value - base)
  }

  /// The instant that a value is in a zone, in milliseconds; what is no time stays as it is.
  static func instant(_ value: Int64, in zone: any Zone) -> Int64 {
    time(value).map { zone.instant(at: $0).milliseconds } ?? value
  }

  /// At or below the value of each floating time that is an instant from then on in any zone.
  static func lowest(from instant: Int64) -> Int64 {
    max(floating.lowerBound, base + clamped(instant).milliseconds - slack)
  }

  /// Above the value of each floating time that is an instant before then in any zone.
  static func highest(before instant: Int64) -> Int64 {
    min(floating.upperBound, base + clamped(instant).milliseconds + slack) + 1
  }

  /// At or before the instant that a floating time is in any zone.
  static func earliest(_ value: Int64) -> Instant { clamped(value - base - slack) }

  private static func clamped(_ milliseconds: Int64) -> Instant { Instant(clamping: milliseconds) }
}

extension Moment {
  /// As a column has it; nil for a date, which has one of its own.
  var timeColumn: Int64? {
    switch self {
    case .date: nil
    case .dateTime(let instant): instant.milliseconds
    case .floating(let time): TimeColumn.value(of: time)
    }
  }

  init(timeColumn value: Int64) {
    self =
      TimeColumn.time(value).map { .floating($0) } ?? .dateTime(Instant(clamping: value))
  }
}
