/// What became of the occurrences of a task that repeats, as of now.
///
/// An occurrence is *done* when it was completed on its day or before, or after it and before the day of the
/// next one. What was completed later than that is *missed*, and counts for the occurrence in whose time it was
/// completed, unless that one has a completion of its own. *Skipped* ones, which were cancelled or left out,
/// neither keep nor break a streak, and neither do missed ones on days on which streaks wait. The present
/// occurrence has no outcome while there is time for it. Days begin at the time that is set in the store.
package struct SeriesHistory {
  /// The outcome of one occurrence; the raw values are those of the C API.
  package enum Outcome: Int32, CaseIterable, Sendable {
    case done = 1
    case skipped
    case missed
  }

  package struct Entry: Equatable, Sendable {
    package var occurrence: LocalMoment
    package var outcome: Outcome
    /// When it was completed, perhaps too late.
    package var completed: Instant?
  }

  /// Consecutive occurrences that were done.
  package struct Run: Equatable, Sendable {
    package var count: Int64
    package var first: LocalMoment
    package var last: LocalMoment
  }

  package struct Streaks: Equatable, Sendable {
    package var current: Run?
    /// The earliest of the longest ones.
    package var longest: Run?
    /// How many were done in all.
    package var doneCount: Int64 = 0
    package var skippedCount: Int64 = 0
  }

  /// The stored data on the occurrences of a task.
  package struct Facts {
    package var completed: [LocalMoment: Instant] = [:]
    package var skipped: Set<LocalMoment> = []
    /// Those that are tasks of their own, and open.
    package var open: Set<LocalMoment> = []

    package init() {}

    package var isEmpty: Bool { completed.isEmpty && skipped.isEmpty && open.isEmpty }
  }

  private enum Fact {
    case entry(Entry)
    /// It is a task of its own, and there is time for it, or not.
    case open
  }

  /// How many of the last occurrences are listed at most.
  package static let furthest: Int64 = 1_000_000

  /// Those of the zone of the task.
  package let days: any Zone
  private let today: CalendarDate
  private let paused: PausedDays
  /// What is expected to be done; nil when the task repeats no longer.
  private let recurrence: Recurrence?
  /// Of what is expected, all is before it.
  private let end: LocalMoment?
  /// In the order of their occurrences.
  private let facts: [(occurrence: LocalMoment, fact: Fact)]

  /// The days are those of the zone of the task.
  package init(
    of task: Task, _ known: Facts, settings: PulseSettings, holidays: [Holiday], at now: Instant,
    in days: any Zone
  ) throws {
    self.days = days
    today = days.date(at: now)
    paused = PausedDays(settings, holidays: holidays)
    let present = task.presentOccurrence(at: now, in: days)
    let isOpen = task.status == .open
    switch task.repeatMode {
    case .fixed:
      recurrence = task.recurrence(at: now, in: days)
      end = isOpen ? nil : present
    case .afterCompletion:
      // What comes after the present one depends on when that is done.
      let whole = task.recurrence(from: present)
      recurrence = isOpen ? whole : nil
      end = try whole?.first(after: present, in: days)
    }
    facts = try Self.facts(
      known, today: today, days: days,
      recurrence: task.repeatMode == .fixed ? task.recurrence(at: now, in: days) : nil,
      next: { occurrence in
        switch task.repeatMode {
        case .fixed: try task.recurrence(at: now, in: days)?.first(after: occurrence, in: days)
        case .afterCompletion:
          try task.recurrence(from: occurrence)?.first(after: occurrence, in: days)
        }
      })
  }

  private static func facts(
    _ known: Facts, today: CalendarDate, days: any Zone, recurrence: Recurrence?,
    next: (LocalMoment) throws -> LocalMoment?
  ) throws -> [(occurrence: LocalMoment, fact: Fact)] {
    var facts: [LocalMoment: Fact] = [:]
    for occurrence in known.skipped {
      facts[occurrence] = .entry(Entry(occurrence: occurrence, outcome: .skipped))
    }
    // The series skipped it, for it is a task of its own.
    for occurrence in known.open { facts[occurrence] = .open }
    var late: [Instant] = []
    for (occurrence, completed) in known.completed {
      let day = days.date(at: completed)
      var outcome = Outcome.done
      if day > occurrence.day(in: days), let next = try next(occurrence), day >= next.day(in: days)
      {
        outcome = .missed
        late.append(completed)
      }
      facts[occurrence] = .entry(
        Entry(occurrence: occurrence, outcome: outcome, completed: completed))
    }
    for completed in late.sorted() {
      guard
        let other = try recurrence?.last(notAfter: days.date(at: completed), in: days),
        facts[other] == nil
      else { continue }
      facts[other] = .entry(Entry(occurrence: other, outcome: .done, completed: completed))
    }
    return facts.map { (occurrence: $0.key, fact: $0.value) }
      .sorted { $0.occurrence < $1.occurrence }
  }

  /// The last so many of those that are over, the last one first. What `check` throws, which is called now
  /// and then, ends this.
  package func last(_ limit: Int, check: () throws -> Void) throws -> [Entry] {
    let earliest = min(
      facts.first?.occurrence.date ?? today, recurrence?.start.date ?? today)
    var span = 1
    while true {
      let from = max(today.adding(days: -span) ?? .first, earliest)
      let entries = try entries(since: from, atMost: limit, check: check)
      if entries.count == limit || from <= earliest { return entries.reversed() }
      span *= 4
    }
  }

  private func entries(
    since day: CalendarDate, atMost limit: Int, check: () throws -> Void
  ) throws -> [Entry] {
    var entries: [Entry] = []
    var walk = try Walk(self, from: .date(day))
    while let entry = try walk.next() {
      entries.append(entry)
      if entries.count >= limit * 2 + 1_000 {
        entries.removeFirst(entries.count - limit)
        try check()
      }
    }
    return entries.suffix(limit)
  }

  /// The runs of those that were done; `check` is as of ``last(_:check:)``.
  package func streaks(check: () throws -> Void) throws -> Streaks {
    var streaks = Streaks()
    var walk = try Walk(self, from: nil)
    var count = 0
    while let entry = try walk.next() {
      count += 1
      if count % 1_000 == 0 { try check() }
      switch entry.outcome {
      case .done:
        streaks.doneCount += 1
        var run =
          streaks.current ?? Run(count: 0, first: entry.occurrence, last: entry.occurrence)
        run.count += 1
        run.last = entry.occurrence
        streaks.current = run
        if run.count > streaks.longest?.count ?? 0 { streaks.longest = run }
      case .skipped: streaks.skippedCount += 1
      case .missed:
        let day = entry.occurrence.day(in: days)
        if paused.contains(day) {
          let active = paused.firstActive(after: day.daysSince1970)
          try walk.leap(to: CalendarDate(clampingDaysSince1970: active))
        } else {
          streaks.current = nil
          // What else was missed up to the next fact changes nothing.
          try walk.leapToNextFact()
        }
      }
    }
    return streaks
  }

  /// Merges the expected and the recorded occurrences in their order.
  private struct Walk {
    private let history: SeriesHistory
    private var index: Int
    private var expected: Occurrences?
    private var upcoming: LocalMoment?

    /// From a date on, or from the beginning.
    init(_ history: SeriesHistory, from first: LocalMoment?) throws {
      self.history = history
      index = history.facts.count
      if let known = history.facts.firstIndex(where: { fact in
        first.map { fact.occurrence >= $0 } ?? true
      }) {
        index = known
      }
      try seek(first)
    }

    private mutating func seek(_ first: LocalMoment?) throws {
      guard let recurrence = history.recurrence else { return }
      let earliest = first.map {
        recurrence.start.isDate ? .date($0.date) : LocalMoment.dateTime($0.time)
      }
      expected = try recurrence.occurrences(notBefore: earliest, in: history.days)
      upcoming = nextExpected()
      while let earliest, let next = upcoming, next < earliest { upcoming = nextExpected() }
    }

    private mutating func nextExpected() -> LocalMoment? {
      guard let next = expected?.next() else { return nil }
      if let end = history.end, next >= end { return nil }
      return next
    }

    mutating func leap(to day: CalendarDate) throws {
      guard let upcoming, upcoming.date < day else { return }
      if index < history.facts.count, history.facts[index].occurrence.date < day {
        return try leapToNextFact()
      }
      try seek(.date(day))
    }

    mutating func leapToNextFact() throws {
      guard index < history.facts.count else {
        expected = nil
        upcoming = nil
        return
      }
      let occurrence = history.facts[index].occurrence
      if let upcoming, upcoming < occurrence { try seek(occurrence) }
    }

    /// The next one that is over.
    mutating func next() throws -> Entry? {
      while true {
        let known = index < history.facts.count ? history.facts[index] : nil
        if let known, upcoming.map({ known.occurrence <= $0 }) ?? true {
          index += 1
          if upcoming == known.occurrence { upcoming = nextExpected() }
          switch known.fact {
          case .entry(let entry): return entry
          case .open:
            if let missed = missed(known.occurrence, before: upcoming) { return missed }
          }
          continue
        }
        guard let occurrence = upcoming else { return nil }
        upcoming = nextExpected()
        let next = upcoming ?? history.end
        if let missed = missed(occurrence, before: next) { return missed }
        // There is time for it, as for all after it; what was completed in advance is known.
        upcoming = nil
        expected = nil
      }
    }

    /// Nil while there is time for an occurrence.
    private func missed(_ occurrence: LocalMoment, before next: LocalMoment?) -> Entry? {
      let today = history.today
      guard occurrence.day(in: history.days) < today,
        next.map({ $0.day(in: history.days) <= today }) ?? false
      else { return nil }
      return Entry(occurrence: occurrence, outcome: .missed)
    }
  }
}

extension LocalMoment {
  /// The day on which it is, where days begin when that is set; a date is that day.
  fileprivate func day(in days: any Zone) -> CalendarDate {
    switch self {
    case .date(let date): date
    case .dateTime(let time): days.date(at: days.instant(at: time))
    }
  }
}

extension Recurrence {
  /// The last occurrence on a day or before it.
  fileprivate func last(notAfter day: CalendarDate, in days: any Zone) throws -> LocalMoment? {
    var span = 1
    while true {
      let date = day.adding(days: -span) ?? .first
      let first: LocalMoment = start.isDate ? .date(date) : .dateTime(LocalTime(startOf: date))
      var found: LocalMoment?
      for occurrence in try occurrences(notBefore: first, in: days) {
        if occurrence.day(in: days) > day { break }
        found = occurrence
      }
      if let found { return found }
      if date <= start.date { return nil }
      span *= 4
    }
  }
}
