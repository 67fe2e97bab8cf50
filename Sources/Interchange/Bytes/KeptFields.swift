package import Domain

/// A preserved property of a task or an event from a file, which the store does not interpret: `CLASS` of
/// iCalendar, with the value `PRIVATE`.
package struct KeptField: Equatable, Sendable {
  /// Such as `icalendar` and `todo.txt`.
  package var format: String
  /// As the file has it.
  package var name: String
  package var value: String

  package init(_ format: String, _ name: String, _ value: String) {
    self.format = format
    self.name = name
    self.value = value
  }
}

extension [KeptField] {
  private static let taskcore = "json"

  /// What a task or an event keeps, and what other versions of Taskcore said of it; in which form something was
  /// written that the store has, is left out.
  ///
  /// - Throws: `corrupt` for anything but a JSON object.
  package init(kept: String?, unknown: [UnknownProperty]) throws {
    self = []
    let members = try kept.map { try JSONValue(kept: $0).object() } ?? []
    for member in members { try append(member, of: kept) }
    self += unknown.map { KeptField(Self.taskcore, $0.name, Self.shown(jsonText: $0.value)) }
  }

  private mutating func append(_ member: JSONValue.Member, of kept: String?) throws {
    switch member.name {
    case "icalendar": self += Self.fields(of: try ICalendarKept(kept))
    case "taskwarrior", "taskwarrior_missing":
      self += Self.fields(of: try TaskwarriorKept(kept), as: member.name)
    case FormatKept.todoTxt.name: self += Self.fields(of: try TodoTxtKept(kept))
    // When and in which place something of Taskwarrior was that the store has.
    case let name where name.hasPrefix("taskwarrior_"): break
    default:
      self += ((try? member.value.object()) ?? []).map {
        KeptField(member.name, $0.name, Self.shown($0.value))
      }
    }
  }

  private static func fields(of kept: ICalendarKept) -> [KeptField] {
    let lines = kept.lines.compactMap { ContentLine(text: $0) }.map { line in
      var head = line
      head.value = ""
      return KeptField("icalendar", String(head.text.dropLast()), line.value)
    }
    let parts = kept.parts.map { part in
      let name = part.first.flatMap { ContentLine(text: $0) }?.value ?? ""
      return KeptField("icalendar", name, part.dropFirst().dropLast().joined(separator: "\n"))
    }
    return lines + parts
  }

  private static func fields(of kept: TaskwarriorKept, as member: String) -> [KeptField] {
    member == "taskwarrior"
      // Which of its words for an open task it had, and how its UUID was spelled, is no more than a form.
      ? kept.attributes.filter { !["status", "uuid"].contains($0.name) }
        .map { KeptField("taskwarrior", $0.name, shown($0.value)) }
      : [KeptField("taskwarrior", "depends", kept.missing.joined(separator: ","))]
  }

  private static func fields(of kept: TodoTxtKept) -> [KeptField] {
    let format = "todo.txt"
    let priority = kept.priority.map {
      KeptField(format, "pri", String(Unicode.Scalar($0)))
    }
    return (priority.map { [$0] } ?? [])
      + kept.words.map { word in
        guard word.first != "+", let colon = word.firstIndex(of: ":") else {
          return KeptField(format, "+", word.first == "+" ? String(word.dropFirst()) : word)
        }
        return KeptField(
          format, String(word[..<colon]), String(word[word.index(after: colon)...]))
      }
  }

  private static func shown(_ value: JSONValue) -> String {
    (try? value.string()) ?? value.text
  }

  private static func shown(jsonText: String) -> String {
    (try? JSONValue(text: jsonText)).map(shown) ?? jsonText
  }
}
