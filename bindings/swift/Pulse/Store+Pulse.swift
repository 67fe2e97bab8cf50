import CTaskcoreHeader

extension Store {
  /// The pulse of some days, or of the last 30; of one project, or of all for nil.
  public func pulse(_ days: PastDays = PastDays(), project: Int64? = nil) throws -> Pulse {
    let query = PulseQuery {
      $0.project = project
      $0.weekStart = weekStart
      $0.days = days
    }
    return try query.withInput { input in
      try Self.content(
        { taskcore_pulse_read(handle, input, &$0) }, taskcore_pulse_contents, taskcore_pulse_free,
        Pulse.init)
    }
  }

  /// The score of some days; of one project, or of one tag, when these are given.
  public func score(_ days: PastDays, project: Int64?, tag: (any UTF8Text)?) throws -> Score {
    try ScoreQuery {
      $0.project = project
      $0.tag = tag
      $0.days = days
    }.withInput { input in
      Score(
        try Self.filled(blank(taskcore_score(), taskcore_score_init)) {
          taskcore_score_read(handle, input, $0)
        })
    }
  }
}
