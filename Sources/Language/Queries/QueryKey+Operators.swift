import Domain
import Localization

extension QueryKey {
  /// The key with that name, whatever its case.
  init?(named name: String) {
    let name = name.lowercased()
    guard let key = QueryKey(rawValue: name) ?? Self.aliases[name] ?? Self.taskwarriorNames[name]
    else { return nil }
    self = key
  }

  /// Taskwarrior's names of what has another name here; its `start` is `started`, which nothing tells.
  private static let taskwarriorNames: [String: QueryKey] = [
    "description": .title, "desc": .title, "scheduled": .planned, "wait": .start,
    "entry": .created, "end": .completed, "pri": .priority, "pro": .project,
  ]

  static var names: [String] { allCases.map(\.rawValue) }

  /// The time that it is about.
  var time: TaskFilter.Time? { TaskFilter.Time(rawValue: rawValue) }

  /// Whether its values are less or greater than others.
  private var isOrdered: Bool {
    self == .priority || self == .urgency || time != nil || number != nil
  }

  /// Whether it says how to list, and not what.
  var isOption: Bool {
    switch self {
    case .sort, .group, .limit, .offset, .tree: true
    default: false
    }
  }

  /// The first operator may be followed by others.
  func takes(_ comparison: QueryOperator) -> Bool {
    if isOption { return comparison == .colon || comparison == .equal }
    return !comparison.isOrder || isOrdered
  }

  var operators: Message {
    if isOption { return "“:”" }
    return isOrdered
      ? "“:”, “=”, “!=”, “<”, “<=”, “>” or “>=”" : "“:”, “=” or “!=”"
  }
}
