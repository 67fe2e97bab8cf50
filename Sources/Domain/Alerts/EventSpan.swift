/// The length of each occurrence of an event, which its reminders depend on: in seconds for an event with a
/// time, in calendar days for an all-day one.
struct EventSpan {
  /// In seconds.
  let duration: Int64
  let zone: any Zone

  func instant(of reminder: Reminder, start: Moment) -> Instant {
    reminder.instant(start: start, due: end(of: start), in: zone)
      ?? start.beginning(in: zone)
  }

  /// Where it begins to be over: of days, the day after the last one.
  private func end(of start: Moment) -> Moment {
    switch start {
    case .dateTime(let instant):
      return .dateTime(Instant(clamping: instant.milliseconds + duration * 1_000))
    case .floating:
      let end = start.beginning(in: zone).milliseconds + duration * 1_000
      return .dateTime(Instant(clamping: end))
    case .date(let date):
      let end = date.adding(days: Int(duration / 86_400))
      return end.map { .date($0) } ?? .dateTime(Instant.range.upperBound)
    }
  }

  /// How long after the start of an occurrence a relative reminder comes, in milliseconds; near it when
  /// the clocks are changed meanwhile.
  func distance(of anchor: Reminder.Anchor, offset: Int64) -> Int64 {
    (offset + (anchor == .due ? duration : 0)) * 1_000
  }
}
