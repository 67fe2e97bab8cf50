/// A written time of day: `17:00`, `5.30`, `9`.
struct Clock: Equatable {
  /// The confidence that a time is meant.
  enum Form: Equatable {
    /// `5pm`, `9 Uhr`, `noon`
    case sure
    /// `9:30`
    case figures
    /// `9.30`
    case dotted
    /// `9h`, which may be a duration in English
    case hourly
    /// `9`
    case bare
  }

  /// From the beginning of the day, at most 24 hours.
  var seconds: Int
  var form: Form
  /// Whether the part of the day may make it twelve hours later.
  var isHalfDay = false

  static let day = 24 * 3_600

  /// That time in a part of the day; nil when that part does not have it.
  func moved(to part: DayPart) -> Clock? {
    guard isHalfDay else { return self }
    var clock = self
    let hour = seconds / 3_600
    switch part {
    case .morning: return hour == 12 ? nil : self
    case .afternoon: clock.seconds += hour < 10 ? Self.day / 2 : 0
    case .evening: clock.seconds += hour < 12 && hour > 3 ? Self.day / 2 : 0
    case .night:
      if (6..<12).contains(hour) { clock.seconds += Self.day / 2 }
      if hour < 6 || hour == 12 { return nil }
    }
    return clock
  }
}
