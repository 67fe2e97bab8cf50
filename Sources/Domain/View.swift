/// A list that every task app shows; the raw values of ``Kind`` are those of the C API.
///
/// All of them show open tasks, but for `completed` and `trash`, and none that is hidden until later
/// or in an archived project.
package struct View: Equatable, Sendable {
  package enum Kind: Int32, CaseIterable, Sendable {
    /// For the morning of a day: due that day, or, when it is today, before.
    case morning = 1
    /// With the evening flag: the same, and those without a due when it is today.
    case evening
    /// Due after a day.
    case upcoming
    /// Without a due, and not for the evening.
    case inbox
    /// Morning and evening of today.
    case today
    case overdue
    case favourites
    /// Completed on some days.
    case completed
    /// All, by urgency.
    case next
    case trash
  }

  package var kind: Kind
  /// Of morning, evening and upcoming: the day, else today. Of completed: the first day.
  package var day: CalendarDate?
  /// Of completed: the last day.
  package var lastDay: CalendarDate?

  package init(_ kind: Kind, day: CalendarDate? = nil, lastDay: CalendarDate? = nil) {
    self.kind = kind
    self.day = day
    self.lastDay = lastDay
  }

  /// What it shows at an instant.
  package func filter(at now: Instant, in zone: any Zone) -> TaskFilter {
    let today = zone.localTime(at: now).date
    let day = day ?? today
    switch kind {
    case .morning: return open(onDay: day, today: today, now: now, zone, [.morning])
    case .evening: return open(onDay: day, today: today, now: now, zone, [.evening])
    case .upcoming:
      return .all([
        .status([.open]), .slot([.upcoming], on: day),
        .not(.hidden(at: max(now, zone.endOfDay(day), when: day > today))),
      ])
    case .inbox: return .all([.status([.open]), .slot([.inbox], on: today)])
    case .today:
      return .all([.status([.open]), .slot([.morning, .evening], on: today)])
    case .overdue: return .overdue(at: now)
    case .favourites: return .all([.status([.open]), .favourite])
    case .completed:
      return .all([
        .status([.completed]),
        .time(
          .completed, from: self.day.map { zone.startOfDay($0) },
          before: lastDay.map { Instant(clamping: zone.endOfDay($0).milliseconds + 1) }),
      ])
    case .next: return .status([.open])
    case .trash: return .status([.deleted])
    }
  }

  /// Tasks of some slots of a day. Today, what is overdue is there too.
  private func open(
    onDay day: CalendarDate, today: CalendarDate, now: Instant, _ zone: any Zone,
    _ slots: Set<Slot>
  ) -> TaskFilter {
    if day == today { return .all([.status([.open]), .slot(slots, on: day)]) }
    return .all([
      .status([.open]), .slot(slots, on: day),
      .time(
        .due, from: zone.startOfDay(day),
        before: Instant(clamping: zone.endOfDay(day).milliseconds + 1)),
      .not(.hidden(at: max(now, zone.endOfDay(day), when: day > today))),
    ])
  }
}

private func max(_ now: Instant, _ later: Instant, when isLater: Bool) -> Instant {
  isLater ? later : now
}
