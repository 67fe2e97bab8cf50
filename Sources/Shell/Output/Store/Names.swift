import TaskcoreSwift

/// The names of things by their ids.
struct Names {
  private var tasks: [Int64: String] = [:]
  private var projects: [Int64: String]
  private var filters: [Int64: String]
  private var events: [Int64: String]
  private let store: Store

  init(_ store: Store) throws {
    self.store = store
    // Only the newest task can be one whose addition is undone.
    let newest = TaskQuery {
      $0.filter = "status:any sort:-created"
      $0.statuses = Set(Status.allCases)
      $0.limit = 1
    }
    for task in try store.tasks(newest).tasks { tasks[task.id] = task.title }
    func table(_ rows: [(Int64, String)]) -> [Int64: String] {
      Dictionary(rows) { first, _ in first }
    }
    projects = table(try store.projects(archived: true).map { ($0.id, $0.name) })
    filters = table(try store.filters().map { ($0.id, $0.name) })
    events = table(try store.events(EventQuery { $0.limit = 1000 }).map { ($0.id, $0.title) })
  }

  /// With the names of others that this has none for.
  func merging(_ others: Names) -> Names {
    var names = self
    names.tasks.merge(others.tasks) { own, _ in own }
    names.projects.merge(others.projects) { own, _ in own }
    names.filters.merge(others.filters) { own, _ in own }
    names.events.merge(others.events) { own, _ in own }
    return names
  }

  /// `3: Pay rent`, `project Home`, `event 2: Review`, `filter Work` or `tag bank`; nil when the
  /// commit changed several things of that kind, or one without a name.
  func only(_ entity: EntityKind, of commit: Commit, if count: Int64 = 1) -> Message? {
    guard count == 1, let change = commit.onlyChange(of: entity) else { return nil }
    let id = change.id
    switch entity {
    case .task:
      let title = try? store.tasks([id]).first?.title
      return (title ?? tasks[id]).map { Message(verbatim: "\(id): \($0)") }
    case .project: return projects[id].map { "project \($0)" }
    case .filter: return filters[id].map { "filter \($0)" }
    case .tag: return "tag \(change.uid)"
    case .event:
      let title = try? store.events([id]).first?.title
      return (title ?? events[id]).map { "event \(id): \($0)" }
    default: return nil
    }
  }
}

extension Store {
  /// Takes the last step back, and says what it was.
  func undoText() throws -> StepText { try text { try undo() } }

  /// Does the step again that was taken back last, and says what it was.
  func redoText() throws -> StepText { try text { try redo() } }

  private func text(of call: () throws -> Step) throws -> StepText {
    // What is taken away has its name before, and what comes back has it after.
    let before = try Names(self)
    let (step, commit) = try commit(call)
    return StepText(step, try Names(self).merging(before), commit)
  }
}
