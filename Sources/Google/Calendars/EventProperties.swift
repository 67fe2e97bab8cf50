import Interchange

/// Properties without a field at Google, in the private properties of an event: its UID, and Taskcore's own
/// ones as far as they fit. The rest stays in the store.
///
/// https://developers.google.com/workspace/calendar/api/guides/extended-properties
enum EventProperties {
  private static let longestName = 44
  private static let longestValue = 1_024
  private static let most = 200
  private static let own = "X-TASKCORE-"
  /// Lines of others that Google has no field for.
  private static let others: Set = ["CATEGORIES", "URL"]
  private static let prefix = "taskcore-"
  private static let uid = "taskcore-uid"

  /// The UID of an event that was made under an id of ours. A copy of it, which Google gives another id, is another one.
  static func uid(of event: JSONValue) -> String? {
    guard let uid = properties(of: event)?.text(uid), let id = event.text("id"),
      EventID.make(uid: uid) == id
    else { return nil }
    return uid
  }

  static func lines(of event: JSONValue) -> [ContentLine] {
    (properties(of: event)?.members ?? []).compactMap { member in
      guard case .string(let rest) = member.value, let name = lineName(member.name) else {
        return nil
      }
      let line = ContentLine(text: name + rest)
      return line?.name == name
        && rest.unicodeScalars.allSatisfy({ $0.value >= 0x20 || $0 == "\t" }) ? line : nil
    }
  }

  /// Gives an event those of a component.
  static func set(_ component: Component, uid newUID: String?, in event: inout JSONValue) {
    var properties = (properties(of: event)?.members ?? []).filter { member in
      lineName(member.name) == nil && (newUID == nil || member.name != uid)
    }
    if let newUID { properties.append(JSONValue.Member(uid, .string(newUID))) }
    var counts: [String: Int] = [:]
    for line in component.properties { counts[line.name, default: 0] += 1 }
    for line in component.properties where counts[line.name] == 1 && properties.count < most {
      guard let name = propertyName(line.name) else { continue }
      let value = String(line.text.dropFirst(line.name.count))
      guard name.utf8.count <= longestName, value.utf8.count <= longestValue else { continue }
      properties.append(JSONValue.Member(name, .string(value)))
    }
    var groups = event["extendedProperties"] ?? .object([])
    let sorted = properties.sorted { $0.name < $1.name }
    let before = (self.properties(of: event)?.members ?? []).sorted { $0.name < $1.name }
    if sorted == before { return }
    groups.set("private", sorted.isEmpty ? nil : .object(sorted))
    event.set("extendedProperties", groups.members.isEmpty ? nil : groups)
  }

  private static func properties(of event: JSONValue) -> JSONValue? {
    event["extendedProperties"]?["private"]
  }

  /// The line that a property has; nil for one of another program.
  private static func lineName(_ property: String) -> String? {
    if property.hasPrefix(own) { return property }
    guard property.hasPrefix(prefix) else { return nil }
    let name = String(property.dropFirst(prefix.count))
    return others.contains(name) ? name : nil
  }

  private static func propertyName(_ line: String) -> String? {
    line.hasPrefix(own) ? line : others.contains(line) ? prefix + line : nil
  }
}
