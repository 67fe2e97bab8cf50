package import Domain

/// An entry on one day of an agenda; an item of several days has an entry on each.
package struct AgendaEntry: Equatable, Sendable {
  package var date: CalendarDate
  package var entity: CommittedChange.Entity
  package var id: Int64
  package var uid: String
  /// Which one of a series it is, as a local time; else "".
  package var occurrence: String
  package var title: String
  package var location: String
  /// `09:00-10:30`, `until 10:30`, `all day`; of a deadline `due 17:00`, or `due` on its last day
  package var timeLabel: String
  package var start: Instant
  package var end: Instant
  package var isAllDay: Bool
  /// Of an event.
  package var kind: Event.Kind?
  /// On which of its days it is, from 0, and how many days it touches.
  package var dayIndex: Int32
  package var dayCount: Int32
  package var isDone: Bool
  /// Whether it is an occurrence of a task after its present one.
  package var isProjected: Bool
  package var colour: ColourToken
  /// A page that begins behind this goes on after it.
  package var cursor: String
}

/// The query for an agenda.
package struct AgendaOptions: Sendable {
  package var days: ClosedRange<CalendarDate>
  package var includesTasks = true
  package var includesEvents = true
  /// Completed tasks and occurrences, and done events.
  package var includesCompleted = false
  package var limit = 1_000
  /// The cursor of the entry to go on after.
  package var after: String?

  package static let longestRange = 3_660

  /// - Throws: `invalid` for days in the wrong order or too far apart.
  package init(first: CalendarDate, last: CalendarDate) throws {
    guard first <= last else {
      throw Failure(
        .invalid,
        "An agenda ends on the day that it begins on, or later: \(last.text) is before "
          + "\(first.text).", field: "last_date")
    }
    guard last.daysSince1970 - first.daysSince1970 <= Self.longestRange else {
      throw Failure(
        .invalid, "An agenda is of at most \(Self.longestRange) days: ask for the rest later.",
        field: "last_date")
    }
    days = first...last
  }
}
