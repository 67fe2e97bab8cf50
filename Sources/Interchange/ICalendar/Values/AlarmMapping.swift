import Domain

/// A reminder as a VALARM (RFC 5545 section 3.6.6).
enum AlarmMapping {
  static func block(_ reminder: Reminder, title: String, in zone: any Zone) -> ComponentBlock {
    var lines = ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(ICalendarText.text(title))"]
    switch reminder {
    case .absolute(let instant):
      lines.append("TRIGGER;VALUE=DATE-TIME:\(ICalendarTime.utcText(instant))")
      if let exact = TimeLines.exact(TaskcoreProperty.trigger, instant) { lines.append(exact) }
    case .floating(let time):
      // A trigger at a time is in UTC; ours says what it is by the clock, as long as that is the same.
      let utc = ICalendarTime.utcText(zone.instant(at: time))
      lines.append("TRIGGER;VALUE=DATE-TIME:\(utc)")
      lines.append(
        ContentLine(TaskcoreProperty.trigger, time.text).with(TaskcoreProperty.of, utc).text)
    case .relative(let anchor, let offset):
      let related = anchor == .start ? "" : ";RELATED=END"
      lines.append("TRIGGER\(related):\(ICalendarDuration.text(seconds: offset))")
    }
    return ComponentBlock("VALARM/\(reminder.text)", lines + ["END:VALARM"])
  }

  /// Whether it tells a person of a time. One that fires only at a place does not (RFC 9074 section 8),
  /// nor does one that sends mail.
  static func isReminder(_ alarm: Component) -> Bool {
    alarm.name == "VALARM"
      && ["DISPLAY", "AUDIO"].contains(ASCIICase.upper(alarm["ACTION"]?.value ?? "DISPLAY"))
      && alarm["PROXIMITY"] == nil && alarm["X-APPLE-PROXIMITY"] == nil
  }

  /// Nil for one that no reminder can be.
  static func reminder(_ alarm: Component) -> Reminder? {
    guard isReminder(alarm), let trigger = alarm["TRIGGER"] else { return nil }
    if case .utc(let instant)? = ICalendarTime(trigger.value) {
      if let line = alarm[TaskcoreProperty.trigger], let time = LocalTime(text: line.value),
        line.parameter(TaskcoreProperty.of) == ICalendarTime.utcText(instant)
      {
        return .floating(time)
      }
      if let text = alarm[TaskcoreProperty.trigger]?.value, let exact = Instant(text: text),
        ICalendarTime.utcText(exact) == ICalendarTime.utcText(instant)
      {
        return .absolute(exact)
      }
      return .absolute(instant)
    }
    guard let duration = ICalendarDuration(trigger.value) else { return nil }
    let isEnd = ASCIICase.upper(trigger.parameter("RELATED") ?? "") == "END"
    return try? Reminder(isEnd ? .due : .start, offset: duration.totalSeconds)
  }
}
