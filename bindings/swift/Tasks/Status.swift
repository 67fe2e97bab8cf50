import CTaskcoreHeader

/// What state a task is in.
public enum Status: String, CaseIterable, Sendable {
  case open
  case completed
  /// In the trash, completed or not.
  case deleted

  /// The library's TASKCORE_STATUS_...
  package var bit: UInt32 {
    switch self {
    case .open: TASKCORE_STATUS_OPEN
    case .completed: TASKCORE_STATUS_COMPLETED
    case .deleted: TASKCORE_STATUS_DELETED
    }
  }

  package init?(bit: UInt32) {
    guard let status = Self.allCases.first(where: { $0.bit == bit }) else { return nil }
    self = status
  }

  /// Reads `open`, `completed`, `deleted` or `all`, in any case.
  public static func read(_ text: String) -> Set<Status> {
    Status(rawValue: text.lowercased()).map { [$0] } ?? Set(allCases)
  }
}
