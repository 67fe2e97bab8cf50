package import Domain

/// What a screen says of an alert.
package enum AlertWording {
  /// When the task is due, or the event begins: `Today 17:00`, `Tomorrow`.
  package static func label(
    itemStart: Instant, isAllDay: Bool, isTask: Bool, at now: Instant, in zone: any Zone
  ) -> String {
    let moment: Moment =
      isAllDay ? .date(zone.localTime(at: itemStart).date) : .dateTime(itemStart)
    return DueLabel(moment, isOpen: isTask, at: now, in: zone).text
  }

  /// What is over.
  package static func title(ofFocus kind: FocusSession.Kind) -> String {
    switch kind {
    case .work: "Focus session"
    case .shortBreak: "Short break"
    case .longBreak: "Long break"
    }
  }
}
