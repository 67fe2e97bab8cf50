/// What a caller wants a task to be: a new one, or the changes to some.
package struct TaskInput: Sendable {
  package var title: String?
  package var notes: String?
  package var project: ProjectChoice?
  /// Exactly these.
  package var tags: [String]?
  package var tagsAdded: [String] = []
  package var tagsRemoved: [String] = []
  package var priority: Priority?
  package var isFavourite: Bool?
  /// Nil inside takes the due away, nil outside leaves it.
  package var due: Due??

  package init() {}

  /// Makes a task what is wanted, but for its project.
  package func apply(to task: inout Task) throws {
    if let title { try task.setTitle(title) }
    if let notes { try task.setNotes(notes) }
    if let tags { task.tags = try TagSet(tags) }
    try Failure.about("tags_removed") {
      for name in tagsRemoved { try task.tags.remove(name) }
    }
    try Failure.about("tags_added") {
      for name in tagsAdded { try task.tags.insert(name) }
    }
    if let priority { task.priority = priority }
    if let isFavourite { task.isFavourite = isFavourite }
    if let due { task.due = due }
  }
}
