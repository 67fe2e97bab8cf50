import Language
import TestSupport

/// A line of which is known what it means, without asking the library: on 2026-01-14, a Wednesday.
struct GeneratedLine {
  private static let titles = [
    "Taxi", "Call Anna", "Radio", "Kiwi 7 kg", "Piano", "A4", "Banana bread", "Invoice 2026-0001",
    "Version 3.2.1", "Zoe", "Straße", "Café",
  ]
  private static let today = 14

  let text: String
  let title: String
  let result: String

  init(_ language: Language, _ random: inout RandomNumbers) {
    let names = LanguageNames.of(language)
    title = Self.titles.randomElement(using: &random) ?? ""
    let (phrase, result) =
      Int.random(in: 0..<4, using: &random) == 0
      ? Self.series(names, &random) : Self.moment(names, &random)
    self.result = result
    let isLast = Int.random(in: 0..<4, using: &random) > 0
    text = isLast ? "\(title) \(phrase)" : "\(phrase) \(title)"
  }

  // MARK: - One time

  private static func moment(
    _ names: LanguageNames, _ random: inout RandomNumbers
  ) -> (String, String) {
    let (day, number) = day(names, &random)
    let hour = Int.random(in: 0..<23, using: &random)
    let minute = Int.random(in: 0..<60, using: &random)
    let time = "\(two(hour)):\(two(minute))"
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return (day, "due \(text(of: number))")
    case 1: return ("\(day) \(time)", "due \(text(of: number)) \(time)")
    case 2: return ("\(day) \(fill(names.at, time))", "due \(text(of: number)) \(time)")
    case 3:
      let length = Int.random(in: 5...55, using: &random)
      return (
        "\(day) \(fill(names.at, time)) \(fill(names.lasting, "\(length)"))",
        "due \(text(of: number)) \(time); takes \(length * 60) s"
      )
    case 4:
      let end = Int.random(in: hour + 1...23, using: &random)
      let phrase = "\(day) \(fill(fill(names.range, time), "\(two(end)):\(two(minute))"))"
      return (phrase, "start \(text(of: number)) \(time); takes \((end - hour) * 3_600) s")
    default:
      let isPast = hour * 60 + minute <= 12 * 60
      return (
        fill(names.at, time), "due \(text(of: isPast ? today + 1 : today)) \(time)"
      )
    }
  }

  /// The words for a day, and its number, from 2025-12-31.
  private static func day(
    _ names: LanguageNames, _ random: inout RandomNumbers
  ) -> (String, Int) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return (names.today, today)
    case 1: return (names.tomorrow, today + 1)
    case 2: return (names.afterTomorrow, today + 2)
    case 3:
      let weekday = Int.random(in: 0..<7, using: &random)
      // Today is the weekday with the number 2.
      return (names.weekdays[weekday], today + (weekday - 2 + 6) % 7 + 1)
    case 4:
      let count = Int.random(in: 2...90, using: &random)
      return (fill(names.inDays, "\(count)"), today + count)
    case 5:
      let count = Int.random(in: 2...9, using: &random)
      return (fill(names.inWeeks, "\(count)"), today + 7 * count)
    case 6:
      let number = Int.random(in: 15...700, using: &random)
      return (text(of: number), number)
    default:
      let number = Int.random(in: today...(today + 364), using: &random)
      return (date(names.date, names, number), number)
    }
  }

  // MARK: - Repeats

  private static func series(
    _ names: LanguageNames, _ random: inout RandomNumbers
  ) -> (String, String) {
    let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let weekday = Int.random(in: 0..<7, using: &random)
      let first = text(of: today + (weekday - 2 + 7) % 7)
      var name = names.weekdays[weekday]
      var pattern = names.everyWeekday
      // “Tous les lundis”
      if pattern.hasSuffix("%s") {
        pattern.removeLast()
        name += "s"
      }
      return (fill(pattern, name), "due \(first); repeats FREQ=WEEKLY;BYDAY=\(codes[weekday])")
    case 1:
      let count = Int.random(in: 2...40, using: &random)
      return (
        fill(names.everyDays, "\(count)"),
        "due \(text(of: today)); repeats FREQ=DAILY;INTERVAL=\(count)"
      )
    default:
      let number = Int.random(in: today...(today + 364), using: &random)
      let (_, month, day) = parts(of: number)
      return (
        date(names.everyDate, names, number),
        "due \(text(of: number)); repeats FREQ=YEARLY;BYMONTH=\(month);BYMONTHDAY=\(day)"
      )
    }
  }

  // MARK: - Days

  private static func parts(of number: Int) -> (year: Int, month: Int, day: Int) {
    var (year, month, day) = (2026, 1, number)
    // None of these years is a leap year.
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    while day > lengths[month - 1] {
      day -= lengths[month - 1]
      month += 1
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    return (year, month, day)
  }

  private static func text(of number: Int) -> String {
    let (year, month, day) = parts(of: number)
    return "\(year)-\(two(month))-\(two(day))"
  }

  private static func date(_ pattern: String, _ names: LanguageNames, _ number: Int) -> String {
    let (_, month, day) = parts(of: number)
    return fill(fill(pattern, "\(day)", for: "%d"), names.months[month - 1], for: "%m")
  }

  private static func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }

  /// The pattern with a text in the first place that stands for one.
  private static func fill(_ pattern: String, _ text: String, for place: String = "%") -> String {
    guard let range = pattern.firstRange(of: place) else { return pattern }
    return pattern[..<range.lowerBound] + text + pattern[range.upperBound...]
  }
}
