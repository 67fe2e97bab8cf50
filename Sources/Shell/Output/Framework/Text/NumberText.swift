import Localization

/// Numbers with the separators of the user's region.
enum NumberText {
  private static var region: Region { Speech.locale.region }

  static var decimalMark: String { region.decimalMark }

  /// `12,345`
  static func grouped(_ number: Int64) -> String {
    let region = region
    var digits = String(number.magnitude)
    guard digits.utf8.count >= 3 + region.leastGrouped else { return String(number) }
    var groups: [Substring] = []
    while digits.utf8.count > 3 {
      groups.insert(Substring(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits[...], at: 0)
    return (number < 0 ? "-" : "") + groups.joined(separator: region.groupMark)
  }

  /// `12`, `0.5` or `1,234.5`: to one decimal, or to as many as it is said, without zeros at the
  /// end.
  static func decimal(_ number: Double, places: Int = 1) -> String {
    let text = fixed(number, places: places)
    guard places > 0, text.hasSuffix("0") else { return text }
    var trimmed = text[...]
    while trimmed.last == "0" { trimmed.removeLast() }
    return String(trimmed.hasSuffix(decimalMark) ? trimmed.dropLast() : trimmed)
  }

  /// `12.0`: the same with its zeros, so that numbers below each other compare.
  static func fixed(_ number: Double, places: Int) -> String {
    let scale = [1.0, 10, 100, 1000][min(max(places, 0), 3)]
    guard abs(number) < 1e12 else { return number.isFinite ? String(number) : "0" }
    let scaled = Int64((abs(number) * scale).rounded())
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: Int64(scale))
    let sign = number < 0 && scaled > 0 ? "-" : ""
    return sign + grouped(whole) + (places > 0 ? decimalMark + Int(rest).padded(to: places) : "")
  }
}
