package import Domain

extension SQLiteStore {
  /// What each day of a range holds. It is to be read on one snapshot.
  ///
  /// An open task counts on the day on which it is planned, else on that of its due; what has been so before
  /// today and is still open counts for today. What its own events take from today on is taken off its estimate.
  /// Of one that repeats by its rule, the occurrences to come count, too.
  package func load(_ query: LoadQuery, at now: Instant) throws -> [DayLoad] {
    var loads = try booked(query)
    let last = query.days.upperBound
    let today = days.date(at: now)
    func count(_ task: Task, on day: CalendarDate, keptByEvents kept: Int64 = 0) {
      let day = max(day, today)
      guard query.days.contains(day) else { return }
      let index = day.daysSince1970 - query.days.lowerBound.daysSince1970
      loads[index].add(task, keptByEvents: kept)
    }
    for task in try plannedTasks(upTo: last, at: now) {
      guard let planned = task.planned ?? task.due else { continue }
      let kept = try task.estimatedDuration == nil ? 0 : secondsOfEvents(of: task, since: today)
      count(task, on: day(of: planned), keptByEvents: kept)
      try forEachLaterDay(of: task, upTo: last, planned) { count(task, on: $0) }
    }
    return loads
  }

  private func booked(_ query: LoadQuery) throws -> [DayLoad] {
    let range = zone.span(of: query.days)
    var events = EventOccurrences(timesOf: self.events, in: range)
    var busy = try events.next()?.interval
    var loads: [DayLoad] = []
    var day: CalendarDate? = query.days.lowerBound
    while let date = day, query.days.contains(date) {
      var load = DayLoad(date)
      for hours in query.workingHours(on: date, in: zone) {
        load.working += hours.milliseconds / 1_000
        var counted = hours.lowerBound
        var booked: Int64 = 0
        while let interval = busy, interval.lowerBound < hours.upperBound {
          let part = max(interval.lowerBound, counted)..<max(interval.upperBound, counted)
          booked += part.clamped(to: hours).milliseconds
          counted = max(counted, min(part.upperBound, hours.upperBound))
          // What lasts longer is looked at again on the next day.
          if interval.upperBound > hours.upperBound { break }
          busy = try events.next()?.interval
        }
        load.booked += booked / 1_000
      }
      loads.append(load)
      day = date.adding(days: 1)
    }
    return loads
  }

  /// How long the events of a task are that take time and end after a day begins.
  private func secondsOfEvents(of task: Task, since day: CalendarDate) throws -> Int64 {
    let select = try database.statement(
      """
      SELECT total(min(end_ms - start_ms, 31622400000)) FROM event
      WHERE task_uid = ? AND end_ms > ? AND repeats = 0 AND transparent = 0
      """)
    defer { select.reset() }
    try select.bind(task.uid, zone.startOfDay(day))
    return try select.step() ? select.integer(0) / 1_000 : 0
  }

  private func plannedTasks(upTo day: CalendarDate, at now: Instant) throws -> [Task] {
    let end = days.end(of: day)
    let filter = TaskFilter.all([
      .status([.open]), .not(.expired(at: now)),
      .any([.time(.planned, from: nil, before: end), .time(.due, from: nil, before: end)]),
      // What is hidden until then is to be done all the same.
      .any([.hidden(at: now), .not(.hidden(at: now))]),
    ])
    return try tasks.tasks(ids: taskIDs(TaskQuery(filter), at: now))
  }

  private func day(of moment: Moment) -> CalendarDate { days.date(at: moment.beginning(in: days)) }

  /// Visits the days of the occurrences after the present one of a task that repeats by its rule.
  private func forEachLaterDay(
    of task: Task, upTo last: CalendarDate, _ planned: Moment, _ visit: (CalendarDate) -> Void
  ) throws {
    guard task.repeatMode == .fixed, let present = task.occurrence,
      let recurrence = task.recurrence
    else { return }
    let zone = try days(named: task.zoneName)
    var count = 0
    for occurrence in try recurrence.occurrences(notBefore: present, in: zone)
    where occurrence > present {
      let shift = SeriesShift(fromOccurrence: present, to: occurrence, in: zone)
      let day = day(of: shift.moved(planned, in: zone))
      if day > last { return }
      visit(day)
      count += 1
      if count % 1_000 == 0 { try safePoints.check() }
    }
  }
}
