/// The stored time entries; each change is logged with it.
package protocol TimeEntryRepository: RecordRepository<TimeEntry> {
  /// Those without an end, the last one to begin at the end. It is one, unless an undo or a file brought
  /// another back.
  func running() throws -> [TimeEntry]
}
