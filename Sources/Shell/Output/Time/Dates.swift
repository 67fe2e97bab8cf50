import Localization
import TaskcoreSwift

/// How dates are written for people; programs get ISO 8601 whatever somebody chose.
struct Dates {
  let store: Store
  private let style: DateStyle
  private let today: CalendarDate
  /// When its style is that of the locale.
  private let locale: LocaleCalendar?

  init(_ style: DateStyle, in store: Store) throws {
    self.store = store
    self.style = style
    today = try store.today()
    locale = style == .locale ? LocaleCalendar() : nil
  }

  /// `2026-12-24`, `24/12/2026` or `In 4 days`
  func text(_ date: CalendarDate) -> String {
    switch style {
    case .iso: date.text
    case .locale: locale?.text(date) ?? date.text
    case .relative: relative(date)
    }
  }

  /// The same, or nothing.
  func text(_ date: CalendarDate?) -> String { date.map { text($0) } ?? "" }

  /// `Thu 2026-12-24`; what is said relatively needs no weekday.
  func textWithWeekday(_ date: CalendarDate) -> String {
    style == .relative ? relative(date) : "\(weekday(date)) \(text(date))"
  }

  /// `Thu 2026-12-24, today`
  func heading(_ date: CalendarDate) -> String {
    let day = textWithWeekday(date)
    guard date == today, style != .relative else { return day }
    return Message("\(day), today").text
  }

  /// `2026-12-24 17:00`, `24/12/2026 17:00` or `Tomorrow 17:00`; what is far has no time then.
  func text(_ local: LocalTime) -> String {
    let day = text(local.date)
    return isFar(local.date) ? day : "\(day) \(clock(local))"
  }

  /// `Thu 2026-12-24 17:00`
  func textWithWeekday(_ local: LocalTime) -> String {
    "\(textWithWeekday(local.date)) \(clock(local))"
  }

  /// The same of an instant, in the store's zone.
  func text(_ instant: Int64) throws -> String { text(try store.localTime(instant)) }

  /// `17:00` of today, and else the day: `2026-12-24`.
  func shortText(_ instant: Int64) throws -> String {
    let local = try store.localTime(instant)
    return local.date == today ? clock(local) : text(local.date)
  }

  /// The same of a moment, or nil.
  func text(_ moment: Moment) throws -> String? {
    switch moment {
    case .none: nil
    case .date(let date): text(date)
    case .instant(let instant): try text(instant)
    }
  }

  /// The same of a local time.
  func text(_ moment: LocalMoment) -> String {
    let day = text(moment.date)
    return isFar(moment.date) ? day : day + clock(moment)
  }

  /// The same, or nothing.
  func text(_ moment: LocalMoment?) -> String { moment.map { text($0) } ?? "" }

  /// `Thu 2026-12-24 17:00`
  func textWithWeekday(_ moment: LocalMoment) -> String {
    textWithWeekday(moment.date) + clock(moment)
  }

  /// When a task is due; relatively, what is overdue says so, as on the home screen.
  func due(of task: Task) throws -> String? {
    if style == .relative, task.status == .open, let day = try day(of: task.due), day < 0 {
      return Message(count: -day, "\(-day) day overdue", "\(-day) days overdue").text
    }
    return try text(task.due)
  }

  func isToday(_ moment: Moment) throws -> Bool { try day(of: moment) == 0 }

  /// `2026-12-24 10:00-11:30`, `2026-12-24 22:00 to 2026-12-25 02:00`, or `2026-12-24` of a whole
  /// day.
  func text(_ interval: Interval) throws -> String { try text(interval, day: text) }

  /// When an event takes place; of a deadline, when it is due.
  func text(_ event: Event) throws -> String {
    event.isTimedDeadline ? try text(event.interval.start) : try text(event.interval)
  }

  /// The same, with the weekday.
  func textWithWeekday(_ event: Event) throws -> String {
    guard event.isTimedDeadline else { return try textWithWeekday(event.interval) }
    let due = try store.localTime(event.interval.start)
    return "\(textWithWeekday(due.date)) \(clock(due))"
  }

