import Documents
import Domain
import Storage
import ViewModels

extension StoreHandle {
  /// The page of a report on the store as it is now.
  func report(_ request: ReportRequest) throws -> String {
    let now = try now()
    let query = try request.query(
      today: store.days.day(containing: now), localeWeekStart: localeWeekStart)
    let report = try store.read {
      try ReportReader(store.facts(at: now), at: now, in: store.days, Wording(locale))
        .report(sources(of: request, query, at: now))
    }
    return HTMLReport(report, appearance: request.appearance).text
  }

  private func sources(
    of request: ReportRequest, _ query: PulseQuery, at now: Instant
  ) throws -> ReportSources {
    let today = store.days.day(containing: now)
    return try ReportSources(
      title: request.title, pulse: store.pulse(query, at: now),
      year: store.pulse(ReportSources.year(upTo: today, weekStart: query.weekStart), at: now),
      completions: doneTasks(on: today), Wording(locale))
  }

  /// What was done on a day, in the order of time.
  func doneTasks(on day: CalendarDate) throws -> [DoneTask] {
    var done: [DoneTask] = []
    try store.completionListing().forEach(ofTask: nil, in: store.days.span(of: day...day)) { row in
      done.append(
        DoneTask(
          taskID: row.optionalInteger(.taskID),
          completed: Instant(clamping: row.integer(.completed)), points: row.integer(.points)))
    }
    return done
  }
}
