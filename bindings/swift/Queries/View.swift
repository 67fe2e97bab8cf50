import CTaskcoreHeader

/// A list that every task app shows.
public enum View: String, CaseIterable, Sendable {
  case today
  case morning
  case evening
  case upcoming
  case inbox
  case overdue
  case favourites
  case completed
  case next
  case trash

  /// The library's TASKCORE_VIEW_...
  package var code: Int32 {
    switch self {
    case .today: TASKCORE_VIEW_TODAY
    case .morning: TASKCORE_VIEW_MORNING
    case .evening: TASKCORE_VIEW_EVENING
    case .upcoming: TASKCORE_VIEW_UPCOMING
    case .inbox: TASKCORE_VIEW_INBOX
    case .overdue: TASKCORE_VIEW_OVERDUE
    case .favourites: TASKCORE_VIEW_FAVOURITES
    case .completed: TASKCORE_VIEW_COMPLETED
    case .next: TASKCORE_VIEW_NEXT
    case .trash: TASKCORE_VIEW_TRASH
    }
  }
}
