import CTaskcoreHeader

/// Points, and how many tasks and occurrences were completed for them.
public struct Score: Sendable {
  /// The points.
  public let points: Int64
  /// How many were completed.
  public let completed: Int64

  /// Makes one with these values.
  public init(points: Int64, completed: Int64) {
    self.points = points
    self.completed = completed
  }
}

extension Store {
  /// The score of some days; of one project, or of one tag, when these are given.
  public func score(_ days: PastDays, project: Int64?, tag: (any UTF8Text)?) throws -> Score {
    let texts = CStrings()
    var query = taskcore_score_query()
    query.struct_size = MemoryLayout<taskcore_score_query>.size
    if let first = days.first {
      query.fields |= TASKCORE_SCORE_FIRST_DATE
      query.first_date = first.number
    }
    if let last = days.last {
      query.fields |= TASKCORE_SCORE_LAST_DATE
      query.last_date = last.number
    }
    if let project {
      query.fields |= TASKCORE_SCORE_PROJECT_ID
      query.project_id = project
    }
    if let tag {
      query.fields |= TASKCORE_SCORE_TAG
      query.tag = texts.copy(tag)
    }
    var score = taskcore_score()
    score.struct_size = MemoryLayout<taskcore_score>.size
    try withExtendedLifetime(texts) {
      try Self.check(taskcore_score_read(handle, &query, &score))
    }
    return Score(points: score.points, completed: score.completed_count)
  }
}
