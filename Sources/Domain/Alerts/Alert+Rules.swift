extension Alert {
  /// The raw values are those of the C API and of the store.
  package enum Kind: Int32, Sendable {
    case task = 1
    case event = 2
    case focusSession = 3
  }

  package init(uid: String, kind: Kind, itemUID: String, at: Instant, fired: Instant) {
    self.init(blank: uid)
    self.kind = kind
    self.itemUID = itemUID
    self.at = at
    itemStart = at
    self.fired = fired
  }

  /// One that was acknowledged before stays as it is. One that was put off is not said again.
  package mutating func acknowledge(at now: Instant) {
    acknowledged = acknowledged ?? now
    snoozedUntil = nil
  }

  /// Says that a focus session or a break ran to its end.
  package init(ended session: FocusSession, fired now: Instant) {
    self.init(
      uid: OccurrenceUID.make(series: session.uid, occurrence: "end"), kind: .focusSession,
      itemUID: session.uid, at: session.finished ?? now, fired: now)
  }
}

extension Alert: SettledRecord {
  /// What was said since it was put off is put off no more.
  package mutating func settle() {
    if let until = snoozedUntil, fired >= until { snoozedUntil = nil }
  }
}
