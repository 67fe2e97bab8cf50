import Domain
import Interchange
import Network
import Servers

/// Reads the events of a calendar.
///
/// https://developers.google.com/workspace/calendar/api/guides/sync
extension GoogleServer {
  /// What people put there; Google's own entries, such as birthdays, are nobody's to sync. It is the same for each
  /// listing, as a token goes with it.
  private static let query = [
    ("maxResults", "250"), ("showDeleted", "true"), ("eventTypes", "default"),
    ("eventTypes", "focusTime"), ("eventTypes", "fromGmail"), ("eventTypes", "outOfOffice"),
  ]

  func changes(ofCalendar calendar: HTTPAddress, since token: String?) throws -> ServerChanges {
    if let token, let changes = try changes(of: calendar, token) { return changes }
    guard let changes = try changes(of: calendar, nil) else {
      throw Failure(
        .notFound, "\(calendar.place) has no calendar at \(calendar.path).", field: "path")
    }
    return changes
  }

  /// Nil when the token is not taken any more.
  private func changes(of calendar: HTTPAddress, _ token: String?) throws -> ServerChanges? {
    var groups: [String: EventGroup] = [:]
    let query = Self.query + (token.map { [("syncToken", $0)] } ?? [])
    let last = try client.list(
      calendar.appending("/events"), query, lost: token == nil ? [] : [400, 410]
    ) { event in
      guard let id = EventGroup.id(of: event) else { return }
      groups[id, default: EventGroup(id)].add(event)
    }
    guard let last else { return nil }
    note(last, of: calendar)
    guard let next = last.text("nextSyncToken") else {
      throw Failure(
        .malformed,
        "\(calendar.place) listed \(calendar.path) without a token for the next time, so nothing is "
          + "concluded from it.")
    }
    var changes = ServerChanges(isWhole: token == nil)
    changes.token = next
    for id in groups.keys.sorted() {
      guard let listed = groups.removeValue(forKey: id) else { continue }
      let group = token == nil ? listed : try whole(listed, of: calendar)
      guard let item = eventText(of: calendar).item(group) else {
        if token != nil { changes.removed.append(id) }
        continue
      }
      changes.versions.append(item.version)
      self.listed[id] = item
    }
    return changes
  }

  /// A group of which only a part was listed: what was not changed is not among the changes.
  private func whole(_ group: EventGroup, of calendar: HTTPAddress) throws -> EventGroup {
    if let main = group.main, EventGroup.isCancelled(main) || main.list("recurrence").isEmpty {
      return group
    }
    return try self.group(group.id, of: calendar, main: group.main, beside: group.occurrences)
      ?? EventGroup(group.id)
  }

  func event(_ id: String, ofCalendar calendar: HTTPAddress) throws -> ServerItem? {
    guard let group = try group(id, of: calendar) else { return nil }
    return try eventText(asking: calendar).item(group)
  }

  /// All that is there of an event now; nil when it is gone. It is known by the event, by some of its occurrences, or
  /// asked for.
  func group(
    _ id: String, of calendar: HTTPAddress, main: JSONValue? = nil, beside: [JSONValue] = []
  ) throws -> EventGroup? {
    let event = try main ?? self.event(id, of: calendar)
    if let event, EventGroup.isCancelled(event) { return nil }
    if let event, event.list("recurrence").isEmpty { return EventGroup(id, of: [event]) }
    guard let uid = event?.text("iCalUID") ?? beside.compactMap({ $0.text("iCalUID") }).first else {
      return nil
    }
    var events: [JSONValue] = []
    _ = try client.list(
      calendar.appending("/events"),
      [("maxResults", "250"), ("showDeleted", "true"), ("iCalUID", uid)]
    ) { each in
      if EventGroup.id(of: each) == id { events.append(each) }
    }
    let group = EventGroup(id, of: events)
    return group.isGone ? nil : group
  }

  /// An event by itself; nil for none.
  func event(_ id: String, of calendar: HTTPAddress) throws -> JSONValue? {
    let answer = try client.answer(to: .init("GET", place(ofEvent: id, calendar)))
    if answer.status == 404 || answer.status == 410 { return nil }
    guard answer.isGood else { throw client.refusal(answer) }
    return answer.body
  }

  func place(
    ofEvent id: String, _ calendar: HTTPAddress, _ query: [(String, String)] = []
  ) -> HTTPAddress {
    calendar.appending("/events/\(Self.escaped(id))", query)
  }

  // MARK: What is said of a calendar

  private func note(_ listing: JSONValue, of calendar: HTTPAddress) {
    defaults[calendar.path] = listing.list("defaultReminders")
  }

  private func eventText(of calendar: HTTPAddress) -> EventText {
    EventText(times: times, defaults: defaults[calendar.path] ?? [])
  }

  private func eventText(asking calendar: HTTPAddress) throws -> EventText {
    EventText(times: times, defaults: try reminders(of: calendar))
  }

  func reminders(of calendar: HTTPAddress) throws -> [JSONValue] {
    if let known = defaults[calendar.path] { return known }
    let question = GoogleClient.Question(
      "GET", calendar.appending("/events", [("maxResults", "1")]))
    note(try client.body(of: question), of: calendar)
    return defaults[calendar.path] ?? []
  }

  /// Keeps what was put as what is there.
  func keep(_ event: JSONValue, of calendar: HTTPAddress) {
    guard let id = event.text("id") else { return }
    let group = EventGroup(id, of: [event])
    // Of a series, there may be more.
    if !group.isSeries { listed[id] = eventText(of: calendar).item(group) }
  }
}
