import Domain
import Localization

/// Days: their names, and their patterns, which name what stands in their places.
///
/// Regions whose dates begin with the month have patterns of their own.
extension Wording {
  private static let weekdays: [Message] = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let shortWeekdays: [Message] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months: [Message] = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let shortMonths: [Message] = [
    "Jan", "Feb", "Mar", "Apr", "abbreviated\u{4}May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov",
    "Dec",
  ]

  private var hasMonthFirst: Bool { locale.region.dateOrder == .monthFirst }

  /// `Monday` for 1; "" for a number that is no weekday.
  func weekday(_ number: Int) -> String {
    Self.weekdays.indices.contains(number - 1) ? text(Self.weekdays[number - 1]) : ""
  }

  func weekday(_ date: CalendarDate) -> String { weekday(date.weekday + 1) }

  /// `Thu`, of 0 for Monday to 6.
  func shortWeekday(_ weekday: Int) -> String { text(Self.shortWeekdays[weekday]) }

  func month(_ date: CalendarDate) -> String { text(Self.months[date.month - 1]) }

  /// `Dec`
  func shortMonth(_ date: CalendarDate) -> String { text(Self.shortMonths[date.month - 1]) }

  /// `Thursday 24 December`
  func day(_ date: CalendarDate) -> String {
    let (weekday, month) = (weekday(date), month(date))
    return hasMonthFirst
      ? text("weekday, month day\u{4}\(weekday), \(month) \(date.day)")
      : text("weekday day month\u{4}\(weekday) \(date.day) \(month)")
  }

  /// `Thursday 24 December`, with its year when that is not this one.
  func day(_ date: CalendarDate, today: CalendarDate) -> String {
    date.year == today.year ? day(date) : fullDay(date)
  }

  /// `Thursday 24 December 2026`
  func fullDay(_ date: CalendarDate) -> String {
    let (weekday, month) = (weekday(date), month(date))
    return hasMonthFirst
      ? text("weekday, month day, year\u{4}\(weekday), \(month) \(date.day), \(date.year)")
      : text("weekday day month year\u{4}\(weekday) \(date.day) \(month) \(date.year)")
  }

  /// `24 December 2026`
  func date(_ date: CalendarDate) -> String {
    let month = month(date)
    return hasMonthFirst
      ? text("month day, year\u{4}\(month) \(date.day), \(date.year)")
      : text("day month year\u{4}\(date.day) \(month) \(date.year)")
  }

  /// `24 December`
  func longDayOfMonth(_ date: CalendarDate) -> String {
    let month = month(date)
    return hasMonthFirst
      ? text("month day\u{4}\(month) \(date.day)")
      : text("day month\u{4}\(date.day) \(month)")
  }

  /// `Thu 24 Dec`, and `24 Dec 2027` in another year than today.
  func shortDay(_ date: CalendarDate, today: CalendarDate) -> String {
    let month = shortMonth(date)
    guard date.year == today.year else {
      return hasMonthFirst
        ? text("short month day, year\u{4}\(month) \(date.day), \(date.year)")
        : text("short day month year\u{4}\(date.day) \(month) \(date.year)")
    }
    let weekday = shortWeekday(date.weekday)
    return hasMonthFirst
      ? text("short weekday, month day\u{4}\(weekday), \(month) \(date.day)")
      : text("short weekday day month\u{4}\(weekday) \(date.day) \(month)")
  }

  /// `24 Dec`
  func dayOfMonth(_ date: CalendarDate) -> String {
    let month = shortMonth(date)
    return hasMonthFirst
      ? text("short month day\u{4}\(month) \(date.day)")
      : text("short day month\u{4}\(date.day) \(month)")
  }

  /// `Dec`, and `2027` for a January.
  func monthOrYear(_ date: CalendarDate) -> String {
    date.month == 1 ? String(date.year) : shortMonth(date)
  }
}

/// Days relative to today.
extension Wording {
  /// `2 days overdue`
  func overdue(days: Int) -> String {
    text(Message(count: days, "\(days) day overdue", "\(days) days overdue"))
  }

  /// `Today 17:00`, `In 3 days`; `Thu 24 Dec` further away.
  func day(_ date: CalendarDate, from today: CalendarDate, at clock: LocalTime?) -> String {
    let time = clock.map { self.time($0) }
    let days = today.distance(to: date)
    switch (days, time) {
    case (-1, _): return text("Yesterday")
    case (0, let time?): return text("Today \(time)")
    case (0, nil): return text("Today")
    case (1, let time?): return text("Tomorrow \(time)")
    case (1, nil): return text("Tomorrow")
    case (2...6, _): return text("In \(days) days")
    default: return shortDay(date, today: today)
    }
  }

  /// `Due today 17:00`, `Due in 3 days`, `Due Thu 24 Dec`
  func due(_ date: CalendarDate, from today: CalendarDate, at clock: LocalTime?) -> String {
    let time = clock.map { self.time($0) }
    let days = today.distance(to: date)
    switch (days, time) {
    case (-1, _): return text("Due yesterday")
    case (0, let time?): return text("Due today \(time)")
    case (0, nil): return text("Due today")
    case (1, let time?): return text("Due tomorrow \(time)")
    case (1, nil): return text("Due tomorrow")
    case (2...6, _): return text("Due in \(days) days")
    default: return text("Due \(shortDay(date, today: today))")
    }
  }
}

extension CalendarDate {
  /// In days, negative into the past.
  func distance(to date: CalendarDate) -> Int { date.daysSince1970 - daysSince1970 }
}
