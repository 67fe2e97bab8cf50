package import Domain

/// Writes all projects and tasks to a file, as they are at one moment.
package struct ExportTasks {
  /// Is told how many tasks are done, of how many; what it throws stops the work.
  package typealias Progress = (_ done: Int, _ total: Int) throws -> Void

  private static let batchSize = 500

  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  package func callAsFunction(
    to writer: inout some TaskFileWriter, progress: Progress
  ) throws {
    try store.read {
      let projects = try store.projects.all()
      for project in projects { try writer.write(project) }
      let names = Dictionary(projects.map { ($0.id, $0.name) }, uniquingKeysWith: { $1 })
      let total = try store.tasks.count()
      var done = 0
      var last: Int64 = 0
      while true {
        try progress(done, total)
        let batch = try store.tasks.tasks(after: last, limit: Self.batchSize)
        guard let final = batch.last else { break }
        for task in batch {
          try writer.write(
            FiledTask(task: task, projectName: names[task.projectID] ?? Project.inboxName))
        }
        done += batch.count
        last = final.id
      }
      try writer.finish()
    }
  }
}
