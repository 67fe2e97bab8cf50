extension EventOccurrence {
  /// When a deadline is due: when it begins or, of whole days, when the last one ends. Nil for a meeting.
  package var due: Instant? {
    guard event.kind == .deadline else { return nil }
    return isAllDay ? interval.upperBound : interval.lowerBound
  }
}
