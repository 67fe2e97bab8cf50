import Domain

/// The English words that dates are made of.
enum DateVocabulary {
  /// From Monday, which is 0.
  static let weekdays = [
    "monday": 0, "tuesday": 1, "wednesday": 2, "thursday": 3, "friday": 4, "saturday": 5,
    "sunday": 6,
  ]

  /// Several are words of their own, so that they are dates only where nothing else can be meant.
  static let shortWeekdays = [
    "mon": 0, "tue": 1, "tues": 1, "wed": 2, "thu": 3, "thur": 3, "thurs": 3, "fri": 4, "sat": 5,
    "sun": 6,
  ]

  static let months = [
    "january": 1, "jan": 1, "february": 2, "feb": 2, "march": 3, "mar": 3, "april": 4, "apr": 4,
    "may": 5, "june": 6, "jun": 6, "july": 7, "jul": 7, "august": 8, "aug": 8, "september": 9,
    "sep": 9, "sept": 9, "october": 10, "oct": 10, "november": 11, "nov": 11, "december": 12,
    "dec": 12,
  ]

  static let numbers = [
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
  ]

  /// The parts of a day, and the slots that they stand for.
  static let parts: [String: Slot?] = [
    "morning": .morning, "afternoon": nil, "evening": .evening, "night": .evening,
  ]

  /// From the smallest.
  enum Unit: Int, Comparable {
    case minute
    case hour
    case day
    case week
    case month
    case year

    static func < (left: Unit, right: Unit) -> Bool { left.rawValue < right.rawValue }
  }

  static let units: [String: Unit] = [
    "m": .minute, "min": .minute, "mins": .minute, "minute": .minute, "minutes": .minute,
    "h": .hour, "hr": .hour, "hrs": .hour, "hour": .hour, "hours": .hour, "d": .day, "day": .day,
    "days": .day, "w": .week, "wk": .week, "wks": .week, "week": .week, "weeks": .week,
    "mo": .month, "month": .month, "months": .month, "y": .year, "yr": .year, "yrs": .year,
    "year": .year, "years": .year,
  ]

  /// What stands before a noun, so that `sun` behind it is no day.
  static let nounMarkers: Set = ["the", "a", "an", "in", "under"]

  /// Whether a point behind it does not end a sentence.
  static func isAbbreviation(_ text: String) -> Bool {
    shortWeekdays[text] != nil || (months[text] != nil && text.utf8.count <= 4)
      || text.hasSuffix("am") || text.hasSuffix("pm")
  }

  /// The value of some digits; nil for anything else, and for more digits than that.
  static func number(_ text: some StringProtocol, atMost digitCount: Int) -> Int? {
    let bytes = text.utf8
    guard (1...digitCount).contains(bytes.count) else { return nil }
    var value = 0
    for byte in bytes {
      guard byte.isASCIIDigit else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }
}
