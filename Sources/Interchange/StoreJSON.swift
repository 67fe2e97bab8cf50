import Domain

/// The words of Taskcore's own files:
///
///     {"format":"taskcore","version":1,"projects":[
///     {"id":1,"uid":"inbox","name":"Inbox","created":"2026-11-01T08:00:00.000Z"}
///     ],"tasks":[
///     {"id":1,"uid":"019a…","title":"Pay rent","project":"Inbox","priority":"P2","created":…}
///     ]}
///
/// Each project and task is one line with its members in one order, so that two exports can be
/// compared line by line. What has its default value is left out.
enum StoreJSON {
  static let format = "taskcore"
  static let version: Int64 = 1
  /// The largest whole number that every JSON program reads exactly.
  static let identifiers: ClosedRange<Int64> = 1...9_007_199_254_740_992

  static let projectMembers: Set<String> = ["id", "uid", "name", "created"]
  static let taskMembers: Set<String> = [
    "id", "uid", "title", "notes", "project", "tags", "priority", "favourite", "due", "created",
    "modified", "completed", "deleted", "kept",
  ]
}

extension Priority {
  /// `P0` to `P3`, and `none`.
  var text: String {
    switch self {
    case .p0: "P0"
    case .p1: "P1"
    case .p2: "P2"
    case .p3: "P3"
    case .none: "none"
    }
  }

  /// Reads ``text``.
  init(text: String) throws {
    guard let priority = Priority.allCases.first(where: { $0.text == text }) else {
      throw Failure(
        .malformed, "“\(text.prefix(40))” is not a priority: P0, P1, P2, P3 and none are.")
    }
    self = priority
  }
}
