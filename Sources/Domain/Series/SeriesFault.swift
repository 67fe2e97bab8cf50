/// A task that repeats by the rule, and whose present occurrence is another one than its marks say: another
/// program wrote to the store.
package struct SeriesFault: Equatable, Sendable {
  package var taskID: Int64
  /// The occurrence that the task stands for, which people saw.
  package var present: LocalMoment
  /// The first one from the floor of the series on that has no mark.
  package var unmarked: LocalMoment

  package init(taskID: Int64, present: LocalMoment, unmarked: LocalMoment) {
    self.taskID = taskID
    self.present = present
    self.unmarked = unmarked
  }

  package var message: String {
    "Task \(taskID) stands for its occurrence \(present.text), but by its completions and skips "
      + "\(unmarked.text) is the next one to do: a repair lets it stand for \(present.text)."
  }
}

extension Task {
  /// The first occurrence from the floor of its series on that has no mark; nil when each has one, when there is
  /// nothing to count from, and when there are more to count than `budget` allows.
  ///
  /// Each occurrence that it looks at has a mark, but for the last one, so that there are no more than there are marks.
  /// Only those that COUNT counts before the floor are not so, and come out of the budget.
  package func firstUnmarked(
    in zone: any Zone, budget: inout Int, _ isMarked: (LocalMoment) throws -> Bool
  ) throws -> LocalMoment? {
    guard let recurrence, let first = repeatFloor ?? repeatStart else { return nil }
    // The floor counts as an occurrence even where the rule does not give it any more.
    if try !isMarked(first) { return first }
    let isCounted = repeatRule?.count != nil
    let occurrences = try recurrence.occurrences(notBefore: isCounted ? nil : first, in: zone)
    for occurrence in occurrences {
      if occurrence > first {
        if try !isMarked(occurrence) { return occurrence }
      } else {
        budget -= 1
        if budget < 0 { return nil }
      }
    }
    return nil
  }
}
