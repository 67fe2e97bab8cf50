extension Countdown {
  /// `2 days 3 h left`, `starts in 45 min`, `3 h late`, `done`; "" when there is nothing to count to.
  package var label: String { Self.label(phase, remaining: remaining) }

  /// The label of what is in a phase, with so many milliseconds left.
  package static func label(_ phase: Phase, remaining: Int64) -> String {
    Wording.countdown(phase, seconds: Int64(clamping: remaining.magnitude / 1_000))
  }
}
