package import Domain
package import Localization

/// The kinds of records with preserved properties; the raw values are those of ``CommittedChange/Entity``.
package enum KeptItem: Int32, CaseIterable, CallerCode, Sendable {
  case task = 1
  case event = 5

  package static func refusal(of code: Int32) -> (message: Message, field: String) {
    ("\(code) is not what keeps fields of files: tasks (1) and events (5) do.", "entity")
  }
}

/// The preserved properties of a task or an event, from the files that it was imported from.
package struct ReadKept {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Returns: what it keeps itself, and what other versions of Taskcore said of it.
  /// - Throws: `notFound`.
  package func run(
    _ kind: KeptItem, id: Int64
  ) throws -> (text: String?, unknown: [UnknownProperty]) {
    switch kind {
    case .task:
      let task = try store.tasks.existing(id, field: "item_id")
      return (task.kept, try unknown(of: task.uid, in: "tasks"))
    case .event:
      let event = try store.events.existing(id, field: "item_id")
      return (event.kept, try unknown(of: event.uid, in: "events"))
    }
  }

  private func unknown(of uid: String, in section: String) throws -> [UnknownProperty] {
    try store.unknownProperties.all(where: .item, isOneOf: [uid])
      .filter { $0.section == section && !$0.name.isEmpty }
  }
}
