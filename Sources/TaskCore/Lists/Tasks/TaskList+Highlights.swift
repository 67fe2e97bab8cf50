import CTaskcore
import Domain
import Storage

extension TaskList {
  /// Says where in a task's texts that stands which the query looked for.
  func copyHighlights(
    _ row: TaskListing.Row, into task: UnsafeMutablePointer<taskcore_task>
  ) throws {
    guard var highlighter else { return }
    defer { self.highlighter = highlighter }
    self.highlighter = nil  // so that its memory is not copied
    var found: [taskcore_highlight] = []
    for field in TextSearch.Field.allCases {
      let text = bytes(of: field, in: row)
      let ranges = highlighter.ranges(in: text, of: field)
      if field == .tags {
        found += Self.highlights(ofTags: text, ranges)
      } else {
        found += ranges.map { Self.highlight(field, $0) }
      }
    }
    if found.isEmpty { return }
    guard let copies = arena.allocate(taskcore_highlight.self, count: found.count) else {
      throw Failure.noMemory
    }
    copies.update(from: found, count: found.count)
    task.pointee.highlights = UnsafePointer(copies)
    task.pointee.highlight_count = found.count
  }

  private func bytes(
    of field: TextSearch.Field, in row: TaskListing.Row
  ) -> UnsafeBufferPointer<UInt8> {
    switch field {
    case .title: row.title
    case .notes: row.notes
    case .tags: row.tags
    }
  }

  /// Of tags that are joined, each has its own part of a range.
  private static func highlights(
    ofTags joined: UnsafeBufferPointer<UInt8>, _ ranges: [Range<Int>]
  ) -> [taskcore_highlight] {
    if ranges.isEmpty { return [] }
    var found: [taskcore_highlight] = []
    var start = 0
    for (tag, name) in joined.split(
      separator: TaskListing.tagSeparator, omittingEmptySubsequences: false
    ).enumerated() {
      let end = start + name.count
      for range in ranges where range.overlaps(start..<end) {
        let part = range.clamped(to: start..<end)
        found.append(highlight(.tags, part.lowerBound - start..<part.upperBound - start, tag: tag))
      }
      start = end + 1
    }
    return found
  }

  private static func highlight(
    _ field: TextSearch.Field, _ range: Range<Int>, tag: Int = 0
  ) -> taskcore_highlight {
    taskcore_highlight(
      struct_size: MemoryLayout<taskcore_highlight>.size, field: field.bit, tag: tag,
      start: range.lowerBound, length: range.count)
  }
}
