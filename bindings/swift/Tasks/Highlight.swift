import CTaskcoreHeader

/// Where a text that was searched for stands in a title.
public struct Highlight: Codable, Hashable, Sendable {
  /// Whether it is in the title, and not in the notes.
  public let isInTitle: Bool
  /// In bytes.
  public let range: Range<Int>

  init(_ row: taskcore_highlight) {
    isInTitle = row.field == TASKCORE_TASK_TITLE
    range = row.start..<row.start + row.length
  }
}
