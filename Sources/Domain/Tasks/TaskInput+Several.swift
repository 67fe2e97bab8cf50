/// What a task has several of.
extension TaskInput {
  /// Whether it says on which other tasks a task depends.
  package var changesDependencies: Bool {
    dependencies != nil || !dependenciesAdded.isEmpty || !dependenciesRemoved.isEmpty
  }

  func applyDependencies(to task: inout Task) throws {
    guard changesDependencies else { return }
    var ids = Set(dependencies ?? task.dependencies)
    ids.subtract(dependenciesRemoved)
    ids.formUnion(dependenciesAdded)
    try task.setDependencies(ids)
  }

  func applyTags(to task: inout Task) throws {
    if let tags { task.tags = try TagSet(tags) }
    try Failure.about("tags_removed") {
      for name in tagsRemoved { try task.tags.remove(name) }
    }
    try Failure.about("tags_added") {
      for name in tagsAdded { try task.tags.insert(name) }
    }
  }
}
