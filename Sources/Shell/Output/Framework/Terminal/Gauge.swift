/// A progress gauge: `██████░░░░`.
enum Gauge {
  /// `60%` for a fraction from 0 to 1; what is beyond counts as that.
  static func percentage(_ fraction: Double) -> String {
    "\(Int((min(max(fraction, 0), 1) * 100).rounded()))%"
  }

  /// The bar for a fraction from 0 to 1; what is beyond counts as that.
  static func text(
    _ fraction: Double, length: Int, marks: (full: String, empty: String) = ("█", "░")
  ) -> String {
    let full = Int((min(max(fraction, 0), 1) * Double(length)).rounded())
    return String(repeating: marks.full, count: full)
      + String(repeating: marks.empty, count: length - full)
  }
}
