extension Zone {
  /// The day that an instant belongs to: the last one that has begun by then. Clocks that go back over
  /// midnight do not begin a day twice.
  package func day(of instant: Instant) -> CalendarDate {
    let shown = localTime(at: instant).date
    let begun = (-1...1).reversed().lazy.compactMap { shown.adding(days: $0) }
      .first { self.startOfDay($0) <= instant }
    return begun ?? shown
  }
}
