import Domain
import Interchange
import Network
import Servers

/// Writes one item to a calendar: the event or series, and then what is otherwise with its occurrences.
///
/// Each request names the version that it was made for. When one of them is another one meanwhile, what was written before
/// stays, and the run takes in what is there.
struct EventWriting {
  private let server: GoogleServer
  private let calendar: HTTPAddress
  private let main: Component?
  private let overrides: [Component]
  private let uid: String
  private let body: EventBody

  init(
    _ server: GoogleServer, _ calendar: HTTPAddress, _ components: [Component], uid: String,
    _ defaults: [JSONValue]
  ) {
    self.server = server
    self.calendar = calendar
    self.uid = uid
    let overrides = components.filter { $0["RECURRENCE-ID"] != nil }
    main = components.first { $0["RECURRENCE-ID"] == nil }
      .map { Self.withoutExceptions(of: overrides, $0, server.times) }
    self.overrides = overrides
    body = EventBody(times: server.times, defaults: defaults)
  }

  private var client: GoogleClient { server.client }

  /// An occurrence that is excluded and was changed, as by somebody else at the same time, happens as it was changed.
  private static func withoutExceptions(
    of overrides: [Component], _ main: Component, _ times: TimeLines
  ) -> Component {
    let changed = overrides.compactMap {
      $0["RECURRENCE-ID"]?.time(in: times)?.fixed(in: times).moment
    }
    if changed.isEmpty { return main }
    var main = main
    main.lines = main.lines.compactMap { line in
      guard line.name == "EXDATE" else { return line }
      var line = line
      let values = line.value.split(separator: ",").filter { value in
        var element = line
        element.value = String(value)
        return element.time(in: times).map { !changed.contains($0.fixed(in: times).moment) } ?? true
      }
      line.value = values.joined(separator: ",")
      return values.isEmpty ? nil : line
    }
    return main
  }

  // MARK: New ones

  func add() throws -> PutOutcome {
    guard let main else {
      throw Failure(
        .unsupported,
        "Occurrences without their series, as of the one with the UID \(uid), cannot be put into a "
          + "calendar of Google.", field: "item")
    }
    // What came from outside is a copy of what somebody else organises.
    let organizer = EventPeople.organizer(of: main)
    let id = organizer == nil ? EventID.make(uid: uid) : nil
    var event = try body.event(main, over: .object([]), newUID: id == nil ? nil : uid)
    if let id {
      event.set("id", .string(id))
    } else {
      event.set("iCalUID", .string(uid))
      event.set("organizer", organizer)
    }
    guard let made = try make(event, invites: EventPeople.invites(main, over: .null)) else {
      return .changed
    }
    return try finish(EventGroup(made.text("id") ?? "", of: [made]), isMoved: true)
  }

  /// Nil when there is one already.
  private func make(_ event: JSONValue, invites: Bool) throws -> JSONValue? {
    let isImport = event["iCalUID"] != nil
    let query = isImport ? [] : [("sendUpdates", invites ? "all" : "none")]
    let place = calendar.appending(isImport ? "/events/import" : "/events", query)
    let answer = try client.answer(to: .init("POST", place, event))
    if answer.isGood { return answer.body }
    if answer.status == 409 { return try restore(event) }
    if answer.reasons.contains("participantIsNeitherOrganizerNorAttendee"),
      event["organizer"] != nil
    {
      // A copy for a user who was not invited.
      var event = event
      event.set("organizer", nil)
      return try make(event, invites: false)
    }
    throw client.refusal(answer)
  }

  /// An event that was deleted keeps its id: it is there again with what is put now. Nil for one that was not.
  private func restore(_ event: JSONValue) throws -> JSONValue? {
    guard var old = try old(event), EventGroup.isCancelled(old), let id = old.text("id") else {
      return nil
    }
    for member in event.members where !["id", "iCalUID", "organizer"].contains(member.name) {
      old.set(member.name, member.value)
    }
    if event["recurrence"] == nil { old.set("recurrence", nil) }
    old.set("status", .string("confirmed"))
    return try put(old, at: id, etag: old.text("etag"))
  }

  private func old(_ event: JSONValue) throws -> JSONValue? {
    if let id = event.text("id") { return try server.event(id, of: calendar) }
    var found: JSONValue?
    let query = [("showDeleted", "true"), ("iCalUID", event.text("iCalUID") ?? "")]
    _ = try client.list(calendar.appending("/events"), query) { each in
      if each["recurringEventId"] == nil { found = found ?? each }
    }
    return found
  }

