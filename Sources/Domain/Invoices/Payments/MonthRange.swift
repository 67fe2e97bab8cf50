/// Consecutive months, each as yyyymm: `try MonthRange(first: 2026_01, last: 2026_12)`.
package struct MonthRange: Equatable, Sendable {
  package let first: Int32
  package let last: Int32

  /// - Parameters:
  ///   - first: 0: from the beginning of time.
  ///   - last: 0: to its end.
  /// - Throws: `invalid` for anything but a month of the years 1 to 9999, or a last one before the first.
  package init(first: Int32, last: Int32) throws {
    try Self.check(first, "first_month")
    try Self.check(last, "last_month")
    self.first = first == 0 ? 1_01 : first
    self.last = last == 0 ? 9999_12 : last
    guard self.first <= self.last else {
      throw Failure(
        .invalid, "The months begin with \(first): they end with it or later, not with \(last).",
        field: "last_month")
    }
  }

  /// Dates of these months as numbers; the last one may be no day of its month.
  package var packedDates: ClosedRange<Int32> { first * 100 + 1...last * 100 + 31 }

  private static func check(_ month: Int32, _ field: String) throws {
    guard month == 0 || (1...9999).contains(month / 100) && (1...12).contains(month % 100) else {
      throw Failure(
        .invalid, "\(month) is not a month: yyyymm is expected, such as 202612, or 0 for any.",
        field: field)
    }
  }
}
