import Domain
import Localization

/// Times and durations.
extension Wording {
  /// `09:00`
  func time(_ time: LocalTime) -> String {
    "\(twoDigits(time.hour)):\(twoDigits(time.minute))"
  }

  var allDay: String { text("all day") }

  /// Of what takes some of a day: `09:00-10:30`; with a nil for what is on another day, `from 09:00`,
  /// `until 10:30` or `all day`.
  func times(from begins: LocalTime?, to ends: DayTime?) -> String {
    switch (begins.map { time($0) }, ends.map { time($0) }) {
    case (let begins?, let ends?): begins == ends ? begins : "\(begins)-\(ends)"
    case (let begins?, nil): text("time\u{4}from \(begins)")
    case (nil, let ends?): text("time\u{4}until \(ends)")
    case (nil, nil): allDay
    }
  }

  /// Of a deadline of whole days, on its last one.
  var due: String { text("deadline\u{4}due") }

  /// Of a deadline: `due 17:00`
  func due(at clock: LocalTime) -> String { text("due \(time(clock))") }

  /// A time of day, including the midnight at the end of the day.
  enum DayTime {
    case clock(LocalTime)
    case midnight
  }

  private func time(_ dayTime: DayTime) -> String {
    switch dayTime {
    case .clock(let clock): time(clock)
    case .midnight: "24:00"
    }
  }

  /// `Thursday 24 December 2026, 17:00`
  func full(_ moment: Moment, in zone: any Zone) -> String {
    switch moment {
    case .date(let date): return fullDay(date)
    case .dateTime(let instant):
      let local = zone.localTime(at: instant)
      return text("day, time\u{4}\(fullDay(local.date)), \(time(local))")
    case .floating(let local):
      return text("\(fullDay(local.date)), \(time(local)) wherever you are")
    }
  }

  /// `1 h 30 min`
  func duration(_ seconds: Int64) -> String {
    text(Self.parts(of: seconds).map { short($0.count, $0.unit) }.joined(separator: " "))
  }

  /// `1 hour before it is due`
  func reminder(_ reminder: Reminder, in zone: any Zone) -> String {
    switch reminder {
    case .absolute(let instant): return full(.dateTime(instant), in: zone)
    case .floating(let time): return full(.floating(time), in: zone)
    case .relative(let anchor, let offset):
      let isDue = anchor == .due
      if offset == 0 { return text(isDue ? "When it is due" : "When it starts") }
      let distance = Self.parts(of: Int64(clamping: offset.magnitude))
        .map { long($0.count, $0.unit) }
        .joined(separator: " ")
      return switch (offset < 0, isDue) {
      case (true, true): text("\(distance) before it is due")
      case (true, false): text("\(distance) before it starts")
      case (false, true): text("\(distance) after it is due")
      case (false, false): text("\(distance) after it starts")
      }
    }
  }

  private func starting(in time: Message) -> String { text("starts in \(time)") }

  /// `2 days 3 h left`: the two greatest units.
  func countdown(_ phase: Countdown.Phase, seconds: Int64) -> String {
    let parts = Self.rough(seconds)
    let time = joined(parts)
    return switch phase {
    case .none: ""
    case .upcoming:
      starting(in: parts.map { startingIn($0.count, $0.unit) }.joined(separator: " "))
    case .running: text("\(time) left")
    case .passed: text("\(time) late")
    case .done: text("countdown\u{4}done")
    }
  }
}

/// The units of durations.
extension Wording {
  private enum Unit: Int64, CaseIterable {
    case day = 86_400
    case hour = 3_600
    case minute = 60
    case second = 1
  }

  private typealias Part = (count: Int64, unit: Unit)

  private func short(_ count: Int64, _ unit: Unit) -> Message {
    switch unit {
    case .day: "\(count) d"
    case .hour: "\(count) h"
    case .minute: "\(count) min"
    case .second: "\(count) s"
    }
  }

  private func long(_ count: Int64, _ unit: Unit) -> Message {
    switch unit {
    case .day: Message(count: count, "\(count) day", "\(count) days")
    case .hour: Message(count: count, "\(count) hour", "\(count) hours")
    case .minute: Message(count: count, "\(count) minute", "\(count) minutes")
    case .second: Message(count: count, "\(count) second", "\(count) seconds")
    }
  }

  /// Days in words, the rest short.
  private func joined(_ parts: [Part]) -> Message {
    parts.map { $0.unit == .day ? long($0.count, $0.unit) : short($0.count, $0.unit) }
      .joined(separator: " ")
  }

  /// Another case of days in some languages: `in 2 Tagen`.
  private func startingIn(_ count: Int64, _ unit: Unit) -> Message {
    unit == .day
      ? Message(count: count, "starts in\u{4}\(count) day", "\(count) days") : short(count, unit)
  }

  /// `2 days 3 h`, `12 min 30 s`, `0 s`: the greatest unit that it has, and the next one.
  private static func rough(_ seconds: Int64) -> [Part] {
    let units = Unit.allCases
    guard let first = units.firstIndex(where: { seconds >= $0.rawValue }) else {
      return [(0, .second)]
    }
    let unit = units[first].rawValue
    let next = first + 1 < units.count ? units[first + 1].rawValue : 1
    return parts(of: seconds - seconds % unit + seconds % unit / next * next)
  }

  /// The units that a number of seconds has, the greatest first.
  private static func parts(of seconds: Int64) -> [Part] {
    var rest = seconds
    return Unit.allCases.compactMap { unit in
      let count = rest / unit.rawValue
      rest %= unit.rawValue
      return count == 0 ? nil : (count, unit)
    }
  }

  func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
