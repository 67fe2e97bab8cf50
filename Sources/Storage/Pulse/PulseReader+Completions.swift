import Domain

/// What was completed, from the log of it, in the order of time.
extension PulseReader {
  /// - Throws: `corrupt` for points and a priority that no completion can have.
  mutating func readCompletions(_ sql: String, _ key: [any Bindable]) throws {
    var day = DayCache(in: days)
    var place = -1
    var isInQuery = false
    var projects: [String: Tally] = [:]
    var last = Instant.range.lowerBound
    try store.database.forEachRow(of: sql, key) { row in
      let completed = Instant(clamping: row.integer(1))
      // Streaks are counted in this order, which a number that is a text, or a damaged index, has not.
      guard completed >= last else {
        throw Failure(
          .corrupt,
          "The store is damaged: completion \(row.integer(0)) is not in the order of time. "
            + "Repair the store.")
      }
      last = completed
      let date = day.date(of: completed)
      if history.completedDays.last?.date != date {
        history.completedDays.append((date, Tally()))
        place = tally.spans.place(of: date)
        isInQuery = query.days.contains(date)
      }
      let one = Tally(completed: 1, points: try points(in: row))
      history.completedDays[history.completedDays.count - 1].tally += one
      tally.add(one, on: place)
      if let due = try Moment.due(in: row, from: 4, of: "completion") {
        tally.add(due: due, until: completed)
      }
      if isInQuery {
        history.hours[days.localTime(at: completed).hour] += one
        history.priorities[try priority(in: row)] += one
        projects[row.text(6), default: Tally()] += one
      }
    }
    history.projects = try tallies(of: projects)
  }

  private func points(in row: Statement) throws -> Int64 {
    let points = row.integer(2)
    guard Completion.pointsRange.contains(points) else {
      throw Failure(
        .corrupt, "The store is damaged: completion \(row.integer(0)) scores \(points) points.")
    }
    return points
  }

  private func priority(in row: Statement) throws -> Int {
    let code = Int(row.integer(3))
    guard history.priorities.indices.contains(code) else {
      throw Failure(
        .corrupt, "The store is damaged: completion \(row.integer(0)) has no priority.")
    }
    return code
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
