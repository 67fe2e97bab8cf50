import Domain

/// What a task keeps of the Taskwarrior task that it was: `{"taskwarrior":{"wait":"20270101T…"}}`.
struct TaskwarriorKept {
  private static let attributesName = "taskwarrior"
  private static let dueName = "taskwarrior_due"

  /// As they were read.
  var attributes: [JSONValue.Member] = []
  /// What the attribute `due` was read as; another zone would read another day.
  var due: String?

  init() {}

  /// - Throws: `corrupt` for what is no JSON object.
  init(_ text: String?) throws {
    guard let text else { return }
    let kept = try JSONValue(kept: text)
    attributes = (try? kept[Self.attributesName]?.object()) ?? []
    due = try? kept[Self.dueName]?.string()
  }

  /// Nil when nothing is kept.
  var text: String? {
    guard !attributes.isEmpty else { return nil }
    var members = [JSONValue.Member(Self.attributesName, .object(attributes))]
    if let due { members.append(JSONValue.Member(Self.dueName, .string(due))) }
    return JSONValue.object(members).text
  }

  subscript(name: String) -> JSONValue? {
    attributes.first { $0.name == name }?.value
  }
}
