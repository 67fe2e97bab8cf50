import Domain
import Interchange
import Servers

/// Converts Google events to iCalendar.
struct EventText {
  let times: TimeLines
  /// The reminders of the calendar.
  let defaults: [JSONValue]

  /// Nil for a group of which nothing happens, and for one without times.
  func item(_ group: EventGroup) -> ServerItem? {
    if group.isGone { return nil }
    let zoneName = group.zoneName(times) ?? "UTC"
    let zone = times.zone(of: zoneName)
    var components: [Component] = []
    if let main = group.main {
      components.append(component(main, group.uid, recurrence(of: group, zoneName, zone)))
    }
    for event in group.changed {
      guard let original = GoogleTime(event["originalStartTime"], in: times),
        let line = times.line(
          "RECURRENCE-ID", [original.local(in: zone)], zone: zoneName, floats: false)
      else { continue }
      components.append(component(event, group.uid, [line]))
    }
    if components.isEmpty { return nil }
    return ServerItem(
      version: ServerVersion(href: group.id, etag: group.etag), text: Component.calendar(components)
    )
  }

  private func component(_ event: JSONValue, _ uid: String, _ own: [String]) -> Component {
    var lines = [ContentLine("UID", ICalendarText.text(uid))]
    lines += own.compactMap { ContentLine(text: $0) }
    lines += stamps(event)
    let title = event.text("summary") ?? ""
    for (name, text) in [
      ("SUMMARY", title), ("DESCRIPTION", event.text("description") ?? ""),
      ("LOCATION", event.text("location") ?? ""),
    ] where !text.isEmpty {
      lines.append(ContentLine(name, ICalendarText.text(text)))
    }
    lines += self.times(event)
    lines += states(event)
    lines += EventPeople.lines(of: event)
    lines += EventProperties.lines(of: event)
    lines += EventReminders(of: event, defaults: defaults).lines(title: title)
    var component = Component("VEVENT")
    component.lines = lines
    return component
  }

  private func stamps(_ event: JSONValue) -> [ContentLine] {
    let updated = event.text("updated").flatMap(GoogleTime.instant)
    let created = event.text("created").flatMap(GoogleTime.instant)
    let stamps = [("DTSTAMP", updated), ("CREATED", created), ("LAST-MODIFIED", updated)]
    return stamps.compactMap { name, instant in
      instant.map { ContentLine(name, ICalendarTime.utcText($0)) }
    }
  }

  private func times(_ event: JSONValue) -> [ContentLine] {
    guard let start = GoogleTime(event["start"], in: times) else { return [] }
    var lines = [times.line("DTSTART", start.moment, zone: start.zoneName ?? "UTC")]
    if let end = GoogleTime(event["end"], in: times), !event.flag("endTimeUnspecified") {
      lines.append(times.line("DTEND", end.moment, zone: end.zoneName ?? "UTC"))
    }
    return lines.compactMap { ContentLine(text: $0) }
  }

  private func states(_ event: JSONValue) -> [ContentLine] {
    var lines: [ContentLine] = []
    if event.text("status") == "tentative" { lines.append(ContentLine("STATUS", "TENTATIVE")) }
    if event.text("transparency") == "transparent" {
      lines.append(ContentLine("TRANSP", "TRANSPARENT"))
    } else if event["start"]?["date"] != nil {
      // A day of ours takes no time unless that is said.
      lines.append(ContentLine("TRANSP", "OPAQUE"))
    }
    if let visibility = event.text("visibility"), visibility != "default" {
      lines.append(ContentLine("CLASS", visibility.uppercased()))
    }
    if let colour = event.text("colorId") { lines.append(ContentLine(EventBody.colour, colour)) }
    if let link = event.text("hangoutLink") {
      lines.append(ContentLine("X-GOOGLE-CONFERENCE", link))
    }
    return lines
  }

  // MARK: Series

  /// A rule with its exceptions, those that were cancelled among them, by the clock of the series.
  private func recurrence(of group: EventGroup, _ zoneName: String, _ zone: any Zone) -> [String] {
    guard group.isSeries, let main = group.main else { return [] }
    let rules = EventRecurrence(main.list("recurrence"), in: zone, times)
    let cancelled = group.cancelled.compactMap { event in
      GoogleTime(event["originalStartTime"], in: times)?.local(in: zone)
    }
    let excluded = Set(rules.excluded).union(cancelled).sorted()
    let lines = [
      times.line("EXDATE", excluded, zone: zoneName, floats: false),
      times.line("RDATE", rules.added, zone: zoneName, floats: false),
    ]
    return rules.rules + lines.compactMap { $0 }
  }
}
