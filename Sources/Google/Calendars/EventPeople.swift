import Interchange

/// The attendees and the organiser of an event.
enum EventPeople {
  private static let mailto = "mailto:"
  private static let agent = "SCHEDULE-AGENT"
  private static let answers = [
    ("needsAction", "NEEDS-ACTION"), ("declined", "DECLINED"), ("tentative", "TENTATIVE"),
    ("accepted", "ACCEPTED"),
  ]

  /// None of an event that is the user's alone.
  static func lines(of event: JSONValue) -> [ContentLine] {
    let attendees = event.list("attendees").filter { $0.text("email") != nil }
    let organizer = event["organizer"]
    let isOwn = organizer?.flag("self") ?? true
    if attendees.isEmpty, isOwn { return [] }
    // Google writes to nobody unless it is told to, and of one's own events it can be changed what one likes: of these
    // it is not said who organises them, for they are nobody else's.
    func quiet(_ line: ContentLine) -> ContentLine { isOwn ? line.with(agent, "NONE") : line }
    var lines: [ContentLine] = []
    if !isOwn, let organizer, let email = organizer.text("email") {
      lines.append(named(ContentLine("ORGANIZER", mailto + email), organizer))
    }
    for attendee in attendees {
      guard let email = attendee.text("email") else { continue }
      var line = named(ContentLine("ATTENDEE", mailto + email), attendee)
      if attendee.flag("resource") { line = line.with("CUTYPE", "RESOURCE") }
      if attendee.flag("optional") { line = line.with("ROLE", "OPT-PARTICIPANT") }
      let answer = answers.first { $0.0 == attendee.text("responseStatus") }?.1
      lines.append(quiet(answer.map { line.with("PARTSTAT", $0) } ?? line))
      if attendee.flag("self"), let answer {
        lines.append(ContentLine(ParticipationLine.name, answer))
      }
    }
    return lines
  }

  private static func named(_ line: ContentLine, _ person: JSONValue) -> ContentLine {
    guard let name = person.text("displayName"), !name.isEmpty else { return line }
    return line.with("CN", name)
  }

  /// Gives an event the attendees of a component; of those that it has, what Google knows besides stays.
  static func set(_ component: Component, in event: inout JSONValue) {
    if event.flag("attendeesOmitted") { return }
    let lines = component.properties.filter { $0.name == "ATTENDEE" && email($0) != nil }
    let old = event.list("attendees")
    var attendees: [JSONValue] = []
    for line in lines {
      guard let email = email(line),
        !attendees.contains(where: { $0.text("email")?.lowercased() == email.lowercased() })
      else { continue }
      let known = old.first { $0.text("email")?.lowercased() == email.lowercased() }
      attendees.append(attendee(line, email, over: known))
    }
    let order = old.compactMap { each in
      attendees.first { $0.text("email")?.lowercased() == each.text("email")?.lowercased() }
    }
    var new = order + attendees.filter { !order.contains($0) }
    if let answer = (component[ParticipationLine.name]?.value).flatMap(status),
      let index = new.firstIndex(where: { $0.flag("self") })
    {
      new[index].set("responseStatus", text: answer)
    }
    if new != old { event.set("attendees", new.isEmpty && old.isEmpty ? nil : .array(new)) }
  }

  private static func attendee(_ line: ContentLine, _ email: String, over known: JSONValue?)
    -> JSONValue
  {
    var attendee = known ?? .with([("email", .string(email))])
    if let name = line.parameter("CN"), !name.isEmpty { attendee.set("displayName", text: name) }
    if line.parameter("ROLE")?.uppercased() == "OPT-PARTICIPANT", !attendee.flag("optional") {
      attendee.set("optional", .bool(true))
    }
    if let answer = line.parameter("PARTSTAT").flatMap(status) {
      attendee.set("responseStatus", text: answer)
    }
    return attendee
  }

  private static func status(_ answer: String) -> String? {
    let answer = answer.uppercased()
    return answers.first { $0.1 == answer }?.0
  }

  /// The organiser of an event from outside; nil for one of the user's own.
  static func organizer(of component: Component) -> JSONValue? {
    guard let line = component["ORGANIZER"], let email = email(line) else { return nil }
    var organizer: JSONValue = .with([("email", .string(email))])
    if let name = line.parameter("CN") { organizer.set("displayName", text: name) }
    return organizer
  }

  /// Whether the user wants Google to write to somebody whom it did not know: those to whom it must not say so.
  /// Of what somebody else organises, nobody is told.
  static func invites(_ component: Component, over event: JSONValue) -> Bool {
    if component["ORGANIZER"] != nil { return false }
    let known = Set(event.list("attendees").compactMap { $0.text("email")?.lowercased() })
    return component.properties.contains { line in
      guard line.name == "ATTENDEE", let email = email(line) else { return false }
      return !known.contains(email.lowercased())
        && line.parameter(agent)?.uppercased() ?? "SERVER" == "SERVER"
    }
  }

  private static func email(_ line: ContentLine) -> String? {
    guard line.value.lowercased().hasPrefix(mailto) else { return nil }
    let email = String(line.value.dropFirst(mailto.count))
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy({ !$0.isEmpty && !$0.contains(" ") }) ? email : nil
  }
}
