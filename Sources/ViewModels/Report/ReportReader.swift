package import Domain

/// Builds a report from the store at one moment.
package struct ReportReader {
  /// How many tasks a list shows.
  package static let listLimit: Int64 = 30

  private let tasks: any TaskFactsReader
  private let now: Instant
  private let zone: any Zone
  private let wording: Wording

  package init(
    _ tasks: any TaskFactsReader, at now: Instant, in zone: any Zone,
    _ wording: Wording = .english
  ) {
    self.tasks = tasks
    self.now = now
    self.zone = zone
    self.wording = wording
  }

  package func report(_ sources: ReportSources) throws -> Report {
    let pulse = sources.pulse
    return Report(
      title: sources.title ?? wording.text("Taskcore report"),
      momentLabel: wording.full(.dateTime(now), in: zone), zoneLabel: zone.name,
      rangeLabel: wording.span(pulse.query.days, today: pulse.today),
      today: try today(sources),
      week: Report.Week(pulse, days: sources.weekDays, wording),
      findings: pulse.insights(wording).map { Report.Finding($0, wording) },
      goals: Report.goals(pulse, wording), pace: Report.pace(pulse, wording),
      charts: sources.charts,
      tables: Report.tables(pulse, wording), isFresh: try !tasks.hadAnyTask(),
      wording: wording)
  }

  private func today(_ sources: ReportSources) throws -> Report.Today {
    var lists: [Report.List] = []
    func add(_ title: String, _ query: TaskQuery?) throws {
      guard var query else { return }
      let count = try tasks.count(query)
      if count == 0 { return }
      query.limit = Self.listLimit
      let rows = try tasks.facts(query).map { Row($0, at: now, in: zone, wording) }
      lists.append(
        Report.List(
          title: title, countLabel: wording.grouped(count), rows: rows,
          moreLabel: wording.more(count - Int64(rows.count))))
    }
    try add(wording.inProgress, view(.started))
    for kind in Section.Kind.ofToday {
      try add(wording.title(of: kind), kind.query(at: now, in: zone))
    }
    let day = sources.pulse.today
    try add(wording.cancelled, view(.cancelled, day: day, lastDay: day))
    let tally = sources.today
    let done = try done(sources.completions)
    return Report.Today(
      dateLabel: wording.fullDay(sources.pulse.today),
      summary: wording.scored(tally), chart: sources.todayChart, lists: lists,
      done: done, doneCountLabel: wording.grouped(tally.completed),
      moreDoneLabel: wording.more(tally.completed - Int64(done.count)))
  }

  private func view(
    _ kind: View.Kind, day: CalendarDate? = nil, lastDay: CalendarDate? = nil
  ) -> TaskQuery {
    let view = View(kind, day: day, lastDay: lastDay)
    return TaskQuery(view.filter(at: now, in: zone), sort: view.defaultSort)
  }

  /// The last ones first.
  private func done(_ completions: [DoneTask]) throws -> [Report.Done] {
    let shown = completions.suffix(Int(Self.listLimit)).reversed()
    let ids = Set(shown.compactMap(\.taskID)).sorted()
    let facts = try tasks.facts(ids: ids)
    let byID = Dictionary(facts.map { ($0.id, $0) }) { first, _ in first }
    return shown.map { completion in
      let task = completion.taskID.flatMap { byID[$0] }
      return Report.Done(
        timeLabel: wording.time(zone.localTime(at: completion.completed)),
        title: task?.title ?? wording.purgedTask,
        projectLabel: task.map { $0.projectID == Project.inboxID ? "" : $0.projectName } ?? "",
        pointsLabel: wording.points(completion.points))
    }
  }
}
