package import Domain

/// A calendar object (RFC 4791 section 4.1): the components with one UID, which are an event or a task and
/// its changed occurrences.
package struct CalendarObject: Equatable, Sendable {
  /// The identity of a component in its object: the master, or an occurrence.
  package struct Place: Hashable, Sendable {
    let name: String
    /// The value of RECURRENCE-ID.
    package let occurrence: String?
  }

  /// The largest one that is read, in bytes.
  package static let maximumLength = 4 << 20

  private(set) var zones: [Component] = []
  /// The first of them is the series, if the object has it.
  private(set) var components: [(place: Place, contents: ComponentContents)] = []
  /// Those lines of the calendar that say something of what is in it.
  private var properties: [ContentLine] = []

  /// Nil for anything but a calendar, for one without tasks and events, and for one with several UIDs.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    var reader = ComponentReader(source: ByteStream.source(of: text.utf8))
    var uids: Set<String> = []
    do {
      while let component = try reader.next() { take(component, &uids) }
    } catch {
      return nil
    }
    // A component that was left out would be removed where the object is written.
    guard reader.takeNotes().skippedCount == 0, uids.count == 1, uids != [""] else { return nil }
    properties = reader.properties
    components.sort { ($0.place.occurrence ?? "") < ($1.place.occurrence ?? "") }
  }

  private mutating func take(_ component: Component, _ uids: inout Set<String>) {
    switch component.name {
    case "VTIMEZONE": zones.append(component)
    case "VTODO", "VEVENT":
      uids.insert(component.uid)
      let place = Place(component)
      if !components.contains(where: { $0.place == place }) {
        components.append((place, ComponentContents(component)))
      }
    default: break
    }
  }

  package static func == (one: CalendarObject, other: CalendarObject) -> Bool {
    one.difference(from: other).isEmpty && other.difference(from: one).isEmpty
  }

  package var uid: String? { components.first?.contents.uid }

  /// Whether its components are tasks.
  package var holdsTasks: Bool { components.first?.place.name == "VTODO" }

  /// Those of its components.
  package var places: [Place] { components.map(\.place) }

  /// The occurrences that have components of their own, as RECURRENCE-ID says them.
  package var occurrences: [String] { components.compactMap(\.place.occurrence) }

  /// What it is called.
  package var title: String { components.first?.contents.text("SUMMARY") ?? "" }

  /// When it is, in whatever zone it is written: by it and the title, two that nobody gave one UID are known as
  ///   the same.
  package func time(_ almanac: any Almanac) -> String {
    guard let first = components.first?.contents,
      let line = first["DUE"].first ?? first["DTSTART"].first
    else { return "" }
    switch ICalendarTime(line.value) {
    case .utc(let instant)?: return instant.text
    case .local(.dateTime(let clock))?:
      guard let name = line.parameter("TZID"), let zone = try? almanac.zone(named: name) else {
        return line.value
      }
      return zone.instant(at: clock).text
    default: return line.value
    }
  }

  /// Whether it is a series.
  package var repeats: Bool { components.contains { $0.contents.repeats } }

  /// Whether it is a task that is done.
  package var isCompleted: Bool {
    components.first?.contents["STATUS"].first.map { ASCIICase.upper($0.value) == "COMPLETED" }
      ?? false
  }

  /// The task that it is below.
  package var parentUID: String? {
    components.first?.contents.lines[.parent]?.first.map { ICalendarText.plain($0.value) }
  }

  /// When it was changed last, if it says so.
  package var modified: Instant? {
    components.compactMap { place, contents -> Instant? in
      let line = contents["LAST-MODIFIED"].first ?? contents["DTSTAMP"].first
      guard let line, case .utc(let instant)? = ICalendarTime(line.value) else { return nil }
      return instant
    }.max()
  }

  /// Whether it has that component.
  package func has(_ place: Place) -> Bool { self[place] != nil }

  subscript(_ place: Place) -> ComponentContents? {
    components.first { $0.place == place }?.contents
  }

  /// The same with other contents of a component; nil takes it out.
  mutating func set(_ contents: ComponentContents?, at place: Place) {
    let index = components.firstIndex { $0.place == place }
    switch (contents, index) {
    case (let contents?, let index?): components[index].contents = contents
    case (let contents?, nil): components.append((place, contents))
    case (nil, let index?): components.remove(at: index)
    case (nil, nil): break
    }
  }

  /// The same with the zones that another one defines, too.
  mutating func define(zonesOf other: CalendarObject) {
    let known = Set(zones.compactMap { $0["TZID"]?.value })
    zones += other.zones.filter { zone in zone["TZID"].map { !known.contains($0.value) } ?? false }
  }

  /// The zones that its times are of.
  var zoneNames: Set<String> { Set(components.flatMap(\.contents.zoneNames)) }

  /// The same with the definition of a zone, as lines from its `BEGIN` to its `END`.
  mutating func define(zone name: String, lines: [String]) {
    guard lines.count > 2 else { return }
    var zone = Component("VTIMEZONE")
    zone.lines = lines.dropFirst().dropLast().compactMap { ContentLine(text: $0) }
    zones.removeAll { $0["TZID"]?.value == name }
    zones.append(zone)
  }

  /// As a server gets it.
  package var text: String {
    var writer = ContentLineWriter { _ in }
    writer.write("BEGIN", "VCALENDAR")
    writer.write("VERSION", "2.0")
    writer.write("PRODID", "-//Taskcore//Taskcore//EN")
    for line in properties { writer.write(line) }
    let used = zoneNames
    for zone in zones where zone["TZID"].map({ used.contains($0.value) }) ?? false {
      for line in zone.texts { writer.write(line) }
    }
    for (place, contents) in components { contents.write(as: place.name, to: &writer) }
    writer.write("END", "VCALENDAR")
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension CalendarObject {
  /// The same under another UID.
  package func with(uid: String) -> CalendarObject {
    mappingUIDs { $0 == self.uid ? uid : $0 }
  }

  /// The same with other UIDs of its components and of what they name.
  package func mappingUIDs(_ other: (String) -> String) -> CalendarObject {
    mapping { $0.mapUIDs(other) }
  }

  func mappingLines(_ change: (ContentLine) -> ContentLine) -> CalendarObject {
    mapping { $0.mapLines(change) }
  }

  /// The same for a store, where nobody counts how often it was changed.
  package var withoutSequence: CalendarObject { mapping { $0.removeSequence() } }

  /// The same with changed components.
  func mapping(_ change: (inout ComponentContents) -> Void) -> CalendarObject {
    var object = self
    for index in object.components.indices { change(&object.components[index].contents) }
    return object
  }

  /// The addresses of those who organise it or one of its occurrences.
  var organizers: Set<String> {
    Set(components.flatMap { $0.contents["ORGANIZER"] }.map(\.value))
  }

  /// Whether a server that schedules looks after attendees of it: RFC 6638 section 7.1.
  func hasInvited(but isUser: (String) -> Bool) -> Bool {
    components.contains { _, contents in
      !contents["ORGANIZER"].isEmpty
        && contents["ATTENDEE"].contains { line in
          let agent = line.parameter("SCHEDULE-AGENT").map { ASCIICase.upper($0) } ?? "SERVER"
          return agent == "SERVER" && !isUser(line.value)
        }
    }
  }

  /// The same with this ORGANIZER in all components that lack one, where any has or had attendees: where an
  /// occurrence is removed, SOGo looks at who organises the series.
  func addingOrganizer(_ address: String, over former: CalendarObject?) -> CalendarObject {
    guard hasAttendees || former?.hasAttendees ?? false else { return self }
    return mapping { contents in
      if contents["ORGANIZER"].isEmpty { contents.add(ContentLine("ORGANIZER", address)) }
    }
  }

  private var hasAttendees: Bool { components.contains { !$0.contents["ATTENDEE"].isEmpty } }

  /// What only Taskcore writes and this lacks, for another program left it out.
  package func ownLack(of other: CalendarObject) -> ObjectDifference {
    var changes: Set<ObjectDifference.Change> = []
    for (place, contents) in components where !contents.keys.contains(where: \.isOwn) {
      for key in other[place]?.keys ?? [] where key.isOwn { changes.insert(.contents(place, key)) }
    }
    return ObjectDifference(changes)
  }
}

extension CalendarObject.Place {
  init(_ component: Component) {
    name = component.name
    // By the clock alone: programs write one occurrence in more than one zone.
    occurrence = component["RECURRENCE-ID"]?.value
  }
}
