/// One thing that a file of tasks holds.
package enum FileItem: Equatable, Sendable {
  /// A project; it comes before its tasks.
  case project(Project)
  case task(FiledTask)
}

/// A task as a file has it: its project by name, for ids are of one store only.
package struct FiledTask: Equatable, Sendable {
  /// Its `projectID` says nothing.
  package var task: Task
  package var projectName: String

  package init(task: Task, projectName: String) {
    self.task = task
    self.projectName = projectName
  }
}

/// Reads a file of tasks, item by item, so that no more than one is in memory.
package protocol TaskFileReader {
  /// Where the item that `next` gave last begins; a refusal of it is reported there.
  var position: TextPosition { get }

  /// The next item, or nil after the last.
  ///
  /// - Throws: `malformed` with the position, or what the source throws.
  mutating func next() throws -> FileItem?
}

/// Writes a file of tasks: all projects, then all tasks, then the end.
package protocol TaskFileWriter {
  mutating func write(_ project: Project) throws
  mutating func write(_ task: FiledTask) throws

  /// Writes what closes the file, and all that is still in memory.
  mutating func finish() throws
}
