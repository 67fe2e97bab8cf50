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

  init(_ due: Moment, isOpen: Bool, at now: Instant, in zone: any Zone) {
    let today = zone.date(at: now)
    let day = due.date(in: zone)
    let days = day.daysSince1970 - today.daysSince1970
    daysRemaining = days
    isOverdue = isOpen && due.end(in: zone) < now
    if isOpen, days < 0 {
      text = Wording.overdue(days: -days)
      dueText = text
      return
    }
    let relative = Wording.relative(day: days)
    var time = ""
    if (0...1).contains(days), !due.isDate {
      time = " \(Wording.time(zone.localTime(at: due.beginning(in: zone))))"
    }
    let shown = relative ?? Wording.shortDay(day, today: today)
    text = shown + time
    dueText = Wording.dueDay(relative?.lowercased() ?? shown) + time
  }
}
