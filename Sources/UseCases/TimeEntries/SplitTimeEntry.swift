package import Domain

/// Splits a time entry into two; the second part is a new entry with the same subject.
package final class SplitTimeEntry: CreatingUseCase {
  /// - Returns: the id of the new one.
  /// - Throws: `notFound`; `invalid` for an instant that is not within it; `conflict` for one that an
  ///   invoice is for.
  package func run(_ id: Int64, splitAt instant: Instant, at now: Instant) throws -> Int64 {
    try store.write(.splitTimeEntry, at: now) {
      let old = try store.timeEntries.existing(id, "time entry")
      try store.refuseBilled(old, field: "id")
      var entry = old
      let rest = try entry.split(at: instant, uid: newUID(), now: now)
      try store.timeEntries.save(entry, over: old)
      return try store.timeEntries.insert(rest)
    }
  }
}
