import Domain

/// References from selected tasks to tasks outside of the selection, by the ids of the tasks.
struct ExportCut {
  var links: [Int64: Set<TaskProperty>] = [:]

  var properties: Set<TaskProperty> { links.values.reduce(into: []) { $0.formUnion($1) } }
}

extension TaskProperty {
  /// Those that name other tasks by which a task cannot be without.
  static let links: [TaskProperty] = [.parent, .dependency]
}

extension ExportContents {
  func cut(by said: Set<TaskProperty>) throws -> ExportCut {
    var cut = ExportCut()
    guard let selected else { return cut }
    try store.forEachTask(selected.taskIDs) { task in
      var links: Set<TaskProperty> = []
      if let id = task.parentID, !selected.hasTask(id) { links.insert(.parent) }
      if task.dependencies.contains(where: { !selected.hasTask($0) }) { links.insert(.dependency) }
      links.formIntersection(said)
      if !links.isEmpty { cut.links[task.id] = links }
    }
    return cut
  }

  /// Says nothing of what leads to tasks that are not exported.
  func without(_ cut: ExportCut, _ task: FiledTask) throws -> FiledTask {
    guard let selected, !cut.links.isEmpty, let links = cut.links[task.task.id] else { return task }
    var filed = task
    filed.properties.subtract(links)
    if links.contains(.parent) { filed.parentUID = nil }
    if links.contains(.dependency) {
      let known = try store.lookups.uids(
        ofTasks: Set(task.task.dependencies.filter { selected.hasTask($0) }))
      filed.dependencyUIDs = known.values.sorted { ExactText($0) < ExactText($1) }
    }
    return filed
  }
}
