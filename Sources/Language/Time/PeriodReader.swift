package import Domain
package import Localization

/// Reads days in a row as people write them: `next week`, `2026-W48`, `last 30 days`, `from 1 nov to 15 nov`.
///
/// `docs/periods.md` lists what it understands, and what that means.
package struct PeriodReader {
  /// The direction of a period that does not state it, such as 7 days, or December.
  ///
  /// The raw values are those of the C API.
  package enum Direction: Int32, CallerCode, Sendable {
    /// From today on: 7 days begin today, December is this one or the next.
    case future = 0
    /// Up to today: 7 days end today, December is this one or the last, and the week, month, quarter or year
    /// that it is ends today as well.
    case past = 1

    package static func refusal(of code: Int32) -> (message: Message, field: String) {
      ("\(code) is no direction: 0 is the future and 1 the past.", "direction")
    }
  }

  /// No period is longer, and who hands over a book shall not wait.
  private static let longestText = 500

  private let dates: DateReader
  private let direction: Direction

  /// The reader of dates says the language, the day that it is and the one that weeks begin on.
  package init(_ dates: DateReader, towards direction: Direction = .future) {
    self.dates = dates
    self.direction = direction
  }

  /// The days that a text means when all of it is one period.
  ///
  /// - Throws: `malformed` for anything else, with the place of what is not understood.
  package func days(_ text: String) throws -> ClosedRange<CalendarDate> {
    guard text.utf8.count <= Self.longestText else {
      throw Self.failure("“\(text.prefix(40))…” is no period, which is some words: \(Self.forms).")
    }
    let reading = PeriodReading(dates, text, towards: direction)
    guard !reading.atoms.isEmpty else {
      throw Self.failure("No period was written: \(Self.forms).")
    }
    switch reading.period() {
    case .days(let days): return days
    case .refused(let sentence, let index):
      throw Self.failure(sentence, at: reading.column(of: index))
    case .unread(let index):
      // What is a date in more words than periods know, such as “the friday after next week”.
      if case .date(let day)? = dates.moment(text) { return day...day }
      throw Self.failure(
        reading.word(at: index).map {
          "“\(text)” is no period: “\($0)” says none. \(Self.forms)."
        } ?? "“\(text)” is no period: its end is missing. \(Self.forms).",
        at: reading.column(of: index))
    }
  }

  private static let forms: Message =
    "Periods are week, next week, december, 2026-11, 2026-W48, q3, last 30 days, tomorrow and "
    + "2026-11-01..2026-11-15"

  private static func failure(_ message: Message, at column: Int = 1) -> Failure {
    Failure(
      .malformed, message, field: "text", position: TextPosition(line: 1, column: column))
  }
}
