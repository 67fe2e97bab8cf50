package import Domain

/// Changes a time entry; setting its end stops a running one.
package final class UpdateTimeEntry: UseCase {
  /// - Throws: `notFound`, also for a task or a project; `invalid` for what is wrong with the input;
  ///   `conflict` for a task in the trash, and when an invoice is for it and more than its note changes.
  package func run(_ id: Int64, to input: TimeEntryInput, at now: Instant) throws {
    try store.write(.updateTimeEntry, at: now) {
      let old = try store.timeEntries.existing(id, "time entry")
      var entry = old
      try input.apply(to: &entry, in: store)
      if entry.isRunning, entry.start > now {
        throw Failure(
          .invalid, "A time entry that is running began before now, not at \(entry.start.text).",
          field: "start_ms")
      }
      if entry.changedProperties(from: old) != [.note], entry != old {
        try store.refuseBilled(old, field: "id")
      }
      try store.timeEntries.save(entry, over: old)
    }
  }
}
