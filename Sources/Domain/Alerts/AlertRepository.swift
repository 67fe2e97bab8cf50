/// Delivered alerts, and the time of the next one.
package protocol AlertRepository: RecordRepository<Alert> {
  /// Those with these ids, in the order of the ids.
  func alerts(ids: [Int64]) throws -> [Alert]

  /// Those of a kind that nobody has acknowledged.
  func unacknowledged(_ kind: Alert.Kind) throws -> [Alert]

  /// The first instant, as far as reminders and snoozed alerts go, at which a poll has something to do;
  /// nil when there is none. One that finds the reminders out of date has to be done at once.
  func nextWakeup() throws -> Instant?

  /// Those that were put off until then or earlier and whose item is still to be done: of
  /// many, those that were to come back first.
  func snoozed(until now: Instant, limit: Int) throws -> [Alert]

  /// The tasks and events with something to remind of then or earlier, the earliest first.
  func dueReminders(at now: Instant, limit: Int) throws -> [DueReminders]

  /// Remembers that all reminders of an item up to an instant were seen to, and when it has to be
  /// looked at next.
  func fired(_ item: DueReminders, until instant: Instant, next: Instant?) throws

  /// Brings what is known of the reminders up to date, as part of the present step, when it is not.
  func refreshReminders() throws

  /// A poll has seen to everything up to an instant.
  func notePoll(at now: Instant)

  /// The same, kept for the next opening, as part of the present step.
  func keepPoll(at now: Instant) throws
}

/// A task or an event with reminders.
package struct DueReminders {
  package var kind: Alert.Kind
  package var itemUID: String
  /// What was to be said up to here was said.
  package var firedUntil: Instant
  package var plan: ReminderPlan

  package init(kind: Alert.Kind, itemUID: String, firedUntil: Instant, plan: ReminderPlan) {
    self.kind = kind
    self.itemUID = itemUID
    self.firedUntil = firedUntil
    self.plan = plan
  }
}
