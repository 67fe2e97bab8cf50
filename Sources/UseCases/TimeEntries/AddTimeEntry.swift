package import Domain

/// Adds a time entry afterwards.
package final class AddTimeEntry: CreatingUseCase {
  /// - Returns: its id.
  /// - Throws: `invalid` without a start or an end, and for what is wrong with the input; `notFound` for a
  ///   task or a project; `conflict` for a task in the trash.
  package func run(_ input: TimeEntryInput, at now: Instant) throws -> Int64 {
    guard let start = input.start else {
      throw Failure(.invalid, "A new time entry needs a start.", field: "start_ms")
    }
    guard input.end != nil else {
      throw Failure(
        .invalid, "A new time entry needs an end. To let one run, start the timer.",
        field: "end_ms")
    }
    return try store.write(.addTimeEntry, at: now) {
      var entry = TimeEntry(uid: newUID(), start: start)
      try input.apply(to: &entry, in: store)
      return try store.timeEntries.insert(entry)
    }
  }
}
