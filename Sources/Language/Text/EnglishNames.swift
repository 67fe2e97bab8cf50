import Domain

/// What lists, days, months and times are in English.
enum EnglishNames {
  static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// `a, b and c`
  static func list(_ items: [String], _ conjunction: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  static func weekdays(_ days: [RepeatParts.Day]) -> String {
    list(days.map { weekdays[$0.weekday] })
  }

  static func months(_ numbers: [String]) -> String {
    list(
      numbers.map { name in
        guard let number = Int(name), months.indices.contains(number - 1) else { return name }
        return months[number - 1]
      })
  }

  /// `1st`, `last`, `2nd-to-last`
  static func ordinal(_ number: Int) -> String {
    if number == -1 { return "last" }
    if number < 0 { return ordinal(-number) + "-to-last" }
    let isTeen = (11...13).contains(number % 100)
    switch number % 10 {
    case 1 where !isTeen: return "\(number)st"
    case 2 where !isTeen: return "\(number)nd"
    case 3 where !isTeen: return "\(number)rd"
    default: return "\(number)th"
    }
  }

  static func ordinals(_ numbers: [Int]) -> String { list(numbers.map(ordinal)) }

  /// `minute 5`, `minutes 5 and 10`
  static func numbered(_ noun: String, _ values: [String]) -> String {
    (values.count == 1 ? noun : noun + "s") + " " + list(values)
  }

  /// `09:00`
  static func time(hour: Int, minute: Int) -> String {
    (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }

  /// In four digits.
  static func year(_ date: CalendarDate) -> String { String(date.text.prefix(4)) }
}
