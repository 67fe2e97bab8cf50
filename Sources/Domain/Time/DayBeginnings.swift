/// The local time at which each day begins, in minutes: 00:00 by default, and 12:00 at the latest.
///
/// A change takes effect on a given day, so that earlier days keep the time that they were scored by.
package struct DayBeginnings: Equatable, Sendable {
  private struct Change: Equatable {
    var first: CalendarDate
    var minute: Int
  }

  /// The name of the setting that has it.
  package static let setting = "day.begins"
  /// The minutes after midnight at which a day can begin.
  package static let minutes = 0...720

  /// Ascending by their first days, and each with another minute than the one before.
  private var changes: [Change] = []

  package init() {}

  /// Whether all days are those of the calendar.
  package var isEmpty: Bool { changes.isEmpty }

  /// At which minute after midnight a day begins.
  package func minute(on date: CalendarDate) -> Int {
    changes.last { $0.first <= date }?.minute ?? 0
  }

  /// At which minute after midnight days begin that are yet to come.
  package var latestMinute: Int { changes.last?.minute ?? 0 }

  /// Lets days begin at another minute, from the next one on. What has begun when it is said stays as it is:
  /// at 01:00 of a day that shall begin at 00:00 from now on, that is the one after it.
  ///
  /// - Returns: the first day that begins then.
  /// - Throws: `invalid` for a minute outside of ``minutes``; `conflict` when no day is to come.
  package mutating func begin(
    at minute: Int, after now: Instant, in zone: any Zone
  ) throws -> CalendarDate {
    guard Self.minutes.contains(minute) else {
      throw Failure(
        .invalid,
        "A day begins 0 to 720 minutes after midnight, from 00:00 to 12:00, not \(minute).",
        field: "minute")
    }
    var first = DayZone.days(of: zone, self).day(containing: now).adding(days: 1)
    while let day = first, zone.beginning(of: day, minute: minute) <= now {
      first = day.adding(days: 1)
    }
    guard let first else {
      throw Failure(.conflict, "No day follows that could begin at another time.", field: "minute")
    }
    changes.removeAll { $0.first >= first }
    if latestMinute != minute { changes.append(Change(first: first, minute: minute)) }
    return first
  }
}

extension DayBeginnings {
  /// `20261125=240 20261201=0`: the first days, and the minutes.
  package var text: String {
    changes.map { "\($0.first.packed)=\($0.minute)" }.joined(separator: " ")
  }

  /// Reads ``text``; nil for anything else.
  package init?(text: String) {
    for part in text.split(separator: " ") {
      let pair = part.split(separator: "=", omittingEmptySubsequences: false)
      guard pair.count == 2, let packed = Int32(pair[0]), let minute = Int(pair[1]),
        let first = CalendarDate(packed: packed), Self.minutes.contains(minute),
        changes.last.map({ $0.first < first }) ?? true
      else { return nil }
      if latestMinute != minute { changes.append(Change(first: first, minute: minute)) }
    }
  }
}
