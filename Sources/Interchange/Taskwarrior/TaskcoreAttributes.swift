import Domain

/// User-defined attributes for properties that Taskwarrior lacks. Taskwarrior preserves unknown attributes.
/// They are read only where they agree with Taskwarrior's own ones.
enum TaskcoreAttributes {
  static let prefix = "taskcore_"
  /// `P0`, whose priority is H.
  static let priority = "taskcore_priority"
  /// A time that would be read as a day, is not whole seconds, or is beyond Taskwarrior's range.
  static let due = "taskcore_due"
  /// The notes, whose lines are annotations, too; all other annotations are comments.
  static let notes = "taskcore_notes"
  /// What annotations do not say of comments, see ``TaskwarriorComments``.
  static let comments = "taskcore_comments"
  /// A JSON array of the tags when one has a comma, which Taskwarrior takes for several.
  static let tags = "taskcore_tags"
  /// Of a deleted task, which has one end only.
  static let completed = "taskcore_completed"
  /// Of a cancelled task, which Taskwarrior has as deleted: when that was.
  static let cancelled = "taskcore_cancelled"
  /// Of a cancelled task in the trash: when it went there.
  static let deleted = "taskcore_deleted"
  /// A uid that is no UUID.
  static let uid = "taskcore_uid"
  /// As ``due``, of the start, which is Taskwarrior's wait.
  static let start = "taskcore_start"
  /// As ``due``, of when it is planned, which is Taskwarrior's scheduled.
  static let planned = "taskcore_planned"
  /// As ``due``, of after when it is pointless.
  static let until = "taskcore_until"
  /// The uid of the parent; Taskwarrior's own is the template of a recurrence.
  static let parent = "taskcore_parent"
  /// A JSON array of the uids that a task depends on, when one is no UUID.
  static let dependencies = "taskcore_depends_on"
  /// Its place in the manual order. It says that Taskcore wrote the task: what has no attribute then
  /// has its default.
  static let position = "taskcore_position"

  /// Takes the text of an attribute, if it is there, and notes what the task says.
  typealias Reading = (
    _ filed: inout FiledTask, _ property: TaskProperty, _ name: String,
    _ set: (inout FiledTask, String) throws -> Void
  ) -> Void
}
