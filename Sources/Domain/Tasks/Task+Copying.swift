extension Task {
  /// The same to do once more: open, and with nothing of what became of this one. It waits for no task yet.
  ///
  /// Of one that repeats, it stands for the present occurrence. An occurrence that is a task of its own becomes
  /// one that is of no series.
  package func copied(as uid: String, at now: Instant) -> Task {
    var copy = self
    copy.id = 0
    copy.uid = uid
    copy.created = now
    copy.modified = now
    copy.completed = nil
    copy.started = nil
    copy.cancelled = nil
    copy.deleted = nil
    copy.seriesUID = nil
    // What became of the occurrences before goes by the uid of the task.
    if repeats { copy.raiseFloor() } else { copy.occurrence = nil }
    copy.dependencies = []
    return copy
  }
}
