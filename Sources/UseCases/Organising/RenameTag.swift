package import Domain

/// Renames a tag, in all tasks and events and their completions; its colour is kept.
package final class RenameTag: UseCase {
  /// - Throws: `notFound`, `invalid` for a bad name, or `conflict` for that of another tag.
  package func run(_ name: String, to newName: String, at now: Instant) throws {
    try store.write(.updateTag, at: now) {
      let old = try store.tags.existing(name, "name")
      let new = try Failure.about("new_name") { try Tag(name: newName, colour: old.colour) }
      if new.key != old.key {
        if let taken = try store.tags.find(named: new.name) {
          throw Failure(
            .conflict, "There is a tag “\(taken.name)” already: merge the two instead.",
            field: "new_name")
        }
        try store.tags.save(new)
        try RetagTasks(store: store).replace([old], with: new.name, at: now)
      } else {
        try store.tags.save(new)
      }
      try RetagTasks(store: store).rename([old], to: new.name)
    }
  }
}
