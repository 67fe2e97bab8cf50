/// A list that every task app shows; the raw values of ``Kind`` are those of the C API.
///
/// They show open tasks that are not hidden until later, not expired and in no archived project, but for
/// `completed`, `cancelled`, `trash` and `expired`.
package struct View: Equatable, Sendable {
  package enum Kind: Int32, CaseIterable, Sendable {
    /// For the morning of a day: due that day without a time, or before noon, or, when it is today, before.
    case morning = 1
    /// Due in the evening of a day, or with the evening flag; these also without a due when it is today.
    case evening
    /// Due after a day.
    case upcoming
    /// Without a due, and not for the evening.
    case inbox
    /// Morning, afternoon and evening of today.
    case today
    case overdue
    case favourites
    /// Completed on some days.
    case completed
    /// All, by urgency.
    case next
    case trash
    /// In progress.
    case started
    /// Cancelled on some days.
    case cancelled
    /// Open, and their until is over.
    case expired
    /// Due in the afternoon of a day.
    case afternoon

    /// Whether it can be that of several days.
    package var hasLastDay: Bool { self == .completed || self == .cancelled }

    /// Whether it can be that of another day than today.
    package var hasDay: Bool {
      switch self {
      case .morning, .afternoon, .evening, .upcoming, .completed, .cancelled: true
      case .inbox, .today, .overdue, .favourites, .next, .trash, .started, .expired: false
      }
    }
  }

  package var kind: Kind
  /// Of morning, afternoon, evening and upcoming: the day, else today. Of completed and cancelled: the first day,
  /// else all of time.
  package var day: CalendarDate?
  /// Of completed and cancelled: the last day, else all of time.
  package var lastDay: CalendarDate?

  package init(_ kind: Kind, day: CalendarDate? = nil, lastDay: CalendarDate? = nil) {
    self.kind = kind
    self.day = day
    self.lastDay = lastDay
  }

  /// What it shows at an instant.
  package func filter(at now: Instant, in zone: any Zone) -> TaskFilter {
    let standing = standing(at: now, in: zone)
    switch kind {
    case .completed, .cancelled, .trash, .expired: return standing
    default: return .all([standing, .not(.expired(at: now))])
    }
  }

  /// The same, with what is expired by now.
  private func standing(at now: Instant, in zone: any Zone) -> TaskFilter {
    let today = zone.date(at: now)
    switch kind {
    case .morning: return open([.morning], on: day ?? today, at: now, in: zone)
    case .afternoon: return open([.afternoon], on: day ?? today, at: now, in: zone)
    case .evening: return open([.evening], on: day ?? today, at: now, in: zone)
    case .today: return open([.morning, .afternoon, .evening], on: today, at: now, in: zone)
    case .upcoming:
      let day = day ?? today
      let standing = TaskFilter.all([.status([.open]), .slot([.upcoming], on: day)])
      // Else, what is hidden now is left out like everywhere, unless the query says otherwise.
      return day > today ? .all([standing, .not(.hidden(at: zone.endOfDay(day)))]) : standing
    case .inbox: return .all([.status([.open]), .slot([.inbox], on: today)])
    case .overdue: return .all([.status([.open]), .overdue(at: now)])
    case .favourites: return .all([.status([.open]), .favourite])
    case .completed: return .all([.status([.completed]), range(of: .completed, in: zone)])
    case .started:
      return .all([.status([.open]), .time(.started, from: nil, before: nil)])
    case .cancelled: return .all([.status([.cancelled]), range(of: .cancelled, in: zone)])
    case .next: return .status([.open])
    case .trash: return .status([.deleted])
    case .expired: return .all([.status([.open]), .expired(at: now)])
    }
  }

  /// The order that it is shown in unless another one is asked for.
  package var defaultSort: [TaskQuery.Sort] {
    switch kind {
    case .morning, .afternoon, .evening, .upcoming, .today, .overdue:
      [TaskQuery.Sort(.due), TaskQuery.Sort(.priority), TaskQuery.Sort(.manual)]
    case .inbox, .favourites: [TaskQuery.Sort(.manual)]
    case .completed: [TaskQuery.Sort(.completed, descending: true)]
    case .next: [TaskQuery.Sort(.urgency)]
    case .trash: [TaskQuery.Sort(.deleted, descending: true)]
    case .started: [TaskQuery.Sort(.started)]
    case .expired: [TaskQuery.Sort(.until)]
    case .cancelled: [TaskQuery.Sort(.cancelled, descending: true)]
    }
  }

  /// Tasks of some slots of a day. Today shows what is overdue and what has no due, too; another day
  /// only what is due then, unless it is hidden for all of it.
  private func open(
    _ slots: Set<Slot>, on day: CalendarDate, at now: Instant, in zone: any Zone
  ) -> TaskFilter {
    let today = zone.date(at: now)
    let standing = TaskFilter.all([.status([.open]), .slot(slots, on: day)])
    if day == today { return standing }
    let later = day > today ? zone.endOfDay(day) : now
    return .all([
      standing,
      .time(.due, from: zone.startOfDay(day), before: zone.startOfDay(after: day)),
      .not(.hidden(at: later)),
    ])
  }

  private func range(of time: TaskFilter.Time, in zone: any Zone) -> TaskFilter {
    .time(
      time, from: day.map { zone.startOfDay($0) },
      before: lastDay.flatMap { zone.startOfDay(after: $0) })
  }
}
