extension Instant {
  /// The first instant from this one on at which none of some tasks went to the trash. Those that go
  /// there by one call, and they alone, are brought back together by theirs.
  package func free(of tasks: some Sequence<Task>) -> Instant {
    let taken = Set(tasks.compactMap(\.deleted))
    var instant = self
    while taken.contains(instant), instant < Instant.range.upperBound {
      instant = Instant(clamping: instant.milliseconds + 1)
    }
    return instant
  }
}
