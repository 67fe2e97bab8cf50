/// A day of BYDAY: `-1FR` is the last Friday.
package struct OrdinalWeekday: Hashable, Sendable {
  /// From the start, or when negative from the end; 0 for each.
  package let ordinal: Int
  /// From Monday, which is 0.
  package let weekday: Int

  /// From Monday on, as BYDAY and WKST name them.
  package static let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  init(ordinal: Int, weekday: Int) {
    self.ordinal = ordinal
    self.weekday = weekday
  }

  init?(_ text: Substring) {
    guard let weekday = Self.names.firstIndex(of: String(text.suffix(2))) else { return nil }
    self.weekday = weekday
    ordinal = Int(text.dropLast(2)) ?? 0
  }
}
