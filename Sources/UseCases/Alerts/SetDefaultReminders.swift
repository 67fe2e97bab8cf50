package import Domain

/// Sets what new tasks or events are reminded of when that was not said.
package final class SetDefaultReminders: UseCase {
  /// - Throws: `invalid` for reminders that count from nothing, and for more than 50.
  package func run(_ reminders: [Reminder], of kind: DefaultReminders, at now: Instant) throws {
    try store.write(.changeSettings, at: now) {
      try store.settings.setDefaultReminders(reminders, of: kind)
    }
  }
}
