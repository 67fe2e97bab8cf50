import Domain

/// The conditions that an index serves.
extension TaskFilter {
  /// The conditions that all must hold.
  var conjuncts: [TaskFilter] {
    if case .all(let parts) = self { return parts.flatMap(\.conjuncts) }
    return [self]
  }

  /// The statuses, of a condition on nothing else.
  var statuses: Set<Status>? {
    if case .status(let statuses) = self { statuses } else { nil }
  }

  /// Of the conditions that all must hold, the one that an index finds the fewest tasks by, as a
  /// rule; nil when there is no index for any.
  var lead: TaskFilter? {
    let ranked = conjuncts.filter { $0.statuses == nil && $0.rank != nil }
    return ranked.min { $0.rank ?? .max < $1.rank ?? .max }
  }

  /// The tags of which a task must have at least one, for a condition on nothing else.
  var anyTags: [String]? {
    if case .tag(let name) = self { return [name] }
    guard case .any(let parts) = self, !parts.isEmpty else { return nil }
    let names = parts.compactMap { if case .tag(let name) = $0 { name } else { nil } }
    return names.count == parts.count ? names : nil
  }

  /// The lower it is, the fewer tasks an index finds for the condition, as a rule; nil when there
  /// is no index for it.
  var rank: Int? {
    switch self {
    case .all(let parts): parts.compactMap(\.rank).min()
    case .any(let parts): Self.highest(parts.map(\.rank))
    case .ids, .below, .parent(.some), .tag, .text, .blocked, .blocking: 0
    case .time(let time, let from, let before): Self.rank(time, from, before)
    case .overdue, .hidden, .expired: 1
    case .favourite: 2
    case .archived, .field: 3
    case .project(let choices): choices.isEmpty ? nil : 3
    case .slot(let slots, _): slots.contains(.inbox) ? Self.inboxRank : 5
    case .not, .floating, .priority, .status, .has, .section, .number, .parent(nil), .pattern,
      .urgency, .uids, .timed:
      nil
    }
  }

  /// Of a range of times without an end.
  static let openRangeRank = 4
  /// Of tasks without a due, which can be most of all.
  static let inboxRank = 6

  private static func rank(_ time: Time, _ from: Instant?, _ before: Instant?) -> Int? {
    switch time {
    case .created, .modified: nil
    // Few tasks are in progress.
    case .started: 1
    case .start, .planned, .until, .due, .completed, .cancelled, .deleted:
      from != nil && before != nil ? 1 : openRangeRank
    }
  }

  /// The highest of some ranks; nil when there are none, or one is nil.
  private static func highest(_ ranks: [Int?]) -> Int? {
    let known = ranks.compactMap { $0 }
    return known.count == ranks.count ? known.max() : nil
  }
}
