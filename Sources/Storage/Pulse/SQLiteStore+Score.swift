package import Domain

/// Points are added up from an index that has them.
extension SQLiteStore {
  // Another program may have written any points, and the sum must not overflow.
  private static let points = "min(max(points, 0), 1000)"
  private static let sums = "coalesce(sum(\(points)), 0), count(*)"
  private static let inRange = "completed_ms >= ?1 AND completed_ms < ?2"

  static let scoreOfAll = "SELECT \(sums) FROM completion WHERE \(inRange)"
  static let scoreOfProject = "\(scoreOfAll) AND project_uid IN (\(ProjectSQL.sameName("?3")))"
  static let scoreOfTagged = """
    SELECT tags, \(points) FROM completion
    WHERE \(inRange) AND tags IS NOT NULL AND (?3 IS NULL OR project_uid IN (\(ProjectSQL.sameName("?3"))))
    """

  /// What was completed on some days, and its points.
  ///
  /// - Throws: `notFound` for a project that there is not.
  package func score(_ query: ScoreQuery) throws -> Tally {
    // The first day of time has all that came before it in other zones, and the last one no end.
    let first = query.days.lowerBound
    let isFirst = first.adding(days: -1) == nil
    let start = isFirst ? Instant.range.lowerBound : days.startOfDay(first)
    let end =
      days.startOfDay(after: query.days.upperBound)?.milliseconds
      ?? Instant.range.upperBound.milliseconds + 1
    let project = try query.projectID.map { id in
      try Failure.about("project_id") { try projects.existing(id).uid }
    }
    if let tag = query.tag { return try score(from: start, before: end, project, tag) }
    let select = try database.statement(project == nil ? Self.scoreOfAll : Self.scoreOfProject)
    defer { select.reset() }
    if let project {
      try select.bind(start, end, project)
    } else {
      try select.bind(start, end)
    }
    guard try select.step() else { return Tally() }
    return Tally(completed: select.integer(1), points: select.integer(0))
  }

  private func score(
    from start: Instant, before end: Int64, _ project: String?, _ tag: NameKey
  ) throws -> Tally {
    let select = try database.statement(Self.scoreOfTagged)
    defer { select.reset() }
    try select.bind(start, end, project)
    var known = TagCache([tag])
    var score = Tally()
    while try select.step() {
      guard known.match(select.bytes(0)) else { continue }
      score.points += select.integer(1)
      score.completed += 1
    }
    return score
  }
}
