/// Numbers in SVG's notation: at most two decimals, a point, no exponent.
enum SVGNumber {
  /// `12`, `-0.5` or `3.57`; what is not a number is 0.
  static func text(_ value: Double) -> String {
    let hundredths = hundredths(of: value)
    let magnitude = hundredths.magnitude
    return (hundredths < 0 ? "-" : "") + "\(magnitude / 100)" + decimals(magnitude % 100)
  }

  private static func hundredths(of value: Double) -> Int64 {
    guard value.isFinite else { return 0 }
    return Int64((min(max(value, -1e15), 1e15) * 100).rounded())
  }

  private static func decimals(_ hundredths: UInt64) -> String {
    switch hundredths {
    case 0: ""
    case let tenths where tenths.isMultiple(of: 10): ".\(tenths / 10)"
    case 1...9: ".0\(hundredths)"
    default: ".\(hundredths)"
    }
  }
}
