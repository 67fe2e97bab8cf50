import Domain

/// What was completed, from the log of it, in the order of time.
extension PulseReader {
  /// - Throws: `corrupt` for points and a priority that no completion can have.
  func readCompletions(
    _ scan: PulseScan, _ key: [any Bindable], _ tally: inout DayTally,
    _ history: inout PulseHistory
  ) throws {
    let zone = days
    var day = CompletedDay(in: zone, tally.spans, query.days)
    var projects = UIDTallies()
    var last = Instant.range.lowerBound
    try forEachRow(of: scan, key) { row in
      let completed = Instant(clamping: row.integer(0))
      // Streaks are counted in this order, which a number that is a text, or a damaged index, has not.
      guard completed >= last else {
        throw PulseDamage {
          "The store is damaged: completion \($0) is not in the order of time. Repair the store."
        }
      }
      last = completed
      if !day.span.contains(completed) {
        day.end(&tally, &history)
        day.begin(at: completed)
      }
      let one = Tally(completed: 1, points: try Self.points(row.integer(1)))
      day.tally += one
      let (date, time) = (row.optionalInteger(3), row.optionalInteger(4))
      if let due = try Moment.due(date, time, of: "completion") {
        tally.add(due: due, until: completed)
      }
      if day.isInQuery {
        history.hours[zone.hour(at: completed)] += one
        history.priorities[try Self.priority(row.integer(2), in: history)] += one
        projects.add(one, to: row.bytes(5))
      }
    }
    day.end(&tally, &history)
    history.projects = try tallies(of: projects.byText)
  }

  private static func points(_ points: Int64) throws -> Int64 {
    guard Completion.pointsRange.contains(points) else {
      throw PulseDamage { "The store is damaged: completion \($0) scores \(points) points." }
    }
    return points
  }

  private static func priority(_ code: Int64, in history: PulseHistory) throws -> Int {
    guard history.priorities.indices.contains(Int(code)) else {
      throw PulseDamage { "The store is damaged: completion \($0) has no priority." }
    }
    return Int(code)
  }

  /// From the uids of projects; those that are gone are one.
  private func tallies(of projects: [String: Tally]) throws -> [PulseHistory.ProjectTally] {
    var rest = projects
    var tallies: [PulseHistory.ProjectTally] = []
    let all = try store.projects.all()
    for alias in all {
      guard let holder = alias.aliasUID, let tally = rest.removeValue(forKey: alias.uid) else {
        continue
      }
      rest[holder, default: Tally()] += tally
    }
    for project in all {
      if let tally = rest.removeValue(forKey: project.uid) {
        tallies.append(PulseHistory.ProjectTally(project: project, tally: tally))
      }
    }
    if rest.isEmpty { return tallies }
    let deleted = rest.values.reduce(into: Tally()) { $0 += $1 }
    return tallies + [PulseHistory.ProjectTally(project: nil, tally: deleted)]
  }
}
