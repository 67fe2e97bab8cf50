package import Domain

/// Removes tags from all tasks and events, those in the trash too, and deletes their colours.
package final class DeleteTags: UseCase {
  /// - Throws: `notFound` with the index, or `invalid` for anything but a name; nothing is changed then.
  package func run(_ names: [String], at now: Instant) throws {
    try store.write(.deleteTag, at: now) {
      let retag = RetagTasks(store: store)
      try retag.replace(retag.existing(names), with: nil, at: now)
    }
  }
}
