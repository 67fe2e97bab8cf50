import Domain

/// What a task keeps of the Taskwarrior task that it was: `{"taskwarrior":{"wait":"20270101T…"}}`.
struct TaskwarriorKept {
  private static let attributesName = "taskwarrior"
  private static let dueName = "taskwarrior_due"
  private static let waitName = "taskwarrior_wait"
  private static let scheduledName = "taskwarrior_scheduled"
  private static let untilName = "taskwarrior_until"
  private static let startName = "taskwarrior_start"
  private static let missingName = "taskwarrior_missing"
  private static let positionName = "taskwarrior_position"

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
  /// What other formats keep.
  private var others: [JSONValue.Member] = []

  init() {}

  /// - Throws: `corrupt` for what is no JSON object.
  init(_ text: String?) throws {
    guard let text else { return }
    let kept = try JSONValue(kept: text)
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
      default: others.append(member)
      }
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
    members += others
    return members.isEmpty ? nil : JSONValue.object(members).text
  }

  /// The same with what other formats keep of the stored task.
  func with(othersOf stored: TaskwarriorKept) -> TaskwarriorKept {
    var result = self
    result.others = stored.others
    return result
  }

  subscript(name: String) -> JSONValue? {
    attributes.first { $0.name == name }?.value
  }
}
