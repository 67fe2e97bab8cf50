package import Domain

/// Reads projects and tasks from a file, in one step: all of it, or nothing.
package struct ImportTasks {
  /// Is told how many tasks are done; what it throws stops the work.
  package typealias Progress = (_ done: Int) throws -> Void

  /// What became of the tasks of the file.
  package struct Report: Equatable, Sendable {
    package var added = 0
    package var updated = 0
    package var unchanged = 0

    package var count: Int { added + updated + unchanged }
  }

  private static let progressInterval = 500

  private let store: any Store
  private let newUID: () -> String

  package init(_ store: any Store, newUID: @escaping () -> String) {
    self.store = store
    self.newUID = newUID
  }

  /// - Throws: what is wrong with the first bad item, with its position in the text.
  package func callAsFunction(
    from reader: inout some TaskFileReader, at now: Instant, progress: Progress
  ) throws -> Report {
    try store.write(.importFile, at: now) {
      var report = Report()
      var projects = ImportProjects(store: store, newUID: newUID)
      while let item = try reader.next() {
        do {
          switch item {
          case .project(let project):
            try projects.take(project, at: reader.position)
          case .task(let filed):
            try projects.finish()
            try take(filed, at: now, counting: &report)
          }
        } catch var failure as Failure {
          failure.position = failure.position ?? reader.position
          throw failure
        }
        if report.count % Self.progressInterval == 0 { try progress(report.count) }
      }
      try projects.finish()
      try progress(report.count)
      return report
    }
  }

  private func take(
    _ filed: FiledTask, at now: Instant, counting report: inout Report
  ) throws {
    var task = filed.task
    task.projectID = try ResolveProject(
      store: store, newUID: newUID, acceptsArchived: true)(
        .name(filed.projectName), at: now)
    guard let old = try store.tasks.task(uid: task.uid) else {
      _ = try store.tasks.insert(task)
      report.added += 1
      return
    }
    task.id = old.id
    if try store.tasks.save(task, over: old, modified: nil) {
      report.updated += 1
    } else {
      report.unchanged += 1
    }
  }
}
