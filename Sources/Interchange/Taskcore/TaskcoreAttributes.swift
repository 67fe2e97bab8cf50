/// What Taskwarrior has no attribute for; it gives attributes that it does not know back as they
/// were. They are read only where they agree with Taskwarrior's own, which may have changed.
enum TaskcoreAttributes {
  static let prefix = "taskcore_"
  /// `1`
  static let favourite = "taskcore_favourite"
  /// `P0`, whose priority is H.
  static let priority = "taskcore_priority"
  /// A time that would be read as a day, is not whole seconds, or is beyond Taskwarrior's range.
  static let due = "taskcore_due"
  /// Notes with blank lines, or with lines in an order that is not that of their times.
  static let notes = "taskcore_notes"
  /// A JSON array of the tags when one has a comma, which Taskwarrior takes for several.
  static let tags = "taskcore_tags"
  /// Of a deleted task, which has one end only.
  static let completed = "taskcore_completed"
  /// A uid that is no UUID.
  static let uid = "taskcore_uid"
  /// As ``due``, of the start, which is Taskwarrior's wait.
  static let start = "taskcore_start"
  /// The uid of the parent; Taskwarrior's own is the template of a recurrence.
  static let parent = "taskcore_parent"
  /// A JSON array of the uids that a task depends on, when one is no UUID.
  static let dependencies = "taskcore_depends_on"
  /// Its place in the manual order. It says that Taskcore wrote the task: what has no attribute then
  /// has its default.
  static let position = "taskcore_position"
  /// `evening`
  static let slot = "taskcore_slot"
  /// In seconds.
  static let estimatedDuration = "taskcore_estimated_duration_s"
  static let url = "taskcore_url"
  /// `due-3600 2026-12-24T16:00:00.000Z`
  static let reminders = "taskcore_reminders"
  /// `FREQ=WEEKLY`, which Taskwarrior's own recurrence does not say in full.
  static let repeatRule = "taskcore_repeat_rule"
}
