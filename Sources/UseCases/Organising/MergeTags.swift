package import Domain

/// Merges tags into one, in all tasks and events and their completions.
package final class MergeTags: UseCase {
  /// The tag that is left may be one of them, another one or a new one. It keeps its colour, or gets
  /// the first that one of the others has.
  ///
  /// - Throws: `notFound` with the index, or `invalid` for a bad name.
  package func run(_ names: [String], into name: String, at now: Instant) throws {
    try store.write(.mergeTags, at: now) {
      let retag = RetagTasks(store: store)
      let given = try Failure.about("into") { try Tag(name: name) }
      var target = try store.tags.find(named: given.name) ?? given
      let merged = try retag.existing(names).filter { $0.key != target.key }
      if merged.isEmpty { return }
      if target.colour == .black {
        target.colour = merged.first { $0.colour != .black }?.colour ?? .black
        try store.tags.save(target)
      }
      try retag.replace(merged, with: target.name, at: now)
      try retag.rename(merged, to: target.name)
    }
  }
}
