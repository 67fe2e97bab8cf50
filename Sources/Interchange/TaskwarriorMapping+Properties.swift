import Domain

// The properties that Taskwarrior has no attribute for: see ``TaskcoreAttributes``.
extension TaskwarriorMapping {
  /// Reads which tasks this one names.
  func readLinks(of object: FiledObject, into filed: inout FiledTask) {
    filed.parentUID = object.text(TaskcoreAttributes.parent).flatMap {
      try? TextRule.uid.line($0)
    }
    if let text = object.text(TaskcoreAttributes.dependencies),
      let uids = try? JSONValue(text: text).array().map({ try TextRule.uid.line($0.string()) }),
      Set(uids.map { TaskwarriorUUID.text(uid: $0) }) == Set(filed.dependencyUIDs)
    {
      filed.dependencyUIDs = uids
    }
  }

  /// Reads what is to be had from our attributes alone; what is not as it should be does not count.
  func readProperties(of object: FiledObject, into filed: inout FiledTask) {
    if let start = object.text(TaskcoreAttributes.start).flatMap({ try? Moment(text: $0) }),
      time.text(start).map({ .string($0) }) == object["wait"]
    {
      let before = filed.task.start
      filed.task.start = start
      if (try? filed.task.checkDates(in: time.zone)) == nil { filed.task.start = before }
    }
    let position = object.text(TaskcoreAttributes.position).flatMap { try? OrderKey($0) }
    if let position {
      filed.task.position = position
    } else {
      filed.properties.remove(.position)
    }
    let text = object.text
    if let slot = text(TaskcoreAttributes.slot).flatMap({ try? Slot(text: $0) }) {
      try? filed.task.setSlot(slot)
    }
    if let seconds = text(TaskcoreAttributes.estimatedDuration).flatMap({ Int64($0) }) {
      try? filed.task.setEstimatedDuration(seconds)
    }
    if let url = text(TaskcoreAttributes.url) { try? filed.task.setURL(url) }
    if let reminders = text(TaskcoreAttributes.reminders).flatMap({
      try? [Reminder](text: $0)
    }) {
      try? filed.task.setReminders(reminders)
    }
    filed.task.repeatRule = text(TaskcoreAttributes.repeatRule).flatMap { try? RepeatRule($0) }
  }

  /// What ``readLinks(of:into:)`` and ``readProperties(of:into:)`` read, but for the start.
  func properties(
    of filed: FiledTask, _ kept: TaskwarriorKept
  ) -> [(name: String, text: String?)] {
    let task = filed.task
    let uids = filed.dependencyUIDs + kept.missing
    // A task that came from Taskwarrior goes back as it came.
    let hasPosition =
      filed.properties.contains(.position) && (kept.attributes.isEmpty || kept.hasPosition)
    let areUUIDs = uids.allSatisfy { TaskwarriorUUID.text(uid: $0) == $0 }
    return [
      (TaskcoreAttributes.parent, filed.parentUID),
      (
        TaskcoreAttributes.dependencies,
        areUUIDs ? nil : JSONValue.array(uids.map { .string($0) }).text
      ),
      (TaskcoreAttributes.position, hasPosition ? task.position.text : nil),
      (TaskcoreAttributes.slot, task.slot == .morning ? nil : task.slot.text),
      (TaskcoreAttributes.estimatedDuration, task.estimatedDuration.map { String($0) }),
      (TaskcoreAttributes.url, task.url.isEmpty ? nil : task.url),
      (TaskcoreAttributes.reminders, task.reminders.isEmpty ? nil : task.reminders.text),
      (TaskcoreAttributes.repeatRule, task.repeatRule?.text),
    ]
  }
}

extension FiledObject {
  /// A member that is a text.
  fileprivate func text(_ name: String) -> String? { try? self[name]?.string() }
}
