import CTaskcore
import ViewModels

/// A snapshot of tasks as lines on a screen.
final class ScreenRowList: RowList<taskcore_row>, Snapshot {
  typealias CHandle = taskcore_row_list
  static let mark: UInt64 = 0x7461_736B_726F_7773
  static let word = "list"

  func append(_ row: Row) throws {
    try append(arena.row(row))
  }
}
