import Domain
import Interchange

/// Converts iCalendar components to Google events. Only fields that a component expresses are changed; all
/// others are preserved.
struct EventBody {
  static let colour = "X-GOOGLE-COLOR-ID"

  let times: TimeLines
  /// The reminders of the calendar.
  let defaults: [JSONValue]

  /// What a component says, over an event as it was, or an empty one.
  ///
  /// - Parameters:
  ///   - component: of an event, or of an occurrence.
  ///   - event: what it is said over.
  ///   - newUID: of one that gets an id of ours.
  ///   - excludes: whether the occurrences that are cancelled are said with the rule.
  /// - Returns: The event as it is to be.
  /// - Throws: `unsupported` for one without a start.
  func event(
    _ component: Component, over event: JSONValue, newUID: String? = nil, excludes: Bool = true
  ) throws -> JSONValue {
    var event = event
    let isOccurrence = component["RECURRENCE-ID"] != nil || event["recurringEventId"] != nil
    event.set("summary", text: text("SUMMARY", component))
    event.set("description", text: text("DESCRIPTION", component))
    event.set("location", text: text("LOCATION", component))
    try setTimes(component, in: &event)
    if !isOccurrence { setRecurrence(component, excludes: excludes, in: &event) }
    setStates(component, in: &event)
    EventPeople.set(component, in: &event)
    let reminders = EventReminders(of: component)
    if event["reminders"] == nil
      || !reminders.isSame(as: EventReminders(of: event, defaults: defaults))
    {
      event.set("reminders", reminders.value)
    }
    EventProperties.set(component, uid: newUID, in: &event)
    return event
  }

  private func text(_ name: String, _ component: Component) -> String {
    component[name].map { ICalendarText.plain($0.value) } ?? ""
  }

  // MARK: Times

  private func setTimes(_ component: Component, in event: inout JSONValue) throws {
    guard let start = component["DTSTART"]?.time(in: times) else {
      throw Failure(
        .unsupported,
        "Google keeps no event without a start, as the one with the UID \(component.uid).",
        field: "item")
    }
    let end = component["DTEND"]?.time(in: times) ?? self.end(of: component, start)
    set("start", start, in: &event)
    set("end", fitting(end, to: start), in: &event)
    if component["DTEND"] != nil { event.set("endTimeUnspecified", nil) }
  }

  private func set(_ name: String, _ time: GoogleTime, in event: inout JSONValue) {
    let time = time.fixed(in: times)
    if GoogleTime(event[name], in: times) == time { return }
    event.set(name, time.value(in: times))
  }

  private func end(of component: Component, _ start: GoogleTime) -> GoogleTime {
    let duration = component["DURATION"].flatMap { ICalendarDuration($0.value) }?.totalSeconds ?? 0
    switch start.moment {
    case .date(let date):
      let days = max(1, Int(clamping: duration / 86_400))
      return GoogleTime(.date(date.adding(days: days) ?? date), zoneName: nil)
    case .dateTime(let instant):
      let end = Instant(clamping: instant.milliseconds + duration * 1_000)
      return GoogleTime(.dateTime(end), zoneName: start.zoneName)
    case .floating(let time):
      let end = LocalTime(millisecondsSince1970: time.millisecondsSince1970 + duration * 1_000)
      return GoogleTime(.floating(end ?? time), zoneName: nil)
    }
  }

  /// Google wants both to be dates or neither, and no day that ends before it begins.
  private func fitting(_ end: GoogleTime, to start: GoogleTime) -> GoogleTime {
    switch (start.moment, end.moment) {
    case (.date(let first), .date(let last)) where last > first: return end
    case (.date(let first), _):
      return GoogleTime(.date(first.adding(days: 1) ?? first), zoneName: nil)
    case (_, .date): return start
    default:
      let zone = times.storeZone
      let isOrdered = start.moment.beginning(in: zone) <= end.moment.beginning(in: zone)
      return isOrdered ? end : start
    }
  }

  private func setRecurrence(_ component: Component, excludes: Bool, in event: inout JSONValue) {
    guard component["RRULE"] != nil || component["RDATE"] != nil else {
      if event["recurrence"] != nil { event.set("recurrence", nil) }
      return
    }
    let zone = times.zone(of: GoogleTime(event["start"], in: times)?.zoneName)
    let new = EventRecurrence(component.properties, in: zone, times)
    let old = EventRecurrence(event.list("recurrence"), in: zone, times)
    // Those that Google cancels by itself are not said once more.
    let excluded = excludes ? new.excluded : old.excluded.filter(Set(new.excluded).contains)
    if new.isSame(as: old), Set(excluded) == Set(old.excluded) { return }
    event.set("recurrence", .array(new.value(excluding: excluded.sorted(), in: zone)))
  }

  // MARK: States

  private func setStates(_ component: Component, in event: inout JSONValue) {
    let isTentative = component["STATUS"]?.value.uppercased() == "TENTATIVE"
    if isTentative || event.text("status") != nil {
      event.set("status", text: isTentative ? "tentative" : "confirmed")
    }
    let isTransparent = component["TRANSP"]?.value.uppercased() == "TRANSPARENT"
    if isTransparent != (event.text("transparency") == "transparent") {
      event.set("transparency", .string(isTransparent ? "transparent" : "opaque"))
    }
    let visibility = component["CLASS"]?.value.lowercased() ?? "default"
    if visibility != event.text("visibility") ?? "default",
      ["default", "public", "private", "confidential"].contains(visibility)
    {
      event.set("visibility", .string(visibility))
    }
    let colour = component[Self.colour]?.value ?? ""
    if colour.utf8.allSatisfy(\.isASCIIDigit), colour.utf8.count <= 2 {
      event.set("colorId", text: colour)
    }
  }
}
