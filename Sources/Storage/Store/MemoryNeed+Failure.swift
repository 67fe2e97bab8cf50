import Domain
package import Platform

extension MemoryNeed {
  /// What a change takes for each task, at most: the task, its rows in the change log and in SQLite.
  package static let bytesOfChange = 3 << 10
  /// What a record takes that is read, and what is made of it for a list.
  package static let bytesOfRecord = 2 << 10
  /// What an id takes in a list that is sorted and handed on.
  package static let bytesOfID = 32

  /// Counts one more.
  ///
  /// - Throws: `outOfMemory`.
  package mutating func take() throws {
    if !add() { throw Failure.noMemory }
  }

  /// Refuses a count for which there is no memory.
  ///
  /// - Throws: `outOfMemory`.
  package static func check(_ count: Int, bytesEach: Int) throws {
    if !hasRoom(for: count, bytesEach: bytesEach) { throw Failure.noMemory }
  }
}
