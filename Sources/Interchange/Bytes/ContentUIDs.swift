import Domain

/// Derives uids for records that have none in a file from their content, so that importing the same file
/// again finds the same records.
final class ContentUIDs {
  private let format: String
  /// How many there are so far, by the uid of the first.
  private var counts: [String: Int] = [:]

  init(format: String) {
    self.format = format
  }

  func uid(of parts: String...) -> String {
    let content = parts.joined(separator: "\u{1F}")
    let first = uid(of: content, number: 1)
    let count = counts[first, default: 0] + 1
    counts[first] = count
    return count == 1 ? first : uid(of: content, number: count)
  }

  private func uid(of content: String, number: Int) -> String {
    OccurrenceUID.make(series: format, occurrence: content, role: "\(number)")
  }
}

extension FiledTask {
  /// A file that does not say when its tasks were modified may be older than what was done here: one that was closed here
  /// stays so.
  mutating func sayNothingOfBeingOpen() {
    if task.completed == nil, task.cancelled == nil {
      properties.subtract([.completed, .cancelled])
    }
    if task.started == nil { properties.remove(.started) }
    if task.deleted == nil { properties.remove(.deleted) }
  }
}
