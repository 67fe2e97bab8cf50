package import Domain

/// Sets the default reminders of new tasks or events.
package final class SetDefaultReminders: UseCase {
  /// - Throws: `invalid` for reminders that count from nothing, and for more than 50.
  package func run(_ reminders: [Reminder], of kind: DefaultReminders, at now: Instant) throws {
    try store.write(.changeSettings, at: now) {
      try store.settings.setDefaultReminders(reminders, of: kind)
    }
  }
}
