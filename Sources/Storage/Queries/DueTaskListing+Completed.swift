package import Domain

/// Completed occurrences of tasks, found by the index of their local times.
extension DueTaskListing {
  package func completedOccurrences(_ days: ClosedRange<CalendarDate>) throws -> [DueTask] {
    // The clocks of another zone may show the day before or after, as may days that begin later.
    let first = days.lowerBound.adding(days: -1) ?? days.lowerBound
    let last = days.upperBound.adding(days: 2) ?? days.upperBound
    let select = try database.statement(Self.occurrencesCompleted)
    defer { select.reset() }
    try select.bind(LocalMoment.date(first).text, LocalMoment.date(last).text + "T999999")
    var tasks: [DueTask] = []
    while try select.step() {
      let occurrence = try Failure.damaged("completion \(select.integer(0))") {
        try LocalMoment(text: select.text(1))
      }
      tasks.append(
        try Failure.damaged("task \(select.integer(2))") {
          DueTask(
            id: select.integer(2), uid: select.text(3), title: select.text(4),
            priority: try Priority(code: Int32(truncatingIfNeeded: select.integer(5))),
            due: occurrence.moment(in: try zone(named: select.optionalText(6))),
            occurrence: occurrence, isCompleted: true)
        })
    }
    return tasks
  }

  private func zone(named name: String?) throws -> any Zone {
    guard let name, name != zone.name else { return zone }
    return try almanac.zone(named: name)
  }

  static let occurrencesCompleted = """
    SELECT c.id, c.occurrence, t.id, t.uid, t.title, c.priority, t.zone
    FROM completion AS c JOIN task AS t ON t.uid = c.task_uid
    WHERE c.occurrence BETWEEN ? AND ? AND t.status <> 4 AND t.occurrence IS NOT c.occurrence
    """
}
