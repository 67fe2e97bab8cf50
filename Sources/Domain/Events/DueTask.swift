/// A task with a due, as an agenda shows it.
package struct DueTask: Equatable, Sendable {
  package var id: Int64
  package var uid: String
  package var title: String
  package var priority: Priority
  package var due: Moment
  /// Which one of its series it is.
  package var occurrence: LocalMoment?
  package var isCompleted: Bool

  package init(
    id: Int64, uid: String, title: String, priority: Priority, due: Moment,
    occurrence: LocalMoment?, isCompleted: Bool
  ) {
    self.id = id
    self.uid = uid
    self.title = title
    self.priority = priority
    self.due = due
    self.occurrence = occurrence
    self.isCompleted = isCompleted
  }
}

/// An open task that repeats by a rule from its due, not from its completion.
package struct RepeatingTask: Equatable, Sendable {
  /// Its present occurrence.
  package var task: DueTask
  package var recurrence: Recurrence
  /// The IANA name of the zone in which it repeats; nil: the store's.
  package var zoneName: String?

  package init(task: DueTask, recurrence: Recurrence, zoneName: String?) {
    self.task = task
    self.recurrence = recurrence
    self.zoneName = zoneName
  }
}

/// Reads the tasks that a calendar shows, at one instant. Open tasks that are hidden until later or in an
/// archived project are left out.
package protocol DueTaskReader {
  /// The tasks that are due on these days. Each of the functions gives the next one of some of them, in
  /// the order of their dues and, where these are equal, of their ids.
  func dueTasks(
    _ days: ClosedRange<CalendarDate>, _ statuses: Set<Status>
  ) throws -> [() throws -> DueTask?]

  /// Those with a due that repeat by their rule alone, and so can be told in advance.
  func repeatingTasks() throws -> [RepeatingTask]

  /// The occurrences of these days that were completed, of tasks that are not in the trash and stand
  /// for another one now, in any order. A few may be of a day before or after.
  func completedOccurrences(_ days: ClosedRange<CalendarDate>) throws -> [DueTask]

  /// How many open tasks are due on each of these days.
  func openCounts(dueOn days: DaySpans) throws -> [Int64]

  /// How many tasks, and occurrences of tasks that repeat, were completed on each of these days.
  func completedCounts(on days: DaySpans) throws -> [Int64]
}
