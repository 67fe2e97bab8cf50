/// What files ask of a store beyond its things themselves.
package protocol FileLookups {
  func taskID(uid: String) throws -> Int64?
  func uids(ofTasks ids: Set<Int64>) throws -> [Int64: String]

  func projectID(ofTask id: Int64) throws -> Int64?
  func parentID(ofTask id: Int64) throws -> Int64?
  func subtaskIDs(ofTask id: Int64) throws -> [Int64]
  func dependencies(ofTask id: Int64) throws -> [Int64]

  /// The tags that have a colour, in the order of their names.
  func colouredTags() throws -> [Tag]

  /// Visits what the tasks keep that keep something.
  func forEachKept(_ visit: (String) throws -> Void) throws
}
