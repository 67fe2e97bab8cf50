import Domain

/// Adds up the figures of some days, from one thing after the other.
struct DayTally {
  /// When a task came, was due and went.
  struct Life {
    var created: Instant
    var completed: Instant?
    var cancelled: Instant?
    var deleted: Instant?
    var due: Moment?
    var repeats: Bool
  }

  let spans: DaySpans
  private var days: [DayFigures]
  private var overdue: DayCounts
  private var open: DayCounts
  private var backlog: DayCounts

  init(_ frame: ClosedRange<CalendarDate>, in zone: any Zone) {
    spans = DaySpans(frame, in: zone)
    let first = frame.lowerBound.daysSince1970
    days = (0..<spans.count).compactMap { index in
      CalendarDate(daysSince1970: first + index).map { DayFigures(date: $0) }
    }
    overdue = DayCounts(dayCount: days.count)
    open = overdue
    backlog = overdue
  }

  /// A task of the store, or one that was purged.
  mutating func add(_ life: Life) {
    let created = spans.place(of: life.created)
    let deleted = place(ofEnd: life.deleted)
    let cancelled = place(ofEnd: life.cancelled)
    let gone = min(place(ofEnd: life.completed), cancelled, deleted)
    open.add(from: created, until: gone)
    if !life.repeats { backlog.add(from: created, until: gone) }
    if days.indices.contains(created) {
      days[created].added += 1
      if !life.repeats { days[created].addedToBacklog += 1 }
    }
    if life.cancelled != nil, days.indices.contains(cancelled) { days[cancelled].cancelled += 1 }
    // What was completed was due as its completion has it, and what was cancelled is due no more.
    guard life.completed == nil, life.cancelled == nil, let due = life.due else { return }
    addDue(due, unlessGoneBefore: deleted)
    overdue.add(from: max(created, spans.placeOfEnd(of: due)), until: deleted)
  }

  /// What was due and was overdue until it was completed or got another due.
  mutating func add(due: Moment, until end: Instant) {
    addDue(due, unlessGoneBefore: spans.count)
    overdue.add(from: spans.placeOfEnd(of: due), until: spans.place(of: end))
  }

  /// What was completed on a day, which is given by its place.
  mutating func add(_ tally: Tally, on place: Int) {
    if days.indices.contains(place) { days[place].tally += tally }
  }

  mutating func addFocus(_ durations: [CalendarDate: Int64]) {
    for (date, duration) in durations {
      if let index = spans.index(of: date) { days[index].focus += duration }
    }
  }

  /// What was added up.
  var figures: [DayFigures] {
    let (overdue, open, backlog) = (overdue.counts, open.counts, backlog.counts)
    return days.enumerated().map { index, day in
      var day = day
      day.overdue = overdue[index]
      day.open = open[index]
      day.backlog = backlog[index]
      return day
    }
  }

  private mutating func addDue(_ due: Moment, unlessGoneBefore gone: Int) {
    let place =
      switch due {
      case .date(let date): spans.place(of: date)
      case .dateTime(let instant): spans.place(of: instant)
      case .floating(let time): spans.place(of: time.date)
      }
    if days.indices.contains(place), place <= gone { days[place].due += 1 }
  }

  /// After all days for what did not end.
  private func place(ofEnd instant: Instant?) -> Int {
    instant.map { spans.place(of: $0) } ?? spans.count
  }
}
