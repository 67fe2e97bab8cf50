import TaskcoreSwift

extension EventChanges {
  /// Reads the words of `event add` as quick add reads those of a task: its due is when the event
  /// begins, its estimate how long that lasts.
  ///
  /// - Throws: a usage error for what an event does not have, such as a priority.
  init(adding words: some Sequence<Word>, in store: Store) throws {
    self.init()
    var place = EventPlace()
    let rest = try place.take([Token<EventPlace>].forAdding, from: words, in: store)
    let task = try store.parse(QuickAddLine(rest)).task
    let others: [(isSaid: Bool, name: Message, mark: String)] = [
      (task.priority != nil, "priority", "!p1"), (task.isFavourite != nil, "mark *", "*"),
      (task.ownFields != nil, "own field of tasks", "\(task.ownFields?.first?.name ?? "effort"):3"),
      (task.start != nil, "start besides the time that it is at", ">today"),
    ]
    if let other = others.first(where: \.isSaid) {
      throw ShellError.usage(
        "An event has no \(other.name). Quote what is part of the title: '\(other.mark)'.")
    }
    if task.slot != nil {
      throw ShellError.usage("When does it begin? Write a time, such as 19:00.")
    }
    title = task.title
    start = task.due
    duration = task.estimatedDuration ?? nil
    notes = task.notes
    project = task.project
    place.tagsAdded += task.tagsAdded
    place.apply(to: &self, having: [])
    repeats = task.repeats
  }
}
