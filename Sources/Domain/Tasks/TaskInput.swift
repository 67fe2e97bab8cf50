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
  package var slot: Slot?
  /// Nil inside takes it away, nil outside leaves it; so with all that have two question marks.
  package var start: Moment??
  package var due: Moment??
  /// In seconds.
  package var estimatedDuration: Int64??
  /// "" takes it away.
  package var url: String?
  package var reminders: [Reminder]?
  package var repeatRule: RepeatRule??
  package var repeatMode: RepeatMode?
  package var excludedDates: [LocalMoment]?
  package var addedDates: [LocalMoment]?
  /// An IANA name; nil inside stands for the store's.
  package var zoneName: String??
  /// The id of the task that it shall be a subtask of.
  package var parent: Int64??
  /// Exactly these ids.
  package var dependencies: [Int64]?
  package var dependenciesAdded: [Int64] = []
  package var dependenciesRemoved: [Int64] = []

  package init() {}

  /// Whether it says on which other tasks a task depends.
  package var changesDependencies: Bool {
    dependencies != nil || !dependenciesAdded.isEmpty || !dependenciesRemoved.isEmpty
  }

  /// Makes a task what is wanted, but for its project and its parent.
  package func apply(to task: inout Task) throws {
    if let title { try task.setTitle(title) }
    if let notes { try task.setNotes(notes) }
    try applyTags(to: &task)
    if let priority { task.priority = priority }
    if let isFavourite { task.isFavourite = isFavourite }
    if let slot { try task.setSlot(slot) }
    if let start { task.start = start }
    if let due { task.due = due }
    if let estimatedDuration { try task.setEstimatedDuration(estimatedDuration) }
    if let url { try task.setURL(url) }
    if let reminders { try task.setReminders(reminders) }
    if let repeatRule { task.repeatRule = repeatRule }
    if let repeatMode { task.repeatMode = repeatMode }
    if let excludedDates { try task.setExcludedDates(excludedDates) }
    if let addedDates { try task.setAddedDates(addedDates) }
    if let zoneName { task.zoneName = zoneName }
    if changesDependencies {
      var ids = Set(dependencies ?? task.dependencies)
      ids.subtract(dependenciesRemoved)
      ids.formUnion(dependenciesAdded)
      try task.setDependencies(ids)
    }
  }

  private func applyTags(to task: inout Task) throws {
    if let tags { task.tags = try TagSet(tags) }
    try Failure.about("tags_removed") {
      for name in tagsRemoved { try task.tags.remove(name) }
    }
    try Failure.about("tags_added") {
      for name in tagsAdded { try task.tags.insert(name) }
    }
  }
}
