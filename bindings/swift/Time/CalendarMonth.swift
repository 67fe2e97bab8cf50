/// A month of a year: `2026-12`.
public struct CalendarMonth: Codable, Hashable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int

  /// Nil when there is no such month in the years 1 to 9999.
  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    self.year = year
    self.month = month
  }

  /// Reads the library's form of it: 202612.
  package init?(number: Int32) { self.init(year: Int(number) / 100, month: Int(number) % 100) }

  /// The library's form of it: 202612.
  package var number: Int32 { Int32(clamping: year * 100 + month) }

  /// `2026-12`
  public var text: String { "\(year.padded(to: 4))-\(month.padded(to: 2))" }
}

/// From a month to a month; nil for any.
public typealias MonthRange = (first: CalendarMonth?, last: CalendarMonth?)
