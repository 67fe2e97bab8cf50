import Domain

/// What a row says of a task's due: `Today 17:00`, `In 3 days`, `2 days overdue`.
///
/// Days are counted as dates, so that a day of 23 or 25 hours counts as one. What is done or
/// in the trash is not overdue any more: its label is `Yesterday`, or the day.
struct DueLabel {
  let text: String
  /// From today to the due's day.
  let daysRemaining: Int
  let isOverdue: Bool
  /// `Due today 17:00`, `Due in 3 days`; as ``text`` when the day is over.
  let dueText: String

  init(
    _ due: Moment, isOpen: Bool, at now: Instant, in zone: any Zone,
    _ wording: Wording = .english
  ) {
    let today = zone.date(at: now)
    let day = due.date(in: zone)
    daysRemaining = today.distance(to: day)
    isOverdue = isOpen && due.end(in: zone) < now
    if isOpen, daysRemaining < 0 {
      text = wording.overdue(days: -daysRemaining)
      dueText = text
      return
    }
    let clock = due.isDate ? nil : zone.localTime(at: due.beginning(in: zone))
    text = wording.day(day, from: today, at: clock)
    dueText = wording.due(day, from: today, at: clock)
  }
}
