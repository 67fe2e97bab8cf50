package import Localization

/// A repeating task whose current occurrence contradicts its marks, because another program wrote to the
/// store.
package struct SeriesFault: Equatable, Sendable {
  package var taskID: Int64
  /// The occurrence that the task is at, as people see it.
  package var present: LocalMoment
  /// The first one from the floor of the series on that has no mark.
  package var unmarked: LocalMoment

  package init(taskID: Int64, present: LocalMoment, unmarked: LocalMoment) {
    self.taskID = taskID
    self.present = present
    self.unmarked = unmarked
  }

  package var message: Message {
    "Task \(taskID) is at its occurrence \(present.text), but its completions and skips put it at "
      + "\(unmarked.text): a repair keeps \(present.text)."
  }
}

extension Task {
  /// The first occurrence from the floor of its series on that has no mark; nil when each has one, when there is
  /// no date to count from, and when the budget is used up.
  ///
  /// All but the last of the occurrences that it looks at have marks, so there are no more of them than marks. What
  /// COUNT makes it count before the floor has no such bound, and comes out of the budget.
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
