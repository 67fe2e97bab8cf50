import TaskcoreSwift

/// How tables say priorities: of the default there is nothing to say, and none is only told where it
/// would be taken for that.
struct PriorityText {
  private let tellsNone: Bool
  /// Whether each is told, as where no colour tells it.
  private let tellsAll: Bool

  /// What a task has of which nothing was said.
  private static let standard = Priority.p2

  /// Of these tasks.
  init(_ priorities: [Priority], tellsAll: Bool = false) {
    tellsNone = priorities.contains(Self.standard)
    self.tellsAll = tellsAll
  }

  func text(_ priority: Priority) -> Message {
    if tellsAll { return priority.word }
    return switch priority {
    case Self.standard: ""
    case .none: tellsNone ? priority.word : ""
    default: priority.word
    }
  }
}
