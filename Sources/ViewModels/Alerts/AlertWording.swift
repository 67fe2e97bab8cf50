package import Domain

/// The text of an alert.
package struct AlertWording {
  private let wording: Wording

  package init(_ wording: Wording) {
    self.wording = wording
  }

  /// When the task or deadline is due, or the meeting begins: `Today 17:00`, `Tomorrow`; of a deadline
  /// `Due today 17:00`, and `2 days overdue` when it has passed, as of a task.
  ///
  /// Events go by the calendar, the zone, and tasks by the days.
  ///
  /// A deadline of several days, `extraDays` more than one, is due on the last of them.
  package func label(
    itemStart: Instant, isAllDay: Bool, isTask: Bool, isDeadline: Bool, extraDays: Int,
    at now: Instant, in zone: any Zone, _ days: any Zone
  ) -> String {
    let first = zone.localTime(at: itemStart).date
    let moment: Moment =
      isAllDay
      ? .date((isDeadline ? first.adding(days: extraDays) : nil) ?? first) : .dateTime(itemStart)
    let label = DueLabel(
      moment, isOpen: isTask || isDeadline, at: now, in: isTask ? days : zone, wording)
    return isDeadline ? label.dueText : label.text
  }

  /// What is over.
  package func title(ofFocus kind: FocusSession.Kind) -> String {
    switch kind {
    case .work: wording.text("Focus session")
    case .shortBreak: wording.text("Short break")
    case .longBreak: wording.text("Long break")
    }
  }
}
