import Domain

/// The keys of the language of queries; the raw values are their names.
enum QueryKey: String, CaseIterable {
  case project, tag, priority, status, favourite, slot
  case due, start, created, modified, completed, deleted
  case id, parent, under
  case blocked, blocking, overdue, hidden, archived
  case has, view
  case title, notes, text
  case sort, group, limit, offset, tree

  private static let aliases: [String: QueryKey] = [
    "projects": .project, "tags": .tag, "p": .priority, "star": .favourite,
    "favorite": .favourite, "ids": .id, "below": .under, "note": .notes,
  ]

  /// The key with that name, whatever its case.
  init?(named name: String) {
    let name = name.lowercased()
    guard let key = QueryKey(rawValue: name) ?? Self.aliases[name] else { return nil }
    self = key
  }

  static var names: [String] { allCases.map(\.rawValue) }

  /// The time that it is about.
  var time: TaskFilter.Time? { TaskFilter.Time(rawValue: rawValue) }

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
    return !comparison.isOrder || self == .priority || time != nil
  }

  var operators: String {
    if isOption { return "“:”" }
    return self == .priority || time != nil
      ? "“:”, “=”, “!=”, “<”, “<=”, “>” or “>=”" : "“:”, “=” or “!=”"
  }
}
