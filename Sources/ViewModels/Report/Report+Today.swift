import Domain

extension Report {
  /// Today's open and completed tasks.
  package struct Today: Equatable, Sendable {
    /// `Thursday 15 January 2026`
    package var dateLabel: String
    /// `12 points for 3 tasks`
    package var summary: String
    /// Done and open, with the score in the middle.
    package var chart: Chart
    /// Those with rows: what is in progress, overdue, for each part of the day, and what was
    /// cancelled today.
    package var lists: [List]
    package var done: [Done]
    package var doneCountLabel: String
    /// `and 12 more`, or "".
    package var moreDoneLabel: String
    package var isEmpty: Bool { lists.isEmpty && done.isEmpty }
  }

  /// Tasks under a heading.
  package struct List: Equatable, Sendable {
    package var title: String
    /// Of all, also of those that are not shown.
    package var countLabel: String
    package var rows: [Row]
    /// `and 12 more`, or "".
    package var moreLabel: String
  }

  /// A task or an occurrence that was completed.
  package struct Done: Equatable, Sendable {
    /// `09:30`
    package var timeLabel: String
    package var title: String
    /// "" for Inbox and for what was purged.
    package var projectLabel: String
    /// `4 points`
    package var pointsLabel: String
  }
}
