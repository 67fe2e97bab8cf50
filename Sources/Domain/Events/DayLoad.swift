/// The days and working hours to compute loads for.
package struct LoadQuery: Sendable {
  package var days: ClosedRange<CalendarDate>
  /// From Monday, which is 0.
  package var weekdays = Set(0..<7)
  /// In seconds of the day.
  package var hours = 0..<86_400

  /// How many days it has at most.
  package static let longest = 366

  package init(days: ClosedRange<CalendarDate>) {
    self.days = days
  }

  /// The working hours of a day, as the calendar has it; empty on one without any.
  package func workingHours(on day: CalendarDate, in zone: any Zone) -> [Range<Instant>] {
    var query = FreeTimeQuery(duration: 1, in: zone.span(of: day...day))
    query.weekdays = weekdays
    query.hours = hours
    return Array(query.workingHours(in: zone))
  }
}

/// The load of a day: its events and tasks against its working hours. All times are in seconds.
package struct DayLoad: Equatable, Sendable {
  package var day: CalendarDate
  /// How long its working hours are.
  package var working: Int64 = 0
  /// How much of them events take.
  package var booked: Int64 = 0
  /// What its tasks are estimated to take.
  package var estimated: Int64 = 0
  package var taskCount: Int64 = 0
  /// How many of its tasks have no estimate.
  package var unestimatedCount: Int64 = 0

  package init(_ day: CalendarDate) {
    self.day = day
  }

  /// What is left; below 0, by how much it is too much.
  package var free: Int64 { working - booked - estimated }

  /// Takes in a task that is to be done on it, for which events keep some seconds already.
  package mutating func add(_ task: Task, keptByEvents kept: Int64) {
    taskCount += 1
    guard let estimate = task.estimatedDuration else {
      unestimatedCount += 1
      return
    }
    let (sum, overflow) = estimated.addingReportingOverflow(max(0, estimate - max(0, kept)))
    estimated = overflow ? estimated : sum
  }
}
