package import Domain

/// Deletes sections, in one step; their tasks stay in the project, below none.
package final class DeleteSections: UseCase {
  /// One that is given twice counts once.
  ///
  /// - Throws: `notFound`, with the index; nothing is deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.deleteSection, at: now) {
      for section in try store.projectSections.existing(ids, "section") {
        for old in try store.tasks.tasks(ids: store.projectSections.taskIDs(in: section)) {
          var task = old
          task.sectionUID = nil
          try store.tasks.save(task, over: old, modified: now)
        }
        try store.projectSections.remove(section)
      }
    }
  }
}
