/// What a time entry is to be, as a caller has it: a new one, or the changes to one.
package struct TimeEntryInput: Sendable {
  /// 0 for none.
  package var taskID: Int64?
  /// 0 for none.
  package var projectID: Int64?
  package var start: Instant?
  package var end: Instant?
  package var note: String?
  /// In millionths of the currency unit; nil inside: none of its own.
  package var hourlyRate: Int64??

  package init() {}
}
