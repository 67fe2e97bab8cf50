extension Alert {
  /// Says that a focus session or a break ran to its end.
  package init(ended session: FocusSession, fired now: Instant) {
    self.init(
      uid: OccurrenceUID.make(series: session.uid, occurrence: "end"), kind: .focusSession,
      itemUID: session.uid, at: session.finished ?? now, fired: now)
  }
}
