import Domain

/// What a calendar has besides tasks and events, which the store keeps and the next file has again: journals, busy
/// times, components of other kinds, and the properties of the calendar itself.
///
///     {"uid":"j-1","component":["BEGIN:VJOURNAL","UID:j-1","SUMMARY:A day","END:VJOURNAL"]}
///     {"uid":"X-WR-CALDESC","property":"X-WR-CALDESC:At home"}
struct KeptCalendar {
  private(set) var components: [[String]] = []
  private(set) var properties: [String] = []

  /// A component is known by its UID and, of a changed occurrence, by its time; one without, by all that it says.
  static func component(_ component: Component) -> UnknownProperty {
    let occurrence = component["RECURRENCE-ID"].map { "/" + $0.value } ?? ""
    let isNamed = !component.uid.isEmpty
    let uid = isNamed ? "\(component.name)/\(component.uid)\(occurrence)" : ""
    let lines: JSONValue = .array(component.texts.map { .string($0) })
    return kept(uid: uid, .init("component", lines))
  }

  /// A property of a calendar is known by its name and parameters: another file says another value.
  static func property(_ line: ContentLine) -> UnknownProperty {
    var name = line
    name.value = ""
    return kept(uid: name.text, .init("property", .string(line.text)))
  }

  /// The name of what is kept.
  static func names(in kept: UnknownProperty) -> [String] {
    guard kept.section == UnknownProperty.iCalendarSection,
      let value = try? JSONValue(text: kept.value)
    else { return [] }
    let lines = try? value["component"]?.array().map { try $0.string() }
    if let begin = lines?.first { return ContentLine(text: begin).map { [$0.value] } ?? [] }
    let property = try? value["property"]?.string()
    return property.flatMap { ContentLine(text: $0) }.map { [$0.name] } ?? []
  }

  private static func kept(uid: String, _ member: JSONValue.Member) -> UnknownProperty {
    let members = (uid.isEmpty ? [] : [JSONValue.Member("uid", .string(uid))]) + [member]
    let value: JSONValue = .object(members)
    return UnknownProperty(
      section: UnknownProperty.iCalendarSection, itemUID: uid, name: "", value: value.text)
  }

  /// What is of other formats, or would be no iCalendar, is left out.
  init(_ unknown: [UnknownProperty] = []) {
    for kept in unknown where kept.section == UnknownProperty.iCalendarSection {
      guard let value = try? JSONValue(text: kept.value) else { continue }
      if let lines = try? value["component"]?.array().map({ try $0.string() }),
        Self.isComponent(lines)
      {
        components.append(lines)
      } else if let line = try? value["property"]?.string(), Self.isProperty(line) {
        properties.append(line)
      }
    }
  }

  /// Their lines.
  var allLines: [String] { properties + components.joined() }

  private static func isProperty(_ text: String) -> Bool {
    ICalendarKept.isWritable(text) && ContentLine(text: text)?.isBoundary == false
  }

  /// Whether they begin and end one component that a calendar can have.
  private static func isComponent(_ lines: [String]) -> Bool {
    var open: [String] = []
    for (index, text) in lines.enumerated() {
      guard ICalendarKept.isWritable(text), let line = ContentLine(text: text) else { return false }
      let name = ASCIICase.upper(line.value)
      switch line.name {
      case "BEGIN":
        // In a component there are none of calendars, and tasks, events and zones come from the store.
        let isKept = name == "VJOURNAL" || name == "VFREEBUSY"
        guard index == 0 ? isKept || !ComponentReader.isOfCalendars(name) : !open.isEmpty,
          index == 0 || !ComponentReader.isOfCalendars(name), name != "VCALENDAR"
        else { return false }
        open.append(name)
      case "END":
        guard open.popLast() == name else { return false }
      default:
        if open.isEmpty { return false }
      }
    }
    return open.isEmpty && !lines.isEmpty
  }
}
