package import Domain

/// The home screen.
package struct Home: Equatable, Sendable {
  /// The options of the home screen.
  package struct Options: Equatable, Sendable {
    /// Of the chosen chip, in the language of queries; "" for all.
    package var query = ""
    /// Rows of each section at most; nil for all.
    package var sectionLimit: Int64?

    package init() {}
  }

  /// The raw values are those of the C API.
  package enum EmptyState: Int32, Sendable {
    /// There is something to show.
    case not = 0
    /// Nothing was ever added.
    case fresh
    /// Everything is done.
    case done
    /// The chosen chip shows nothing.
    case noMatch
  }

  package var title: String
  package var date: CalendarDate
  /// `Thursday 24 December`
  package var dateLabel: String
  /// Of today: `3 of 5 done`, or "" without tasks.
  package var progressLabel: String
  package var chips: [Chip]
  /// Those with rows.
  package var sections: [Section]
  /// Open tasks that are not hidden until later, of all projects that are not archived.
  package var openCount: Int64
  /// As ``DoneTask`` counts it.
  package var completedTodayCount: Int64
  package var emptyState: EmptyState
  package var emptyTitle: String
  package var emptyMessage: String
}
