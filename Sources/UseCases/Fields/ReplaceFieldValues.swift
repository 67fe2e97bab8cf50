import Domain

/// Replaces a value of an own field in all tasks and events, within a step.
struct ReplaceFieldValues {
  let store: any Store
  let now: Instant

  /// Nil takes the value away.
  func run(_ field: CustomField, _ value: (String) throws -> String?) throws {
    for old in try store.fields.tasks(with: field) {
      var task = old
      task.fieldValues[field.uid] = try old.fieldValues[field.uid].flatMap(value)
      if task != old { try store.tasks.save(task, over: old, modified: now) }
    }
    for old in try store.fields.events(with: field) {
      var event = old
      event.fieldValues[field.uid] = try old.fieldValues[field.uid].flatMap(value)
      if event == old { continue }
      event.modified = now
      try store.events.save(event, over: old)
    }
  }
}
