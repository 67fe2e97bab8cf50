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
    var repeats = false

    /// Whether it waits to be done, and does not repeat.
    var isInBacklog: Bool { completed == nil && cancelled == nil && deleted == nil && !repeats }
  }

  let spans: DaySpans
  private var days: [DayFigures]
  private var overdue: DayCounts
  /// Those that are open: what repeats, and the others.
  private var repeating: DayCounts
  private var backlog: DayCounts

  init(_ frame: ClosedRange<CalendarDate>, in zone: any Zone) {
    spans = DaySpans(frame, in: zone)
    let first = frame.lowerBound.daysSince1970
    days = (0..<spans.count).compactMap { index in
      CalendarDate(daysSince1970: first + index).map { DayFigures(date: $0) }
    }
    overdue = DayCounts(dayCount: days.count)
    repeating = overdue
    backlog = overdue
  }

  /// A task of the store, or one that was purged; -1 times takes it back.
  mutating func add(_ life: Life, times: Int64 = 1) {
    let created = spans.place(of: life.created)
    let deleted = place(ofEnd: life.deleted)
    let cancelled = place(ofEnd: life.cancelled)
    let gone = min(place(ofEnd: life.completed), cancelled, deleted)
    if life.repeats {
      repeating.add(times, from: created, until: gone)
      if days.indices.contains(created) { days[created].added += times }
    } else {
      addToBacklog(from: created, until: gone, times)
    }
    if life.cancelled != nil, days.indices.contains(cancelled) {
      days[cancelled].cancelled += times
    }
    // What was completed was due as its completion has it, and what was cancelled is due no more.
    guard life.completed == nil, life.cancelled == nil, let due = life.due else { return }
    add(due: due, from: created, until: deleted, times)
  }

  /// A task that was completed and is no exception.
  mutating func add(created: Instant, completed: Instant) {
    addToBacklog(from: spans.place(of: created), until: spans.place(of: completed), 1)
  }

  /// A task that is open and is no exception.
  mutating func add(created: Instant, due: Moment?) {
    let place = spans.place(of: created)
    addToBacklog(from: place, until: spans.count, 1)
    if let due { add(due: due, from: place, until: spans.count, 1) }
  }

  /// What was due and was overdue until it was completed or got another due.
  mutating func add(due: Moment, until end: Instant) {
    let places = spans.places(of: due)
    addDue(on: places.day, unlessGoneBefore: spans.count, 1)
    overdue.add(from: places.end, until: spans.place(of: end))
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
    let (overdue, repeating, backlog) = (overdue.counts, repeating.counts, backlog.counts)
    return days.enumerated().map { index, day in
      var day = day
      day.overdue = overdue[index]
      day.open = backlog[index] + repeating[index]
      day.backlog = backlog[index]
      return day
    }
  }

  private mutating func addToBacklog(from created: Int, until gone: Int, _ times: Int64) {
    backlog.add(times, from: created, until: gone)
    guard days.indices.contains(created) else { return }
    days[created].added += times
    days[created].addedToBacklog += times
  }

  private mutating func add(
    due: Moment, from created: Int, until deleted: Int, _ times: Int64
  ) {
    let places = spans.places(of: due)
    addDue(on: places.day, unlessGoneBefore: deleted, times)
    overdue.add(times, from: max(created, places.end), until: deleted)
  }

  private mutating func addDue(on place: Int, unlessGoneBefore gone: Int, _ times: Int64) {
    if days.indices.contains(place), place <= gone { days[place].due += times }
  }

  /// After all days for what did not end.
  private func place(ofEnd instant: Instant?) -> Int {
    instant.map { spans.place(of: $0) } ?? spans.count
  }
}
