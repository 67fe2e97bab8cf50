/// Numbers.
extension Wording {
  /// Where there is no number to show.
  static let none = "–"

  /// `1,234`
  static func grouped(_ number: Int64) -> String {
    var text = number < 0 ? "−" : ""
    let digits = String(number.magnitude)
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// `1,234.50`, rounded half away from zero; `–` for what is no number.
  static func number(_ value: Double, places: Int) -> String {
    let scale = (0..<places).reduce(Int64(1)) { scale, _ in scale * 10 }
    guard let scaled = Int64(exactly: (value.magnitude * Double(scale)).rounded()) else {
      return none
    }
    let sign = value < 0 && scaled != 0 ? "−" : ""
    if places == 0 { return sign + grouped(scaled) }
    let rest = String(scaled % scale)
    let zeros = String(repeating: "0", count: max(places - rest.count, 0))
    return "\(sign)\(grouped(scaled / scale)).\(zeros)\(rest)"
  }

  /// `1,234` or `2.5`: at most one decimal.
  static func number(_ value: Double) -> String {
    let text = number(value, places: 1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A whole number as it is, and another one with two places.
  static func figure(_ value: Double) -> String {
    number(value, places: value == value.rounded() ? 0 : 2)
  }

  /// `62 %`
  static func share(_ share: Double) -> String { "\(number(share * 100, places: 0)) %" }

  /// `1 task`, `1,234 tasks`
  static func quantity(_ count: Int64, _ noun: String) -> String {
    quantity(grouped(count), noun)
  }

  /// Of a number in words: `2.5 points`
  static func quantity(_ number: String, _ noun: String) -> String {
    "\(number) \(noun)\(number == "1" ? "" : "s")"
  }

  /// `6 more than`
  static func difference(_ now: Int64, from before: Int64) -> String {
    if now == before { return "as many as" }
    return now > before
      ? "\(grouped(now - before)) more than" : "\(grouped(before - now)) fewer than"
  }

  /// Of milliseconds, in whole minutes: `1 h 30 min`.
  static func minutes(ofMilliseconds milliseconds: Int64) -> String {
    milliseconds < 60_000 ? "0 min" : duration(milliseconds / 60_000 * 60)
  }
}
