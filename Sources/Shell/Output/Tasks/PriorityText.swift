import TaskcoreSwift

/// How tables say priorities: of the default there is nothing to say, and none is only told where it
/// would be taken for that.
struct PriorityText {
  private let tellsNone: Bool

  /// What a task has of which nothing was said.
  private static let standard = Priority.p2

  /// Of these tasks.
  init(_ priorities: [Priority]) { tellsNone = priorities.contains(Self.standard) }

  func text(_ priority: Priority) -> Message {
    switch priority {
    case Self.standard: ""
    case .none: tellsNone ? priority.word : ""
    default: priority.word
    }
  }
}
