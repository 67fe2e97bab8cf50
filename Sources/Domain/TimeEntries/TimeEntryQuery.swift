package import Localization

/// A query for time entries and focus sessions.
package struct TimeEntryQuery: Sendable {
  /// One of the two kinds.
  package enum Kind: Int32, CaseIterable, CallerCode, Sendable {
    case timeEntry = 25
    case focusSession = 8

    package static func refusal(of code: Int32) -> (message: Message, field: String) {
      (
        "\(code) is no kind of time entry: time entries (25) and focus sessions (8) are.",
        "entity"
      )
    }
  }

  package var kind: Kind?
  package var isRunning: Bool?
  package var task: Int64?
  package var project: Int64?
  /// Those that were running at some time of it.
  package var range: Range<Instant>?
  package var page = Page.all

  package init() {}
}

/// The grouping of time entries and focus sessions; the raw values are those of the C API.
package enum TimeGrouping: Int32, Sendable {
  case task = 1
  case project = 2
  case day = 3
  case tag = 4
  case client = 5
}
