import Domain

/// The attributes of the original Taskwarrior task that are preserved with a task:
/// `{"taskwarrior":{"wait":"20270101T…"}}`.
struct TaskwarriorKept {
  private static let attributesName = "taskwarrior"
  private static let dueName = "taskwarrior_due"
  private static let waitName = "taskwarrior_wait"
  private static let scheduledName = "taskwarrior_scheduled"
  private static let untilName = "taskwarrior_until"
  private static let startName = "taskwarrior_start"
  private static let missingName = "taskwarrior_missing"
  private static let positionName = "taskwarrior_position"
  private static let modifiedName = "taskwarrior_modified"
  private static let firstName = "taskwarrior_first"
  private static let occurrenceName = "taskwarrior_occurrence"
  private static let templateName = "taskwarrior_template"
  private static let instancesName = "taskwarrior_instances"

  /// As they were read.
  var attributes: [JSONValue.Member] = []
  /// What the attribute `due` was read as; another zone would read another day.
  var due: String?
  /// The same of the attribute `wait`; nil also when the task could not start then.
  var wait: String?
  /// What the attribute `scheduled` was read as.
  var scheduled: String?
  /// What the attribute `until` was read as.
  var until: String?
  /// Since when the task was in progress by the attribute `start`.
  var start: String?
  /// The UUIDs of dependencies that neither the file nor the store had.
  var missing: [String] = []
  /// Whether Taskwarrior had an attribute of ours for its place in the manual order.
  var hasPosition = false
  /// Of a series, when it or an instance of it was modified last.
  var modified: String?
  /// Of a series, its first occurrence, which another zone would read as another time.
  var first: String?
  /// Of an instance that is a task of its own, which occurrence of its series it is.
  var occurrence: String?
  /// Of a series, what its template shares with the instances, as it was read.
  var template: [JSONValue.Member] = []
  /// Of a series, what Taskwarrior has of single occurrences.
  var instances: [TaskwarriorInstance] = []
  /// What other formats keep.
  private var others: [JSONValue.Member] = []

  init() {}

  /// - Throws: `corrupt` for anything but a JSON object.
  init(_ text: String?) throws {
    guard let text else { return }
    let kept = try JSONValue(kept: text)
    var instances: JSONValue?
    for member in try kept.object() {
      switch member.name {
      case Self.attributesName: attributes = (try? member.value.object()) ?? []
      case Self.dueName: due = try? member.value.string()
      case Self.waitName: wait = try? member.value.string()
      case Self.scheduledName: scheduled = try? member.value.string()
      case Self.untilName: until = try? member.value.string()
      case Self.startName: start = try? member.value.string()
      case Self.missingName:
        missing = (try? member.value.array().map { try $0.string() }) ?? []
      case Self.positionName: hasPosition = member.value == .bool(true)
      case Self.modifiedName: modified = try? member.value.string()
      case Self.firstName: first = try? member.value.string()
      case Self.occurrenceName: occurrence = try? member.value.string()
      case Self.templateName: template = (try? member.value.object()) ?? []
      case Self.instancesName: instances = member.value
      default: others.append(member)
      }
    }
    if let instances {
      self.instances = TaskwarriorInstancesText.instances(instances, template)
    }
  }

  /// Nil when nothing is kept.
  var text: String? {
    var members: [JSONValue.Member] = []
    if !attributes.isEmpty {
      members.append(JSONValue.Member(Self.attributesName, .object(attributes)))
    }
    if let due { members.append(JSONValue.Member(Self.dueName, .string(due))) }
    if let wait { members.append(JSONValue.Member(Self.waitName, .string(wait))) }
    if let scheduled { members.append(JSONValue.Member(Self.scheduledName, .string(scheduled))) }
    if let until { members.append(JSONValue.Member(Self.untilName, .string(until))) }
    if let start { members.append(JSONValue.Member(Self.startName, .string(start))) }
    if !missing.isEmpty {
      members.append(
        JSONValue.Member(Self.missingName, .array(missing.map { .string($0) })))
    }
    if hasPosition { members.append(JSONValue.Member(Self.positionName, .bool(true))) }
    if let modified { members.append(JSONValue.Member(Self.modifiedName, .string(modified))) }
    if let first { members.append(JSONValue.Member(Self.firstName, .string(first))) }
    if let occurrence {
      members.append(JSONValue.Member(Self.occurrenceName, .string(occurrence)))
    }
    if !template.isEmpty {
      members.append(JSONValue.Member(Self.templateName, .object(template)))
    }
    if !instances.isEmpty {
      members.append(
        JSONValue.Member(
          Self.instancesName, TaskwarriorInstancesText.value(instances, template)))
    }
    members += others
    return members.isEmpty ? nil : JSONValue.object(members).text
  }

  /// The same with what other formats keep of the stored task.
  func with(othersOf stored: TaskwarriorKept) -> TaskwarriorKept {
    var result = self
    result.others = stored.others
    return result
  }

  /// Whether it was read as a template, and became a series.
  var isSeries: Bool { !template.isEmpty }

  /// The attributes of a task that no longer repeats.
  var withoutRecurrence: TaskwarriorKept {
    var result = self
    result.attributes.removeAll {
      ["recur", "rtype", "mask", "due", "wait", "scheduled", "until"].contains($0.name)
        || $0.name == "status" && $0.value == .string("recurring")
    }
    return result
  }

  /// The same with the instances that a file has said before, of which a part of it says nothing.
  func with(instancesOf stored: TaskwarriorKept) -> TaskwarriorKept {
    guard isSeries, !stored.instances.isEmpty else { return self }
    let known = Set(instances.compactMap(\.uuid))
    var result = self
    result.instances += stored.instances.filter { $0.uuid.map { !known.contains($0) } ?? false }
    return result
  }

  subscript(name: String) -> JSONValue? {
    attributes.first { $0.name == name }?.value
  }
}
