package import Localization

/// Numbers.
extension Wording {
  /// Where there is no number to show.
  static let none = "–"

  /// `1,234`
  func grouped(_ number: Int64) -> String {
    (number < 0 ? "−" : "") + locale.region.grouped(String(number.magnitude))
  }

  /// `1,234.50`, rounded half away from zero; `–` for anything but a number.
  func number(_ value: Double, places: Int) -> String {
    let scale = (0..<places).reduce(Int64(1)) { scale, _ in scale * 10 }
    guard let scaled = Int64(exactly: (value.magnitude * Double(scale)).rounded()) else {
      return Self.none
    }
    let sign = value < 0 && scaled != 0 ? "−" : ""
    if places == 0 { return sign + grouped(scaled) }
    let rest = String(scaled % scale)
    let zeros = String(repeating: "0", count: max(places - rest.count, 0))
    return "\(sign)\(grouped(scaled / scale))\(locale.region.decimalMark)\(zeros)\(rest)"
  }

  /// `1,234` or `2.5`: at most one decimal.
  func number(_ value: Double) -> String {
    let tenths = (value.magnitude * 10).rounded()
    let isWhole = tenths.truncatingRemainder(dividingBy: 10) == 0
    return number(value, places: isWhole ? 0 : 1)
  }

  /// `12.5`, whose mark is a point in files.
  func decimal(_ text: String) -> String {
    let parts = text.split(separator: ".", maxSplits: 1)
    return parts.joined(separator: locale.region.decimalMark)
  }

  /// A whole number as it is, and another one with two places.
  func figure(_ value: Double) -> String {
    number(value, places: value == value.rounded() ? 0 : 2)
  }

  /// `62 %`
  func share(_ share: Double) -> String { percent(number(share * 100, places: 0)) }

  func percent(_ number: String) -> String { text("\(number) %") }

  /// The whole number whose form a number takes: what is less than two is one in French, and many in English.
  func countForm(of value: Double) -> Int64 {
    if number(value) == "1" { return 1 }
    return value.magnitude < 2 ? 0 : 2
  }

  func taskCount(_ count: Int64) -> Message {
    Message(count: count, "\(grouped(count)) task", "\(grouped(count)) tasks")
  }

  func pointCount(_ count: Int64) -> Message {
    Message(count: count, "\(grouped(count)) point", "\(grouped(count)) points")
  }

  /// Of milliseconds, in whole minutes: `1 h 30 min`.
  func minutes(ofMilliseconds milliseconds: Int64) -> String {
    milliseconds < 60_000 ? text("\(0) min") : duration(milliseconds / 60_000 * 60)
  }
}

extension Region {
  /// Digits in groups of three.
  package func grouped(_ digits: some StringProtocol) -> String {
    if digits.count < 3 + leastGrouped { return String(digits) }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += groupMark }
      text.append(digit)
    }
    return text
  }
}
