import Domain

/// A unit of merging: a property, properties that depend on each other, or an element of a list.
package struct MergeKey: Hashable, Sendable {
  let text: String

  private init(_ text: String) {
    self.text = text
  }

  /// The property that it is of, for people.
  package var property: String { String(text.prefix { $0 != "/" }) }

  static let status = MergeKey("STATUS")
  /// What a task is below.
  static let parent = MergeKey("RELATED-TO")
  static let due = MergeKey("DUE")
  /// What a series, or the times of an event, are.
  static let time = MergeKey("DTSTART")
  static let stamp = MergeKey("DTSTAMP")
  static let identity = MergeKey("UID")

  /// Says nothing by itself: when it was written, and what it is.
  var isQuiet: Bool { self == .stamp || self == .identity }

  /// What only Taskcore writes. Programs that leave it out know nothing of it.
  var isOwn: Bool { text.hasPrefix(TaskcoreProperty.prefix) }

  private static let groups: [String: MergeKey] = {
    var groups: [String: MergeKey] = [:]
    for name in ["UID", "RECURRENCE-ID", TaskcoreProperty.series] { groups[name] = identity }
    for name in ["DTSTAMP", "LAST-MODIFIED", "CREATED", "SEQUENCE"] { groups[name] = stamp }
    for name in [
      "STATUS", "COMPLETED", "PERCENT-COMPLETE", TaskcoreProperty.started,
      TaskcoreProperty.cancelled,
    ] { groups[name] = status }
    for name in [TaskcoreProperty.position, TaskBlocks.sortOrderName] {
      groups[name] = MergeKey(TaskBlocks.sortOrderName)
    }
    for name in ["DESCRIPTION", TaskcoreProperty.notes] { groups[name] = MergeKey("DESCRIPTION") }
    groups["RRULE"] = time
    for name in [
      TaskcoreProperty.repeatRule, TaskcoreProperty.addedDates, TaskcoreProperty.repeatStart,
      TaskcoreProperty.occurrence,
    ] { groups[name] = time }
    return groups
  }()

  /// Those of a time: of what happens once, a start and a due count by themselves.
  private static let starts: Set = ["DTSTART", TaskcoreProperty.start]
  private static let ends: Set = ["DUE", "DTEND", "DURATION", TaskcoreProperty.due]

  /// Values with commas between, each of which counts by itself.
  static func isList(_ name: String) -> Bool {
    name == "CATEGORIES" || name == "EXDATE" || name == "RDATE"
  }

  /// A line by what it is merged as; a list as its elements.
  static func keys(
    of line: ContentLine, in component: String, repeats: Bool
  ) -> [(MergeKey, ContentLine)] {
    if let group = groups[line.name] { return [(group, line)] }
    if starts.contains(line.name) { return [(time, line)] }
    if ends.contains(line.name) {
      return [(repeats || component == "VEVENT" ? time : due, line)]
    }
    switch line.name {
    case "CATEGORIES":
      return ICalendarText.list(line.value).map { name in
        (
          MergeKey("CATEGORIES/\(NameKey(name).text)"),
          ContentLine("CATEGORIES", ICalendarText.text(name))
        )
      }
    case "EXDATE", "RDATE":
      return line.value.split(separator: ",").map { value in
        var element = line
        element.value = String(value)
        return (MergeKey("\(line.name)/\(element.canonical)"), element)
      }
    case "RELATED-TO":
      let type = line.relation
      return [(type == "PARENT" ? parent : MergeKey("RELATED-TO/\(type) \(line.value)"), line)]
    case "ATTENDEE": return [(MergeKey("ATTENDEE/\(ASCIICase.lower(line.value))"), line)]
    case "ATTACH": return [(MergeKey("ATTACH/\(line.value)"), line)]
    case "COMMENT":
      return [(MergeKey("COMMENT/\(line.parameter(TaskcoreProperty.uid) ?? line.value)"), line)]
    default: return [(MergeKey(line.name), line)]
    }
  }

  /// An alarm is known by its UID, or else by what it is.
  static func key(of part: Component) -> MergeKey {
    if let uid = part["UID"] { return MergeKey("\(part.name)/\(uid.value)") }
    return MergeKey("\(part.name)/\(part.canonical.joined(separator: "\n"))")
  }
}

extension ASCIICase {
  /// Lower case of ASCII letters, for addresses.
  static func lower(_ text: some StringProtocol) -> String {
    String(decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
  }
}
