import Domain
import Storage
import ViewModels

extension StoreHandle {
  /// A chart of the store as it is now.
  func chart(_ request: ChartRequest) throws -> Chart {
    let now = try now()
    let query = try request.query(
      today: store.days.day(containing: now), localeWeekStart: localeWeekStart)
    return try store.read {
      let pulse = try store.pulse(query, at: now)
      let needsFocus = request.kind == .projects && request.measure == .focus
      return try ChartBuilder(
        pulse, project: query.projectID.flatMap { try store.projects.find(id: $0) },
        focusByProject: needsFocus ? focusByProject(query, at: now) : [], Wording(locale)
      )
      .chart(request.kind, of: request.measure)
    }
  }

  /// How much was worked in each project on the days of a query; to be called in a read.
  func focusByProject(_ query: PulseQuery, at now: Instant) throws -> [ProjectFocus] {
    let range = store.days.span(of: query.days)
    let projects = try store.projects.all()
    let byID = Dictionary(projects.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let wanted = try query.projectID.flatMap { byID[$0] }.map {
      try store.projects.holder(of: $0).id
    }
    return try store.focusTotals(by: .project, in: range, at: now).compactMap { total in
      if let wanted, wanted != total.key { return nil }
      return ProjectFocus(project: byID[total.key], duration: total.duration)
    }
  }
}
