package import Domain

/// Reports all reminders, focus sessions and snoozed alerts that became due since the last poll, each once.
/// Undo does not apply to it.
package final class FireDueAlerts: CreatingUseCase {
  /// A poll says at most so many things; the rest comes with the next one.
  package static let limit = 1_000

  /// Nothing is written when nothing became due.
  ///
  /// - Returns: the ids of the alerts.
  package func run(at now: Instant) throws -> [Int64] {
    guard let wakeup = try NextWakeup(store).run(at: now), wakeup <= now else {
      store.alerts.notePoll(at: now)
      return []
    }
    return try store.write(.fireAlerts, at: now) {
      let ended = try FireFocus(store, newUID: newUID).run(at: now)
      let ids = try FireReminders(store).run(at: now, limit: Self.limit - ended.count)
      try store.alerts.keepPoll(at: now)
      return ended + ids
    }
  }
}
