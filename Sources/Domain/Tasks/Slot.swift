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

  package static func refusal(of code: Int32) -> (message: Message, field: String) {
    ("\(code) is not a slot: 0 is morning, 1 evening, 2 upcoming and 3 inbox.", "slot")
  }
}

extension Slot {
  /// What a group of its tasks is called.
  package var label: Message {
    switch self {
    case .morning: "Morning"
    case .evening: "Evening"
    case .upcoming: "Upcoming"
    case .inbox: "Inbox"
    }
  }

  /// Where an open task that is kept for this slot stands on a day, of which the last millisecond is
  /// given; a due that floats is given as the instant that it is there. The first rule that holds counts:
  ///
  /// 1. Due after that day: upcoming.
  /// 2. With the evening flag: evening.
  /// 3. Without a due: inbox.
  /// 4. Else, due that day or overdue: morning.
  package func current(due: Moment?, on day: CalendarDate, endingAt end: Instant) -> Slot {
    switch due {
    case .date(let date) where date > day: .upcoming
    case .dateTime(let instant) where instant > end: .upcoming
    case .floating(let time) where time.date > day: .upcoming
    case _ where self == .evening: .evening
    case nil: .inbox
    default: .morning
    }
  }
}

extension Task {
  /// Where it stands on a day, were it open.
  package func slot(on day: CalendarDate, in zone: any Zone) -> Slot {
    slot.current(due: due?.fixed(in: zone), on: day, endingAt: zone.endOfDay(day))
  }
}
