/// Two occurrences that overlap.
package struct EventConflict: Sendable {
  package var occurrence: EventOccurrence
  /// What it hits.
  package var other: EventOccurrence

  package init(_ occurrence: EventOccurrence, with other: EventOccurrence) {
    self.occurrence = occurrence
    self.other = other
  }
}

extension EventConflict: Comparable {
  package static func < (left: EventConflict, right: EventConflict) -> Bool {
    if left.occurrence != right.occurrence { return left.occurrence < right.occurrence }
    return left.other < right.other
  }

  package static func == (left: EventConflict, right: EventConflict) -> Bool {
    left.occurrence == right.occurrence && left.other == right.other
  }
}
