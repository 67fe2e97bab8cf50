package import Localization

/// The part of a home screen that a task belongs in.
///
/// A task is kept as one for the morning, or, with the evening flag, for the evening; where it stands
/// on a given day follows from that and from its due: see ``Task/slot(on:in:)``. The raw values are
/// those of the C API and of the store.
package enum Slot: Int32, CallerCode, CaseIterable, Sendable {
  case morning = 0
  case evening = 1
  case upcoming = 2
  case inbox = 3
  case afternoon = 4

  package static func refusal(of code: Int32) -> (message: Message, field: String) {
    ("\(code) is not a slot: 0 is morning, 1 evening, 2 upcoming, 3 inbox and 4 afternoon.", "slot")
  }
}

extension Slot {
  /// What a group of its tasks is called.
  package var label: Message {
    switch self {
    case .morning: "Morning"
    case .afternoon: "Afternoon"
    case .evening: "Evening"
    case .upcoming: "Upcoming"
    case .inbox: "Inbox"
    }
  }

  /// Where an open task that is kept for this slot stands on a day; a due that floats is given as the
  /// instant that it is there. The first rule that holds counts:
  ///
  /// 1. Due after that day: upcoming.
  /// 2. With the evening flag: evening.
  /// 3. Without a due: inbox.
  /// 4. Due at a time of that day: from 18:00 on evening, from 12:00 on afternoon, else morning.
  /// 5. Else, due all of that day or overdue since another one: morning.
  package func current(due: Moment?, in parts: DayParts) -> Slot {
    switch due {
    case .date(let date) where date > parts.day: return .upcoming
    case .dateTime(let instant) where instant > parts.end: return .upcoming
    case .floating(let time) where time.date > parts.day: return .upcoming
    case _ where self == .evening: return .evening
    case nil: return .inbox
    case .dateTime(let instant) where instant >= parts.evening: return .evening
    case .dateTime(let instant) where instant >= parts.afternoon: return .afternoon
    default: return .morning
    }
  }
}

/// When the parts of a day begin, that its tasks stand in.
///
/// They go by the clock on the wall, so that a day that begins at 04:00 has its morning from then on, and
/// in its evening what is due before the next 04:00.
package struct DayParts: Sendable {
  /// The hour at which the afternoon begins: noon.
  package static let afternoonHour = 12
  package static let eveningHour = 18

  package let day: CalendarDate
  package let afternoon: Instant
  package let evening: Instant
  /// The last millisecond of it.
  package let end: Instant

  package init(of day: CalendarDate, in zone: any Zone) {
    self.day = day
    end = zone.endOfDay(day)
    var time = LocalTime(startOf: day)
    time.hour = Self.afternoonHour
    afternoon = zone.instant(at: time)
    time.hour = Self.eveningHour
    evening = zone.instant(at: time)
  }
}

extension Task {
  /// Where it stands on a day, were it open.
  package func slot(on day: CalendarDate, in zone: any Zone) -> Slot {
    slot.current(due: due?.fixed(in: zone), in: DayParts(of: day, in: zone))
  }
}
