/// Lookups in a store that imports and exports need besides its records.
package protocol FileLookups {
  func taskID(uid: String) throws -> Int64?
  func taskIDs(uids: Set<String>) throws -> [Int64]
  func uids(ofTasks ids: Set<Int64>) throws -> [Int64: String]

  func status(ofTask id: Int64) throws -> Status?

  /// Those that cannot be under their parents as these are, in the order of their ids.
  func misplacedSubtaskIDs() throws -> [Int64]

  func projectID(ofTask id: Int64) throws -> Int64?
  func parentID(ofTask id: Int64) throws -> Int64?
  func subtaskIDs(ofTask id: Int64) throws -> [Int64]
  func dependencies(ofTask id: Int64) throws -> [Int64]

  /// The tags that have a colour, in the order of their names.
  func colouredTags() throws -> [Tag]

  /// Visits what the tasks and events keep that keep something.
  func forEachKept(_ visit: (String) throws -> Void) throws

  /// The zones that tasks and events name, in the order of their names.
  func zoneNames() throws -> [String]

  /// The first instant at which a task or an event is; days count as if in UTC. Nil without any.
  func earliestInstant() throws -> Instant?

  /// The times of the last writes to a record's properties.
  func writes(of entity: CommittedChange.Entity, uid: String) throws -> LoggedWrites
}
