import CTaskcoreHeader

/// The part of a day that a task is for.
public enum Slot: String, CaseIterable, Sendable {
  case morning
  case evening
  case upcoming
  case inbox

  /// The library's TASKCORE_SLOT_...
  package var code: Int32 {
    switch self {
    case .morning: TASKCORE_SLOT_MORNING
    case .evening: TASKCORE_SLOT_EVENING
    case .upcoming: TASKCORE_SLOT_UPCOMING
    case .inbox: TASKCORE_SLOT_INBOX
    }
  }

  /// Morning for a slot that this shell does not know.
  package init(code: Int32) {
    self = Self.allCases.first { $0.code == code } ?? .morning
  }
}