  /// `Thu 2026-12-24 10:00-11:30`
  func textWithWeekday(_ interval: Interval) throws -> String {
    try text(interval, day: textWithWeekday)
  }

  private func text(_ interval: Interval, day: (CalendarDate) -> String) throws -> String {
    let first = try store.localTime(interval.start)
    let lastDay = try interval.lastDay(in: store)
    if interval.isAllDay {
      return first.date == lastDay
        ? day(first.date) : Message("\(day(first.date)) to \(text(lastDay))").text
    }
    let begin = "\(day(first.date)) \(clock(first))"
    // What ends after the last day of all is shown up to its end.
    guard let last = try? store.localTime(interval.end) else { return "\(begin)-24:00" }
    if first.date == last.date { return "\(begin)-\(clock(last))" }
    return first.date == lastDay
      ? "\(begin)-24:00" : Message("\(begin) to \(text(last.date)) \(clock(last))").text
  }

  /// `Thu` or `jeu.`
  func weekday(_ date: CalendarDate) -> String { locale?.weekday(date) ?? date.weekdayName.text }

  /// `December 2026` or `décembre 2026`
  func month(_ date: CalendarDate) -> String {
    let month = locale?.month(date) ?? date.monthName.text
    return Message("\(month) \(date.year)").text
  }

  /// Within a sentence: `tomorrow 17:00`.
  func inSentence(_ text: String) -> String {
    guard style == .relative else { return text }
    for (atBeginning, within) in Self.phrases {
      let beginning = atBeginning.text as String
      if text.hasPrefix(beginning) { return within.text + text.dropFirst(beginning.count) }
    }
    return text
  }

  /// What stands for a day, at the beginning of a cell and within a sentence.
  private static var phrases: [(atBeginning: Message, within: Message)] {
    [("Today", "today"), ("Tomorrow", "tomorrow"), ("Yesterday", "yesterday")]
      + (2...6).map { (inDays($0), "in \($0) days") }
  }

  private static func inDays(_ count: Int) -> Message { "In \(count) days" }

  private func clock(_ local: LocalTime) -> String {
    clock(hour: local.hour, minute: local.minute)
  }

  /// With a blank before it; nothing for all of a day.
  private func clock(_ moment: LocalMoment) -> String {
    guard let time = moment.time else { return "" }
    let seconds = time.second == 0 || style == .locale ? "" : ":\(time.second.padded(to: 2))"
    return " \(clock(hour: time.hour, minute: time.minute))\(seconds)"
  }

  private func clock(hour: Int, minute: Int) -> String {
    locale?.text(hour: hour, minute: minute)
      ?? "\(hour.padded(to: 2)):\(minute.padded(to: 2))"
  }

  /// Whether its time does not matter beside what is said of its day.
  private func isFar(_ date: CalendarDate) -> Bool { style == .relative && abs(days(to: date)) > 1 }

  private func days(to date: CalendarDate) -> Int { date.daysSince1970 - today.daysSince1970 }

  private func day(of moment: Moment) throws -> Int? {
    switch moment {
    case .none: nil
    case .date(let date): days(to: date)
    case .instant(let instant): days(to: try store.day(at: instant))
    }
  }

  /// In the words of the home screen: `In 4 days`, `Thu 24 Dec` or `24 Dec 2027`.
  private func relative(_ date: CalendarDate) -> String {
    switch days(to: date) {
    case -6 ... -2: Message("\(-days(to: date)) days ago").text
    case -1: Message("Yesterday").text
    case 0: Message("Today").text
    case 1: Message("Tomorrow").text
    case 2...6: Self.inDays(days(to: date)).text
    default:
      date.year == today.year
        ? Message("\(date.weekdayName) \(date.dayOfMonth)").text
        : Message("\(date.dayOfMonth) \(date.year)").text
    }
  }
}

extension Session {
  /// How dates are written for people.
  func dates() throws -> Dates { try Dates(settings.dates, in: store()) }
}
