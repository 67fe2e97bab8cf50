import CTaskcore
import ViewModels

/// A snapshot of tasks as lines on a screen.
final class ScreenRowList: RowList<taskcore_row>, Snapshot {
  func append(_ row: Row) throws {
    try append(arena.row(row))
  }
}
