/// The properties of a task with several elements.
extension TaskInput {
  /// Whether it says on which other tasks a task depends.
  package var changesDependencies: Bool {
    dependencies != nil || !dependenciesAdded.isEmpty || !dependenciesRemoved.isEmpty
  }

  func applyDependencies(to task: inout Task, _ check: InputCheck) throws {
    guard changesDependencies else { return }
    var ids = Set(dependencies ?? task.dependencies)
    ids.subtract(dependenciesRemoved)
    ids.formUnion(dependenciesAdded)
    try check { try task.setDependencies(Array(ids)) }
  }

  func applyTags(to task: inout Task, _ check: InputCheck) throws {
    if let tags { try check { task.tags = try TagSet(tags) } }
    try check {
      try Failure.about("tags_removed") {
        for name in tagsRemoved { try task.tags.remove(name) }
      }
    }
    try check {
      try Failure.about("tags_added") {
        for name in tagsAdded { try task.tags.insert(name) }
      }
    }
  }
}
