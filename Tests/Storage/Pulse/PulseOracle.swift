import Domain

/// The figures of a made up past by their definitions, looking at each thing on each day.
struct PulseOracle {
  let tasks: [Task]
  let purged: [PurgedTask]
  let postponements: [Postponement]
  let completions: [Completion]
  let projects: [Project]
  let zone: any Zone

  /// Of all projects, or of one.
  init(_ store: PulseStore, project: Project?) {
    tasks = store.tasks.filter { project == nil || $0.projectID == project?.id }
    purged = store.purged.filter { project == nil || $0.projectUID == project?.uid }
    postponements = store.postponements.filter {
      project == nil || $0.projectUID == project?.uid
    }
    completions = store.completions.filter { project == nil || $0.projectUID == project?.uid }
    projects = store.projects
    zone = store.zone
  }

  /// But for the focus.
  func history(_ query: PulseQuery, at now: Instant) -> PulseHistory {
    var history = PulseHistory()
    let frame = PulseHistory.frame(of: query, today: zone.day(containing: now))
    history.days = frame.lowerBound.days(through: frame.upperBound).map { figures(of: $0) }
    let byDay = Dictionary(grouping: completions) { zone.day(containing: $0.completed) }
    history.completedDays = byDay.keys.sorted().map { ($0, tally(byDay[$0] ?? [])) }
    let beginnings = tasks.map(\.created) + purged.map(\.created) + completions.map(\.completed)
    history.firstDay = beginnings.min().map { zone.day(containing: $0) }
    let asked = completions.filter { query.days.contains(zone.day(containing: $0.completed)) }
    history.hours = (0..<24).map { hour in
      tally(asked.filter { zone.localTime(at: $0.completed).hour == hour })
    }
    history.priorities = Priority.allCases.map { priority in
      tally(asked.filter { $0.priority == priority })
    }
    history.projects = projects.compactMap { project in
      let done = asked.filter { $0.projectUID == project.uid }
      return done.isEmpty ? nil : .init(project: project, tally: tally(done))
    }
    let gone = asked.filter { completion in
      !projects.contains { $0.uid == completion.projectUID }
    }
    if !gone.isEmpty { history.projects.append(.init(project: nil, tally: tally(gone))) }
    history.backlog = Int64(
      tasks.count { $0.completed == nil && $0.deleted == nil && $0.repeatStart == nil })
    return history
  }

  private func tally(_ completions: [Completion]) -> Tally {
    Tally(
      completed: Int64(completions.count), points: completions.reduce(0) { $0 + $1.points })
  }

  private func figures(of date: CalendarDate) -> DayFigures {
    let start = zone.startOfDay(date)
    let end = zone.end(of: date)
    var day = DayFigures(date: date)
    day.tally = tally(completions.filter { start <= $0.completed && $0.completed < end })
    for task in tasks {
      let isOn = start <= task.created && task.created < end
      let isOpen =
        task.created < end && !(task.completed.map { $0 < end } ?? false)
        && !(task.deleted.map { $0 < end } ?? false)
      count(&day, added: isOn, open: isOpen, repeats: task.repeatStart != nil)
      if task.completed == nil {
        if let deleted = task.deleted, deleted < start {} else { countDue(task.due, &day) }
        if let due = task.due, due.end(in: zone) < end, isOpen { day.overdue += 1 }
      }
    }
    for task in purged {
      let isOn = start <= task.created && task.created < end
      let isOpen =
        task.created < end && !(task.completed.map { $0 < end } ?? false) && task.deleted >= end
      count(&day, added: isOn, open: isOpen, repeats: task.repeats)
      if task.completed == nil {
        if task.deleted >= start { countDue(task.due, &day) }
        if let due = task.due, due.end(in: zone) < end, isOpen { day.overdue += 1 }
      }
    }
    for (due, over) in completions.map({ ($0.due, $0.completed) })
      + postponements.map({ ($0.due, $0.ended) })
    {
      countDue(due, &day)
      if let due, due.end(in: zone) < end, over >= end { day.overdue += 1 }
    }
    return day
  }

  private func count(_ day: inout DayFigures, added: Bool, open: Bool, repeats: Bool) {
    day.added += added ? 1 : 0
    day.addedToBacklog += added && !repeats ? 1 : 0
    day.open += open ? 1 : 0
    day.backlog += open && !repeats ? 1 : 0
  }

  private func countDue(_ due: Moment?, _ day: inout DayFigures) {
    switch due {
    case nil: break
    case .date(let date): day.due += date == day.date ? 1 : 0
    case .dateTime(let instant): day.due += zone.day(containing: instant) == day.date ? 1 : 0
    case .floating(let time):
      day.due += zone.day(containing: zone.instant(at: time)) == day.date ? 1 : 0
    }
  }
}

extension CalendarDate {
  fileprivate func days(through last: CalendarDate) -> [CalendarDate] {
    (0...max(0, last.daysSince1970 - daysSince1970)).compactMap { adding(days: $0) }
  }
}
