/// Working hours, as an option of `free`.
enum WorkingTime {
  /// When people work who have set nothing.
  static let usualHours: Range<Int32> = 9 * 3600..<17 * 3600
  /// Monday to Friday, a bit for each.
  static let usualDays: UInt32 = 0b1_1111

  /// `Within 9-17 on mon-fri.`, so that nobody takes what is not shown for booked.
  static func sentence(_ hours: Range<Int32>?, _ days: UInt32) -> Message {
    let isEachDay = days == 0 || days == 0b111_1111
    switch (hours, isEachDay) {
    case (nil, true): return "Within all of each day."
    case (nil, false): return "Within all of \(text(weekdays: days))."
    case (let hours?, true): return "Within \(text(hours)) on each day."
    case (let hours?, false): return "Within \(text(hours)) on \(text(weekdays: days))."
    }
  }

  /// From Monday, as they are written.
  static let weekdayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// Reads `9-17` or `8:30-18:00`, in seconds of the day; nil is `all`.
  ///
  /// - Throws: a usage error for anything else.
  static func hours(_ word: Word) throws -> Range<Int32>? {
    if word.text.lowercased() == "all" { return nil }
    let ends = word.text.split(separator: "-", omittingEmptySubsequences: false).map(time)
    guard ends.count == 2, let start = ends[0], let end = ends[1], start < end else {
      throw ShellError.usage(
        "\(word.text.quoted) are no hours. Write 9-17, 8:30-18:00 or all.", at: word)
    }
    return start..<end
  }

  /// `9-17`, as ``hours(_:)`` reads it.
  static func text(_ hours: Range<Int32>) -> String {
    [hours.lowerBound, hours.upperBound].map { seconds in
      let (hour, minute) = (seconds / 3600, seconds / 60 % 60)
      return minute == 0 ? "\(hour)" : "\(hour):\(Int(minute).padded(to: 2))"
    }.joined(separator: "-")
  }

  /// `mon-fri` or `mon,wed`, as ``weekdays(_:)`` reads it.
  static func text(weekdays bits: UInt32) -> String {
    let days = weekdayNames.indices.filter { bits >> UInt32($0) & 1 == 1 }
    guard days.count > 2, let first = days.first, let last = days.last,
      last - first == days.count - 1
    else { return days.map { weekdayNames[$0] }.joined(separator: ",") }
    return "\(weekdayNames[first])-\(weekdayNames[last])"
  }

  /// The same as ``weekdays(_:)``; 0, for each day, is `all`.
  static func days(_ word: Word) throws -> UInt32 {
    word.text.lowercased() == "all" ? 0 : try weekdays(word)
  }

  /// Reads `mon-fri` or `mon,wed,sat-sun`: a bit for each, 1 for Monday to 64 for Sunday.
  ///
  /// - Throws: a usage error for anything else.
  static func weekdays(_ word: Word) throws -> UInt32 {
    var bits: UInt32 = 0
    for part in word.text.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map(weekday)
      guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil else {
        throw ShellError.usage(
          "\(word.text.quoted) are no days of the week. Write mon-fri or mon,wed.", at: word)
      }
      // From Saturday to Monday it goes over the end of the week.
      for day in first...(last < first ? last + 7 : last) { bits |= 1 << UInt32(day % 7) }
    }
    return bits
  }

  /// Reads `15m`, in seconds.
  ///
  /// - Throws: a usage error for anything else, and for more than a day.
  static func step(_ word: Word) throws -> Int32 {
    guard let seconds = DurationText.seconds(word.text), (1...86_400).contains(seconds) else {
      throw ShellError.usage("\(word.text.quoted) is no step. Write 15m, or at most 1d.", at: word)
    }
    return Int32(seconds)
  }

  /// The number of a day of the week, from 0 for Monday; nil for any other word.
  static func weekday(_ text: some StringProtocol) -> Int? {
    guard text.count >= 2 else { return nil }
    let full = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    return full.firstIndex { $0.hasPrefix(text.lowercased()) }
  }

  /// Reads `9` or `9:30`, in seconds of the day; nil for anything else.
  static func time(_ text: Substring) -> Int32? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }),
      parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }), let hour = Int32(parts[0]),
      let minute = parts.count == 2 ? Int32(parts[1]) : 0, minute < 60,
      hour * 60 + minute <= 24 * 60
    else { return nil }
    return hour * 3600 + minute * 60
  }
}
