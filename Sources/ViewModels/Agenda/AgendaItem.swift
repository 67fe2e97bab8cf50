import Domain

/// An item of an agenda, on one day or on several.
final class AgendaItem {
  enum Thing {
    case task(DueTask, isProjected: Bool)
    case event(EventOccurrence)
  }

  let thing: Thing
  let days: ClosedRange<CalendarDate>
  let interval: Range<Instant>
  let isAllDay: Bool
  /// By the calendar for events, and by the days that begin when it was set for tasks.
  private let zone: any Zone

  /// It stands on each day that it takes any of, and so not on the one at whose midnight it ends.
  init(_ event: EventOccurrence, in zone: any Zone) {
    self.zone = zone
    thing = .event(event)
    interval = event.interval
    isAllDay = event.isAllDay
    let first = zone.day(containing: interval.lowerBound)
    if event.due != nil, !isAllDay {
      // A deadline is an instant, however long it is kept free.
      days = first...first
      return
    }
    let last = zone.day(
      containing: Instant(clamping: interval.upperBound.milliseconds - 1))
    days = first...max(first, last)
  }

  init(_ task: DueTask, isProjected: Bool = false, in zone: any Zone) {
    self.zone = zone
    thing = .task(task, isProjected: isProjected)
    switch task.due {
    case .date(let date):
      let start = zone.startOfDay(date)
      days = date...date
      interval = start..<max(start, zone.end(of: date))
      isAllDay = true
    case .dateTime, .floating:
      let instant = task.due.beginning(in: zone)
      let day = zone.day(containing: instant)
      days = day...day
      interval = instant..<instant
      isAllDay = false
    }
  }

  func place(on day: CalendarDate) -> AgendaSortKey {
    let start = interval.lowerBound
    switch thing {
    case .task(let task, _):
      return AgendaSortKey(
        date: day, isTimed: !isAllDay, start: start, isTask: true, uid: ExactText(task.uid),
        occurrence: task.occurrence?.text ?? "")
    case .event(let event):
      return AgendaSortKey(
        date: day, isTimed: !isAllDay, start: start, isTask: false, uid: ExactText(event.event.uid),
        occurrence: event.occurrence?.text ?? "")
    }
  }

  /// `countdowns` tells the colours of deadlines.
  func entry(
    at place: AgendaSortKey, _ countdowns: CountdownReader, _ wording: Wording
  ) throws -> AgendaEntry {
    let first = days.lowerBound.daysSince1970
    var entry = AgendaEntry(
      date: place.date, entity: .task, id: 0, uid: "", occurrence: place.occurrence,
      title: "", location: "", timeLabel: timeLabel(on: place.date, wording),
      start: interval.lowerBound, end: interval.upperBound, isAllDay: isAllDay, kind: nil,
      dayIndex: Int32(clamping: place.date.daysSince1970 - first),
      dayCount: Int32(clamping: days.upperBound.daysSince1970 - first + 1), isDone: false,
      isProjected: false, colour: .black, cursor: place.cursor)
    switch thing {
    case .task(let task, let isProjected):
      entry.id = task.id
      entry.uid = task.uid
      entry.title = task.title
      entry.isDone = task.isCompleted
      entry.isProjected = isProjected
      entry.colour = task.isCompleted ? .green : Row.colour(of: task.priority)
    case .event(let occurrence):
      let event = occurrence.event
      entry.entity = .event
      entry.id = event.id
      entry.uid = event.uid
      entry.title = event.title
      entry.location = event.location
      entry.kind = event.kind
      entry.isDone = event.done != nil
      if let due = occurrence.due {
        entry.colour = try countdowns.colour(ofDeadline: occurrence, due: due)
      } else {
        entry.colour = entry.isDone ? .green : .blue
      }
    }
    return entry
  }

  private func timeLabel(on day: CalendarDate, _ wording: Wording) -> String {
    if case .event(let event) = thing, event.due != nil {
      if !isAllDay { return wording.due(at: zone.localTime(at: interval.lowerBound)) }
      return day == days.upperBound ? wording.due : wording.allDay
    }
    if isAllDay { return wording.allDay }
    let begins = day == days.lowerBound ? zone.localTime(at: interval.lowerBound) : nil
    let ends = day == days.upperBound ? end(on: day) : nil
    return wording.times(from: begins, to: ends)
  }

  private func end(on day: CalendarDate) -> Wording.DayTime {
    let end = interval.upperBound
    let isMidnight = zone.startOfDay(after: day).map { end >= $0 } ?? false
    return isMidnight ? .midnight : .clock(zone.localTime(at: end))
  }
}
