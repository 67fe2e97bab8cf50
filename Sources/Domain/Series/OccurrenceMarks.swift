/// The marks of the occurrences of tasks that repeat: a completion, or a skip, also of one that became a task of
/// its own.
///
/// The present occurrence of a task that repeats by the rule is the first one from the floor of its series on
/// that has no mark. Marks have uids that follow from task and occurrence, so that each is found at once, and
/// two devices that did the same made one mark.
package struct OccurrenceMarks {
  private let store: any Store

  package init(_ store: any Store) { self.store = store }

  package func contains(_ occurrence: LocalMoment, of task: Task) throws -> Bool {
    if let completion = try store.completions.find(uid: task.uid(of: occurrence)) {
      if !completion.isReopened { return true }
    }
    return try store.skippedOccurrences.find(
      uid: SkippedOccurrence.uid(of: task, occurrence)) != nil
  }

  /// Takes the mark of an occurrence away, which is to be done again: a completion stays with what it scored.
  package func reopen(_ occurrence: LocalMoment, of task: Task) throws {
    if let completion = try store.completions.find(uid: task.uid(of: occurrence)) {
      try reopen(completion)
    }
    let skip = try store.skippedOccurrences.find(uid: SkippedOccurrence.uid(of: task, occurrence))
    if let skip { try store.skippedOccurrences.remove(skip) }
  }

  /// The same of all occurrences from one on: a series that was set back comes to them again.
  package func reopen(from first: LocalMoment, of task: Task) throws {
    for completion in try store.completions.ofOccurrences(ofTask: task.uid) {
      if let occurrence = completion.occurrence, occurrence >= first { try reopen(completion) }
    }
    for skip in try store.skippedOccurrences.skips(ofTask: task.uid) {
      if let occurrence = skip.occurrence, occurrence >= first {
        try store.skippedOccurrences.remove(skip)
      }
    }
  }

  private func reopen(_ completion: Completion) throws {
    if completion.isReopened { return }
    var reopened = completion
    reopened.isReopened = true
    try store.completions.save(reopened, over: completion)
  }
}
