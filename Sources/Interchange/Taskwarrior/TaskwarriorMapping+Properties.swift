import Domain

// The properties that Taskwarrior has no attribute for: see ``TaskcoreAttributes``.
extension TaskwarriorMapping {
  /// Reads properties that only Taskcore's own attributes hold; invalid ones are ignored.
  ///
  /// Of what it has no attribute for, a task says nothing, unless it has a position: then Taskcore
  /// wrote it, and what is not there is the default.
  func readProperties(of object: FiledObject, into filed: inout FiledTask) {
    if let key = object.text(TaskcoreAttributes.position).flatMap({ try? OrderKey($0) }) {
      filed.task.position = key
    } else {
      filed.properties.remove(.position)
    }
    readStart(of: object, into: &filed.task)
    TaskcoreAttributes.read(into: &filed) { filed, property, name, set in
      let isSaid = object.text(name).map { (try? set(&filed, $0)) != nil } ?? false
      if !isSaid, !filed.properties.contains(.position) { filed.properties.remove(property) }
    }
  }

  /// Reads which tasks this one names.
  func readLinks(of object: FiledObject, into filed: inout FiledTask) {
    filed.parentUID = object.text(TaskcoreAttributes.parent).flatMap {
      try? TextRule.uid.line($0)
    }
    if filed.parentUID == nil, !filed.properties.contains(.position) {
      filed.properties.remove(.parent)
    }
    if let text = object.text(TaskcoreAttributes.dependencies),
      let uids = try? JSONValue(text: text).array().map({ try TextRule.uid.line($0.string()) }),
      Set(uids.map { TaskwarriorUUID.text(uid: $0) }) == Set(filed.dependencyUIDs)
    {
      filed.dependencyUIDs = uids
    }
  }

  private func readStart(of object: FiledObject, into task: inout Task) {
    let text = object.text(TaskcoreAttributes.start)
    guard let start = text.flatMap({ time.exact($0, of: object["wait"]) }) else { return }
    let before = task.start
    task.start = start
    if (try? task.checkDates(in: time.zone)) == nil { task.start = before }
  }

  /// What ``readProperties(of:into:)`` and ``readLinks(of:into:)`` read, but for the position and
  /// the start.
  func properties(
    of filed: FiledTask, _ kept: TaskwarriorKept
  ) -> [(name: String, text: String?)] {
    let uids = filed.dependencyUIDs + kept.missing
    let areUUIDs = uids.allSatisfy { TaskwarriorUUID.text(uid: $0) == $0 }
    return [
      (TaskcoreAttributes.parent, filed.parentUID),
      (
        TaskcoreAttributes.dependencies,
        areUUIDs ? nil : JSONValue.array(uids.map { .string($0) }).text
      ),
    ]
      + TaskcoreAttributes.texts(of: withoutInstance(filed, kept))
      .map { ($0.name, $0.text.isEmpty ? nil : $0.text) }
  }
}

extension TaskwarriorMapping {
  /// Of an instance, Taskwarrior's own attributes say which occurrence of which series it is.
  private func withoutInstance(_ filed: FiledTask, _ kept: TaskwarriorKept) -> FiledTask {
    guard let series = filed.task.seriesUID,
      kept["parent"] == .string(TaskwarriorUUID.text(uid: series)),
      kept.occurrence == filed.task.occurrence?.text
    else { return filed }
    var filed = filed
    filed.task.seriesUID = nil
    filed.task.occurrence = nil
    return filed
  }
}

extension FiledObject {
  /// A member that is a text, and not empty.
  fileprivate func text(_ name: String) -> String? {
    guard let text = try? self[name]?.string(), !text.isEmpty else { return nil }
    return text
  }
}
