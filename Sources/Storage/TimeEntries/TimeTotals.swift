package import Domain

/// The total of time spent of one group.
package struct TimeTotal: Equatable {
  /// The id of a task, project or client, 0 for none and for tags, or a day as yyyymmdd.
  package var key: Int64
  /// The task's title, the path of the project, the name of the client, the day or the tag.
  package var label: String
  /// In milliseconds.
  package var duration: Int64 = 0
  package var entryCount: Int64 = 0
  /// What it costs at its rates.
  package var cost = TimeCost()
}

extension SQLiteStore {
  /// The time of each thing, apart for what says its rate: an entry is in one of the rows of a thing.
  private static func totals(
    _ key: String, _ uid: String, _ label: String, from source: String = ""
  ) -> String {
    """
    \(TimeEntrySQL.work)
    SELECT \(key) AS key, \(label) AS label, sum(last - first) AS total,
      count(DISTINCT work.kind || ' ' || work.id), work.rate, t.hourly_rate_millionths,
      work.project_uid, \(uid)
    FROM work LEFT JOIN task AS t ON t.uid = work.task_uid \(source)
    GROUP BY 1, 2, 5, 6, 7
    """
  }

  static let timeByTask = totals("coalesce(t.id, 0)", "t.uid", "coalesce(t.title, '')")
  static let timeByProject = totals(
    "coalesce(p.id, 0)", "p.uid", "coalesce(\(ProjectSQL.path), '')",
    from: ProjectSQL.join("work.project_uid"))
  static let timeByTag = totals(
    "0", "NULL", "coalesce(g.name, '')",
    from: "LEFT JOIN task_tag AS m ON m.task_id = t.id LEFT JOIN tag AS g ON g.id = m.tag_id")
  /// Of all projects: which client they are for follows from the tree.
  static let timeByClient = totals("0", "NULL", "''")

  static let timeOfDays = """
    \(TimeEntrySQL.work)
    SELECT kind, work.id, first, last, rate, t.hourly_rate_millionths, work.project_uid
    FROM work LEFT JOIN task AS t ON t.uid = work.task_uid ORDER BY first, last, kind, work.id
    """

  /// How much time was spent in a range, and what it costs, of time entries and focus sessions: of tasks,
  /// projects, tags and clients, the most first; of days, in their order. It counts for each of two that
  /// overlap, and for each tag of a task.
  package func timeTotals(
    by grouping: TimeGrouping, in range: Range<Instant>, at now: Instant
  ) throws -> [TimeTotal] {
    if range.isEmpty { return [] }
    switch grouping {
    case .task: return try timeTotals(Self.timeByTask, in: range, at: now)
    case .project: return try timeTotals(Self.timeByProject, in: range, at: now)
    case .tag: return try timeTotals(Self.timeByTag, in: range, at: now)
    case .client: return try timeTotals(Self.timeByClient, ofClients: true, in: range, at: now)
    case .day: return try timeTotalsOfDays(in: range, at: now)
    }
  }

  private func timeTotals(
    _ sql: String, ofClients: Bool = false, in range: Range<Instant>, at now: Instant
  ) throws -> [TimeTotal] {
    let rates = try hourlyRates()
    let select = try database.statement(sql)
    defer { select.reset() }
    try select.bind(now, range.lowerBound, range.upperBound)
    var totals: [TimeTotal] = []
    var things: [TimeThing] = []
    var indexes: [TimeThing: Int] = [:]
    while try select.step() {
      let price = RatedTime(select, firstColumn: 4)
      var thing = TimeThing(
        key: select.integer(0), uid: select.optionalText(7) ?? "", label: select.text(1))
      if ofClients, let client = rates.client(ofProject: price.projectUID) {
        thing = TimeThing(key: client.id, uid: client.uid, label: client.party[.name])
      }
      let index = indexes[thing] ?? totals.count
      if index == totals.count {
        indexes[thing] = index
        things.append(thing)
        totals.append(TimeTotal(key: thing.key, label: thing.label))
      }
      let duration = select.integer(2)
      totals[index].duration += duration
      totals[index].entryCount += select.integer(3)
      price.add(duration, to: &totals[index].cost, rates)
    }
    return zip(totals, things).sorted { first, second in
      if first.0.duration != second.0.duration { return first.0.duration > second.0.duration }
      if first.1.uid != second.1.uid { return ExactText(first.1.uid) < ExactText(second.1.uid) }
      return ExactText(first.1.label) < ExactText(second.1.label)
    }.map(\.0)
  }

  private func timeTotalsOfDays(
    in range: Range<Instant>, at now: Instant
  ) throws -> [TimeTotal] {
    let rates = try hourlyRates()
    let select = try database.statement(Self.timeOfDays)
    defer { select.reset() }
    try select.bind(now, range.lowerBound, range.upperBound)
    var totals = TimeOfDays(zone: days)
    while try select.step() {
      let start = Instant(clamping: select.integer(2))
      let key = TimeOverlap.Key(
        kind: Int32(truncatingIfNeeded: select.integer(0)), id: select.integer(1))
      let price = RatedTime(select, firstColumn: 4)
      totals.add(start..<max(start, Instant(clamping: select.integer(3))), of: key) {
        price.add($0, to: &$1, rates)
      }
    }
    return totals.totals
  }
}

/// The grouping of time totals.
private struct TimeThing: Hashable {
  var key: Int64
  var uid: String
  var label: String
}

/// The source of the rate of a stretch of time.
private struct RatedTime {
  let entryRate: Int64?
  let taskRate: Int64?
  let projectUID: String?

  /// Three columns: the rate of the entry, that of the task, and the uid of the project.
  init(_ statement: Statement, firstColumn: Int32) {
    entryRate = statement.optionalInteger(firstColumn)
    taskRate = statement.optionalInteger(firstColumn + 1)
    projectUID = statement.optionalText(firstColumn + 2)
  }

  func add(_ duration: Int64, to cost: inout TimeCost, _ rates: HourlyRates) {
    cost.add(
      duration, at: rates.rate(entry: entryRate, task: taskRate, projectUID: projectUID),
      in: rates.currency(ofProject: projectUID))
  }
}

/// Totals of time by day of a time zone. Entries must come in the order of their starts.
private struct TimeOfDays {
  private struct Day {
    var duration: Int64 = 0
    var keys: Set<TimeOverlap.Key> = []
    var cost = TimeCost()
  }

  private var days: [CalendarDate: Day] = [:]
  private var day: DayCache

  init(zone: any Zone) {
    day = DayCache(in: zone)
  }

  /// `charge` gets how long it was on each of its days, and what the day costs.
  mutating func add(
    _ stretch: Range<Instant>, of key: TimeOverlap.Key,
    charge: (Int64, inout TimeCost) -> Void
  ) {
    var start = stretch.lowerBound
    while start < stretch.upperBound {
      let date = day.date(of: start)
      let end = min(stretch.upperBound, day.span.upperBound)
      if end <= start { return }
      let duration = end.milliseconds - start.milliseconds
      days[date, default: Day()].duration += duration
      days[date, default: Day()].keys.insert(key)
      charge(duration, &days[date, default: Day()].cost)
      start = end
    }
  }

  var totals: [TimeTotal] {
    days.sorted { $0.key < $1.key }.map { date, day in
      TimeTotal(
        key: Int64(date.packed), label: date.text, duration: day.duration,
        entryCount: Int64(day.keys.count), cost: day.cost)
    }
  }
}
