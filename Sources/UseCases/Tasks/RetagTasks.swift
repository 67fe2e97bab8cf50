import Domain

/// Changes the tags of all tasks and events that have one of some tags, those in the trash too, and what the log
/// of completions says of them.
struct RetagTasks {
  private static let batchSize = 500

  let store: any Store

  /// Takes the tags from the tasks and events, and gives them another one for it, if there is one. The tags lose
  /// their colours too, and are then forgotten.
  func replace(_ tags: [Tag], with replacement: String?, at now: Instant) throws {
    let ids = try Set(tags.flatMap { try store.tags.taskIDs(of: $0) }).sorted()
    for start in stride(from: 0, to: ids.count, by: Self.batchSize) {
      let batch = Array(ids[start..<min(start + Self.batchSize, ids.count)])
      for old in try store.tasks.tasks(ids: batch) {
        var task = old
        for tag in tags { try task.tags.remove(tag.name) }
        if let replacement { try task.tags.insert(replacement) }
        try store.tasks.save(task, over: old, modified: now)
      }
    }
    for old in try store.events.all(taggedWithOneOf: Set(tags.map(\.key))) {
      var event = old
      for tag in tags { try event.tags.remove(tag.name) }
      if let replacement { try event.tags.insert(replacement) }
      event.modified = now
      try store.events.save(event, over: old)
    }
    for var tag in tags where tag.colour != .black {
      tag.colour = .black
      try store.tags.save(tag)
    }
  }

  /// Gives tags another name in the log of completions, so that a score is found by the name that a tag
  /// has now.
  func rename(_ tags: [Tag], to name: String) throws {
    let ids = try store.completions.ids(taggedWithOneOf: Set(tags.map(\.key)))
    for start in stride(from: 0, to: ids.count, by: Self.batchSize) {
      let batch = Array(ids[start..<min(start + Self.batchSize, ids.count)])
      for old in try store.completions.completions(ids: batch) {
        var completion = old
        for tag in tags { try completion.tags.remove(tag.name) }
        try completion.tags.insert(name)
        try store.completions.save(completion, over: old)
      }
    }
  }

  /// The tags with these names, each once.
  ///
  /// - Throws: `notFound` with the index, or `invalid` for anything but a name.
  func existing(_ names: [String]) throws -> [Tag] {
    var seen = Set<NameKey>()
    var tags: [Tag] = []
    for (index, name) in names.enumerated() {
      do {
        let tag = try store.tags.existing(name, "names")
        if seen.insert(tag.key).inserted { tags.append(tag) }
      } catch let failure as Failure {
        throw failure.at(index: index)
      }
    }
    return tags
  }
}
