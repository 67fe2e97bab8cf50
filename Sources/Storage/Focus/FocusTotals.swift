package import Domain

/// The total of focus time of one group.
package struct FocusTotal: Equatable {
  /// A task's or project's id, 0 for none, or a day as yyyymmdd.
  package var key: Int64
  /// The task's title, the project's path or the day.
  package var label: String
  /// In milliseconds.
  package var duration: Int64
  package var sessionCount: Int64

  package init(key: Int64, label: String, duration: Int64, sessionCount: Int64) {
    self.key = key
    self.label = label
    self.duration = duration
    self.sessionCount = sessionCount
  }
}

/// The grouping of focus time.
package enum FocusGrouping: Int32, Sendable {
  case task = 1
  case project = 2
  case day = 3
}

extension SQLiteStore {
  /// The stretches of work in a time, cut to it; what runs counts up to now. A stretch is at most an
  /// hour long, in a damaged store too, so that those that reach into the time begin at most an hour before it.
  /// Parameters: the beginning and the end of the time, and now.
  private static let work = """
    WITH stretch(session_id, first, last) AS (
      SELECT session_id, start_ms, min(end_ms, start_ms + \(FocusLength.longest)) FROM focus_stretch
      WHERE start_ms > ?1 - \(FocusLength.longest) AND start_ms < ?2
      UNION ALL
      SELECT id, resumed_ms, min(?3, resumed_ms + min(\(FocusLength.longest), length_ms - (
        SELECT coalesce(sum(end_ms - start_ms), 0) FROM focus_stretch WHERE session_id = id)))
      FROM focus_session WHERE state IN (1, 2) AND resumed_ms IS NOT NULL
    ), work AS (
      SELECT s.id, s.task_uid, s.project_uid, max(first, ?1) AS first, min(last, ?2) AS last
      FROM stretch CROSS JOIN focus_session AS s ON s.id = session_id
      WHERE s.kind = 1 AND s.state <> 4 AND max(first, ?1) < min(last, ?2)
    )
    """

  /// Joined is `p`, a task or a project.
  private static func totals(_ label: String, joined: String) -> String {
    """
    \(work)
    SELECT coalesce(p.id, 0), coalesce(\(label), ''), sum(last - first) AS total,
      count(DISTINCT work.id)
    FROM work \(joined)
    GROUP BY 1 ORDER BY total DESC, p.uid
    """
  }

  static let focusByTask = totals(
    "p.title", joined: "LEFT JOIN task AS p ON p.uid = work.task_uid")
  static let focusByProject = totals(
    ProjectSQL.path, joined: ProjectSQL.join("work.project_uid"))
  static let focusByDay = "\(work) SELECT id, first, last FROM work ORDER BY first, last, id"
  static let focusOfProjectByDay = """
    \(work) SELECT id, first, last FROM work WHERE project_uid IN (\(ProjectSQL.sameName("?4")))
    ORDER BY first, last, id
    """

  /// How much was worked in a range: of tasks and projects, the most first; of days, in their order.
  ///
  /// Breaks and what was cancelled do not count. What was worked on tasks that were purged counts as
  /// worked on none.
  package func focusTotals(
    by grouping: FocusGrouping, in range: Range<Instant>, at now: Instant
  ) throws -> [FocusTotal] {
    switch grouping {
    case .task: return try focusTotals(Self.focusByTask, in: range, at: now)
    case .project: return try focusTotals(Self.focusByProject, in: range, at: now)
    case .day: return try focusTotalsOfDays(in: range, at: now)
    }
  }

  private func focusTotals(
    _ sql: String, in range: Range<Instant>, at now: Instant
  ) throws -> [FocusTotal] {
    let select = try database.statement(sql)
    defer { select.reset() }
    try select.bind(range.lowerBound, range.upperBound, now)
    var totals: [FocusTotal] = []
    while try select.step() {
      totals.append(
        FocusTotal(
          key: select.integer(0), label: select.text(1), duration: select.integer(2),
          sessionCount: select.integer(3)))
    }
    return totals
  }

  private func focusTotalsOfDays(
    in range: Range<Instant>, at now: Instant
  ) throws -> [FocusTotal] {
    var days = FocusDays(zone: self.days)
    try forEachFocus(in: range, at: now) { days.add($0, of: $1) }
    return days.totals
  }

  /// How much was worked on each day of a range, on tasks of all projects or of the one with a uid, in
  /// milliseconds.
  func focusDurations(
    ofProject projectUID: String?, in range: Range<Instant>, at now: Instant
  ) throws -> [CalendarDate: Int64] {
    var days = FocusDays(zone: self.days)
    try forEachFocus(ofProject: projectUID, in: range, at: now) { days.add($0, of: $1) }
    return days.durations
  }

  /// Visits the stretches of work in a range with the ids of their sessions, in their order.
  private func forEachFocus(
    ofProject projectUID: String? = nil, in range: Range<Instant>, at now: Instant,
    _ visit: (Range<Instant>, Int64) -> Void
  ) throws {
    let select = try database.statement(
      projectUID == nil ? Self.focusByDay : Self.focusOfProjectByDay)
    defer { select.reset() }
    if let projectUID {
      try select.bind(range.lowerBound, range.upperBound, now, projectUID)
    } else {
      try select.bind(range.lowerBound, range.upperBound, now)
    }
    while try select.step() {
      let start = Instant(clamping: select.integer(1))
      visit(start..<max(start, Instant(clamping: select.integer(2))), select.integer(0))
    }
  }
}

/// Totals of focus time by day of a time zone. Sessions must come in the order of their starts.
private struct FocusDays {
  private(set) var durations: [CalendarDate: Int64] = [:]
  private var sessions: [CalendarDate: Set<Int64>] = [:]
  private var day: DayCache

  init(zone: any Zone) {
    day = DayCache(in: zone)
  }

  mutating func add(_ stretch: Range<Instant>, of session: Int64) {
    var start = stretch.lowerBound
    while start < stretch.upperBound {
      let date = day.date(of: start)
      let end = min(stretch.upperBound, day.span.upperBound)
      if end <= start { return }
      durations[date, default: 0] += end.milliseconds - start.milliseconds
      sessions[date, default: []].insert(session)
      start = end
    }
  }

  var totals: [FocusTotal] {
    durations.sorted { $0.key < $1.key }.map { day, duration in
      FocusTotal(
        key: Int64(day.packed), label: day.text, duration: duration,
        sessionCount: Int64(sessions[day]?.count ?? 0))
    }
  }
}