  // MARK: Those that are there

  func change(_ group: EventGroup) throws -> PutOutcome {
    var group = group
    var isMoved = false
    if let main, let old = group.main {
      // Where the times stay, occurrences that are excluded are cancelled, as Google does it.
      let moved = try body.event(main, over: old)
      isMoved = Self.areTimesChanged(old, moved, server.times)
      let new = isMoved ? moved : try body.event(main, over: old, excludes: false)
      if new != old {
        guard let stored = try put(new, at: group.id, etag: old.text("etag"), over: old, main)
        else {
          return .changed
        }
        group.main = stored
      }
    }
    return try finish(group, isMoved: isMoved)
  }

  /// Whether a series happens at other times than before, but for what is excluded.
  private static func areTimesChanged(_ old: JSONValue, _ new: JSONValue, _ times: TimeLines)
    -> Bool
  {
    guard old.list("recurrence").isEmpty == new.list("recurrence").isEmpty else { return true }
    let zone = times.zone(of: GoogleTime(new["start"], in: times)?.zoneName)
    return GoogleTime(old["start"], in: times) != GoogleTime(new["start"], in: times)
      || !EventRecurrence(old.list("recurrence"), in: zone, times)
        .isSame(as: EventRecurrence(new.list("recurrence"), in: zone, times))
  }

  /// Nil when another version is there.
  private func put(
    _ event: JSONValue, at id: String, etag: String?, over old: JSONValue = .null,
    _ component: Component? = nil
  ) throws -> JSONValue? {
    let invites = component.map { EventPeople.invites($0, over: old) } ?? false
    let place = server.place(ofEvent: id, calendar, [("sendUpdates", invites ? "all" : "none")])
    let answer = try client.answer(to: .init("PUT", place, event, etag: etag))
    if answer.isGood { return answer.body }
    if [404, 409, 410, 412].contains(answer.status) { return nil }
    throw client.refusal(answer)
  }

  // MARK: Occurrences

  private func finish(_ group: EventGroup, isMoved: Bool) throws -> PutOutcome {
    let stored = PutOutcome.stored(href: group.id, etag: nil)
    guard group.isSeries || group.main == nil else {
      if let main = group.main { server.keep(main, of: calendar) }
      return stored
    }
    let occurrences = EventOccurrences(group, server.times)
    var said: Set<String> = []
    for component in overrides {
      guard let id = occurrences.id(of: component) else { continue }
      said.insert(id)
      if try !change(occurrence: id, component, in: group) { return .changed }
    }
    guard let main else { return stored }
    let excluded = occurrences.excluded(by: main)
    if !isMoved {
      let cancelled = Set(group.cancelled.compactMap { $0.text("id") }).union(
        occurrences.excludedByRule)
      for id in excluded.subtracting(cancelled).sorted() {
        let etag = group.changed.first { $0.text("id") == id }?.text("etag")
        if try !server.cancel(id, etag, of: calendar) { return .changed }
      }
    }
    for event in group.occurrences {
      guard let id = event.text("id"), !said.contains(id), !excluded.contains(id) else { continue }
      if try !reset(event, id, in: group, isMoved: isMoved) { return .changed }
    }
    return stored
  }

  /// - Returns: false when another version is there.
  private func change(occurrence id: String, _ component: Component, in group: EventGroup) throws
    -> Bool
  {
    let known = group.occurrences.first { $0.text("id") == id && !EventGroup.isCancelled($0) }
    // What is no occurrence of the series stays ours.
    guard let old = try known ?? server.event(id, of: calendar) else { return true }
    let new = try body.event(component, over: old)
    return try new == old || put(new, at: id, etag: old.text("etag"), over: old, component) != nil
  }

  /// An occurrence that was changed or cancelled is as the series has it again; of a series that happens at other times
  /// now, it is none any more.
  private func reset(_ event: JSONValue, _ id: String, in group: EventGroup, isMoved: Bool) throws
    -> Bool
  {
    let isCancelled = EventGroup.isCancelled(event)
    if isMoved { return try isCancelled || server.cancel(id, event.text("etag"), of: calendar) }
    guard let main = group.main,
      let usual = EventOccurrences(group, server.times).usual(event, of: main)
    else {
      return true
    }
    return try put(usual, at: id, etag: event.text("etag")) != nil
  }
}
