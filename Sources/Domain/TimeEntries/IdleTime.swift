package import Localization

/// The idle time while a timer ran, and its treatment.
package struct IdleTime: Sendable {
  /// The raw values are those of the C API.
  package enum Choice: Int32, CaseIterable, CallerCode, Sendable {
    /// It counts as what the timer runs for.
    case keep = 1
    /// It is in no entry.
    case discard = 2
    /// It is an entry of its own.
    case split = 3

    package static func refusal(of code: Int32) -> (message: Message, field: String) {
      (
        "\(code) says nothing of idle time: it is kept (1), discarded (2) or split off (3).",
        "choice"
      )
    }
  }

  package var since: Instant
  package var choice: Choice
  /// Whether the timer goes on from now on.
  package var goesOn = true
  /// What an entry of its own is for, if not for what the timer runs for.
  package var subject = TimeEntryInput()

  package init(since: Instant, choice: Choice) {
    self.since = since
    self.choice = choice
  }
}
