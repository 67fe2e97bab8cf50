/// When something happens again: a rule with its first occurrence, exceptions and additions (RFC 5545
/// sections 3.8.5.1 to 3.8.5.3). All is local time; a zone makes instants of it.
package struct Recurrence: Hashable, Sendable {
  package var rule: RepeatRule?
  /// DTSTART: the first occurrence. All others are dates when it is one, and times when it is one.
  package var start: LocalMoment
  /// EXDATE: occurrences that are left out, sorted.
  package var excluded: [LocalMoment]
  /// RDATE: occurrences besides those of the rule, sorted.
  package var added: [LocalMoment]

  package init(
    rule: RepeatRule?, start: LocalMoment, excluded: [LocalMoment] = [], added: [LocalMoment] = []
  ) {
    self.rule = rule
    self.start = start
    self.excluded = excluded
    self.added = added
  }

  /// How many exceptions, and how many additions, it has at most.
  package static let maximumExceptionCount = 1_000

  /// Each once, in the order of time.
  ///
  /// - Throws: `invalid`, with the field, for more than 1,000.
  package static func exceptions(_ dates: [LocalMoment], field: String) throws -> [LocalMoment] {
    let unique = Set(dates)
    guard unique.count <= maximumExceptionCount else {
      throw Failure(
        .invalid,
        "A series has at most \(maximumExceptionCount) such dates, not \(unique.count).",
        field: field)
    }
    return unique.sorted()
  }
}
