import Interchange

/// The reminders of an event: its own, or the defaults of its calendar.
struct EventReminders: Equatable {
  struct Reminder: Hashable {
    /// `popup` or `email`.
    let method: String
    let minutes: Int64
  }

  private static let most = 5
  private static let longest: Int64 = 40_320

  let reminders: [Reminder]

  /// With those of the calendar.
  init(of event: JSONValue, defaults: [JSONValue]) {
    let own = event["reminders"]
    let listed = own?.flag("useDefault") ?? false ? defaults : own?.list("overrides") ?? []
    reminders = listed.compactMap { each in
      guard let method = each.text("method"), let minutes = each.whole("minutes") else {
        return nil
      }
      return Reminder(method: method, minutes: minutes)
    }
  }

  /// Those of a component that Google can have: before the start, in whole minutes.
  init(of component: Component) {
    var reminders: [Reminder] = []
    for alarm in component.parts where alarm.name == "VALARM" {
      guard let trigger = alarm["TRIGGER"], trigger.parameter("RELATED")?.uppercased() != "END",
        let duration = ICalendarDuration(trigger.value)
      else { continue }
      let seconds = -duration.totalSeconds
      guard seconds >= 0, seconds % 60 == 0, seconds / 60 <= Self.longest else { continue }
      let isMail = alarm["ACTION"]?.value.uppercased() == "EMAIL"
      let reminder = Reminder(method: isMail ? "email" : "popup", minutes: seconds / 60)
      if !reminders.contains(reminder) { reminders.append(reminder) }
    }
    self.reminders = Array(reminders.prefix(Self.most))
  }

  /// As an event has them for itself.
  var value: JSONValue {
    let none: [(String, JSONValue)] = [("useDefault", .bool(false))]
    if reminders.isEmpty { return .with(none) }
    let overrides = reminders.map { each -> JSONValue in
      .with([("method", .string(each.method)), ("minutes", .number(String(each.minutes)))])
    }
    return .with(none + [("overrides", .array(overrides))])
  }

  /// As alarms of a component.
  func lines(title: String) -> [ContentLine] {
    reminders.flatMap { each in
      [
        ContentLine("BEGIN", "VALARM"),
        ContentLine("ACTION", each.method == "email" ? "EMAIL" : "DISPLAY"),
        ContentLine("DESCRIPTION", ICalendarText.text(title)),
        ContentLine("TRIGGER", ICalendarDuration.text(seconds: -each.minutes * 60)),
        ContentLine("END", "VALARM"),
      ]
    }
  }

  /// Whether both ring at the same times.
  func isSame(as other: EventReminders) -> Bool { Set(reminders) == Set(other.reminders) }
}
