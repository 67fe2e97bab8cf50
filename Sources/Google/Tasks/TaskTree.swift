import Interchange

/// The parents of the tasks of a list.
struct TaskTree {
  private var parents: [String: String] = [:]

  /// Takes in how a task is now.
  mutating func take(_ task: JSONValue) {
    guard let id = task.text("id") else { return }
    parents[id] = task.flag("deleted") ? nil : task.text("parent")
  }

  mutating func remove(_ id: String) { parents[id] = nil }

  func subtasks(of id: String) -> [String] {
    parents.filter { $0.value == id }.map(\.key).sorted()
  }
}
