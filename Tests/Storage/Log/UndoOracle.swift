import Domain

/// What undo and redo come to, on values alone.
struct UndoOracle {
  struct Key: Hashable {
    var task: Int
    var name: String
  }

  private struct Change {
    var old: String
    var new: String
  }

  private var state: [Key: String] = [:]
  private var done: [[Key: Change]] = []
  private var undone: [[Key: Change]] = []

  /// The values of a task that the test changes; a tag has one by itself.
  static func values(of task: Task) -> [String: String] {
    var values = [
      "title": task.title, "notes": task.notes, "duration": "\(task.estimatedDuration ?? 0)",
    ]
    for tag in 0..<3 { values["tag \(tag)"] = "\(task.tags.contains("t\(tag)"))" }
    return values
  }

  func values(_ task: Int) -> [String: String] {
    var values = [
      "title": "0", "notes": "", "duration": "0", "tag 0": "false", "tag 1": "false",
      "tag 2": "false",
    ]
    for name in values.keys { values[name] = state[Key(task: task, name: name)] ?? values[name] }
    return values
  }

  private func value(_ key: Key) -> String { values(key.task)[key.name] ?? "" }

  mutating func step(_ action: Step.Action, _ changes: [Key: String]) {
    if changes.isEmpty { return }
    let step = Dictionary(
      uniqueKeysWithValues: changes.map { ($0, Change(old: value($0), new: $1)) })
    state.merge(changes) { $1 }
    // A poll leaves what can be done again.
    if action != .fireAlerts { undone = [] }
    if action == .updateTasks { done.append(step) }
  }

  /// How many changes are left alone; nil when there is no step.
  mutating func undo() -> Int? {
    while let step = done.popLast() {
      let (reversed, left) = reverse(step)
      if !reversed.isEmpty { undone.append(reversed) }
      if !reversed.isEmpty || left > 0 { return left }
    }
    return nil
  }

  mutating func redo() -> Int? {
    while let step = undone.popLast() {
      let (reversed, left) = reverse(step)
      if !reversed.isEmpty { done.append(reversed) }
      if !reversed.isEmpty || left > 0 { return left }
    }
    return nil
  }

  private mutating func reverse(_ step: [Key: Change]) -> (reversed: [Key: Change], left: Int) {
    var reversed: [Key: Change] = [:]
    var left = 0
    for (key, change) in step {
      let present = value(key)
      if present == change.new {
        state[key] = change.old
        reversed[key] = Change(old: change.new, new: change.old)
      } else if present != change.old {
        left += 1
      }
    }
    return (reversed, left)
  }
}
