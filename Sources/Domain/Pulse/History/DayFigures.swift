/// The figures of a day in the store's zone. For the present day, they assume that nothing more happens.
package struct DayFigures: Equatable, Sendable {
  package var date: CalendarDate
  /// What was completed on it: tasks and occurrences.
  package var tally = Tally()
  package var added: Int64 = 0
  /// Tasks that were cancelled on it.
  package var cancelled: Int64 = 0
  /// What was due on it, done or not; but not what was cancelled, or went to the trash before it began.
  package var due: Int64 = 0
  /// Open at its end, and due until then.
  package var overdue: Int64 = 0
  /// Open at its end.
  package var open: Int64 = 0
  /// Open at its end, without those that repeat: the backlog.
  package var backlog: Int64 = 0
  /// Added on it, without those that repeat.
  package var addedToBacklog: Int64 = 0
  /// Worked in focus sessions, in milliseconds.
  package var focus: Int64 = 0

  package init(date: CalendarDate) {
    self.date = date
  }
}
