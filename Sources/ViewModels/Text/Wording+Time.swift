import Domain

/// Days, times and durations.
extension Wording {
  static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static func weekday(_ date: CalendarDate) -> String { weekdays[date.weekday] }

  static func month(_ date: CalendarDate) -> String { months[date.month - 1] }

  /// `Thursday 24 December`
  static func day(_ date: CalendarDate) -> String {
    "\(weekday(date)) \(date.day) \(month(date))"
  }

  /// `Thursday 24 December`, with its year when that is not this one.
  static func day(_ date: CalendarDate, today: CalendarDate) -> String {
    date.year == today.year ? day(date) : fullDay(date)
  }

  /// `Thursday 24 December 2026`
  static func fullDay(_ date: CalendarDate) -> String { "\(day(date)) \(date.year)" }

  /// `Thu 24 Dec`, and `24 Dec 2027` in another year than today.
  static func shortDay(_ date: CalendarDate, today: CalendarDate) -> String {
    date.year == today.year
      ? "\(weekday(date).prefix(3)) \(dayOfMonth(date))" : "\(dayOfMonth(date)) \(date.year)"
  }

  /// `24 Dec`
  static func dayOfMonth(_ date: CalendarDate) -> String {
    "\(date.day) \(month(date).prefix(3))"
  }

  /// `09:00`
  static func time(_ time: LocalTime) -> String {
    "\(twoDigits(time.hour)):\(twoDigits(time.minute))"
  }

  static let allDay = "all day"

  /// Of what takes some of a day: `09:00-10:30`; with a nil for what is on another day, `from 09:00`,
  /// `until 10:30` or `all day`.
  static func times(from begins: LocalTime?, to ends: DayTime?) -> String {
    switch (begins.map { time($0) }, ends.map { time($0) }) {
    case (let begins?, let ends?): begins == ends ? begins : "\(begins)-\(ends)"
    case (let begins?, nil): "from \(begins)"
    case (nil, let ends?): "until \(ends)"
    case (nil, nil): allDay
    }
  }

  /// Of a deadline of whole days, on its last one.
  static let due = "due"

  /// Of a deadline: `due 17:00`
  static func due(at clock: LocalTime) -> String { "\(due) \(time(clock))" }

  /// `Due today`, `Due Thu 24 Dec`
  static func dueDay(_ day: String) -> String { "Due \(day)" }

  /// A time of a day, to which the midnight at its end belongs.
  enum DayTime {
    case clock(LocalTime)
    case midnight
  }

  private static func time(_ dayTime: DayTime) -> String {
    switch dayTime {
    case .clock(let clock): time(clock)
    case .midnight: "24:00"
    }
  }

  /// `Thursday 24 December 2026, 17:00`
  static func full(_ moment: Moment, in zone: any Zone) -> String {
    switch moment {
    case .date(let date): return fullDay(date)
    case .dateTime(let instant):
      let local = zone.localTime(at: instant)
      return "\(fullDay(local.date)), \(time(local))"
    case .floating(let local): return "\(fullDay(local.date)), \(time(local)) wherever you are"
    }
  }

  static func overdue(days: Int) -> String { counted(days, "day") + " overdue" }

  static func relative(day days: Int) -> String? {
    switch days {
    case -1: "Yesterday"
    case 0: "Today"
    case 1: "Tomorrow"
    case 2...6: "In \(days) days"
    default: nil
    }
  }

  /// `1 h 30 min`
  static func duration(_ seconds: Int64) -> String {
    parts(of: seconds).map { "\($0.count) \($0.unit.short)" }.joined(separator: " ")
  }

  /// `1 hour before it is due`
  static func reminder(_ reminder: Reminder, in zone: any Zone) -> String {
    switch reminder {
    case .absolute(let instant): return full(.dateTime(instant), in: zone)
    case .floating(let time): return full(.floating(time), in: zone)
    case .relative(let anchor, let offset):
      let event = anchor == .due ? "it is due" : "it starts"
      if offset == 0 { return "When \(event)" }
      let distance = parts(of: Int64(clamping: offset.magnitude))
        .map { counted(Int($0.count), $0.unit.long) }
        .joined(separator: " ")
      return "\(distance) \(offset < 0 ? "before" : "after") \(event)"
    }
  }

  /// `2 days 3 h left`: the two greatest units.
  static func countdown(_ phase: Countdown.Phase, seconds: Int64) -> String {
    switch phase {
    case .none: ""
    case .upcoming: "starts in \(roughly(seconds))"
    case .running: "\(roughly(seconds)) left"
    case .passed: "\(roughly(seconds)) late"
    case .done: "done"
    }
  }

  /// `2 days 3 h`, `12 min 30 s`, `0 s`: the greatest unit that it has, and the next one.
  private static func roughly(_ seconds: Int64) -> String {
    guard let first = units.firstIndex(where: { seconds >= $0.seconds }) else { return "0 s" }
    let unit = units[first].seconds
    let next = first + 1 < units.count ? units[first + 1].seconds : 1
    let shown = seconds - seconds % unit + seconds % unit / next * next
    return parts(of: shown).map { part in
      part.unit.short == "d" ? counted(Int(part.count), "day") : "\(part.count) \(part.unit.short)"
    }
    .joined(separator: " ")
  }

  private typealias Unit = (seconds: Int64, short: String, long: String)
  private static let units: [Unit] = [
    (86_400, "d", "day"), (3_600, "h", "hour"), (60, "min", "minute"), (1, "s", "second"),
  ]

  /// The units that a number of seconds has, the greatest first.
  private static func parts(of seconds: Int64) -> [(count: Int64, unit: Unit)] {
    var rest = seconds
    return units.compactMap { unit in
      let count = rest / unit.seconds
      rest %= unit.seconds
      return count == 0 ? nil : (count, unit)
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
