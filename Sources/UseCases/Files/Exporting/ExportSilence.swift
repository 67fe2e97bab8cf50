import Domain
import Localization

/// Counts the tasks with properties that the format cannot express, or with references to tasks that are not
/// exported.
struct ExportSilence {
  private let unsaid: [TaskProperty]
  private let saysComments: Bool
  private var counts: [TaskProperty: Int] = [:]
  private var commentedCount = 0
  private var cut: [TaskProperty: Int] = [:]
  /// What is left out of other kinds.
  private var records: [Message] = []

  init(said: Set<TaskProperty>, saysComments: Bool) {
    unsaid = TaskProperty.allCases.filter { !said.contains($0) }
    self.saysComments = saysComments
  }

  mutating func note(_ filed: FiledTask) {
    for property in unsaid where filed.task.has(property) { counts[property, default: 0] += 1 }
    if !saysComments, !filed.comments.isEmpty { commentedCount += 1 }
    for property in TaskProperty.links where !filed.properties.contains(property) {
      cut[property, default: 0] += 1
    }
  }

  mutating func note(_ count: Int, _ what: (Int) -> Message) {
    if count > 0 { records.append(what(count)) }
  }

  /// In the order of the properties; then those of other kinds.
  var notes: [ImportNote] {
    let properties = unsaid.compactMap { property in
      counts[property].map { Self.note(Message(verbatim: property.rawValue), $0) }
    }
    let comments = commentedCount > 0 ? [Self.note("comments", commentedCount)] : []
    let links = TaskProperty.links.compactMap { property in
      cut[property].map { Self.note(cut: property, $0) }
    }
    return properties + comments + records.map { Self.note($0) } + links
  }

  private static func note(cut property: TaskProperty, _ count: Int) -> ImportNote {
    let what = Message(verbatim: property.rawValue)
    return ImportNote(
      .kept,
      Message(
        count: count,
        "Left out: \(what) of \(count) task, as it names a task that is not exported.",
        "Left out: \(what) of \(count) tasks, as they name tasks that are not exported."),
      line: 0)
  }

  private static func note(_ what: Message, _ count: Int) -> ImportNote {
    note(Message(count: count, "\(what) of \(count) task", "\(what) of \(count) tasks"))
  }

  private static func note(_ what: Message) -> ImportNote {
    ImportNote(.kept, "Left out: \(what), which this format cannot say.", line: 0)
  }
}
