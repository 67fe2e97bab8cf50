import CTaskcoreHeader

extension Store {
  /// Takes the last step back, and says what it was.
  func undo() throws -> Step {
    try step { taskcore_undo(handle, $0) }
  }

  /// Does the step again that was taken back last, and says what it was.
  func redo() throws -> Step {
    try step { taskcore_redo(handle, $0) }
  }

  private func step(
    _ call: (UnsafeMutablePointer<taskcore_step>) -> taskcore_status
  ) throws -> Step {
    var step = taskcore_step()
    step.struct_size = MemoryLayout<taskcore_step>.size
    // What is taken away has its name before, and what comes back has it after.
    let before = try Names(self)
    let (_, commit) = try commit { try Self.check(call(&step)) }
    return Step(step, try Names(self).merging(before), commit)
  }
}

/// The names of things by their ids.
struct Names {
  private var tasks: [Int64: String] = [:]
  private var projects: [Int64: String]
  private var filters: [Int64: String]
  private var events: [Int64: String]
  private let store: Store

  fileprivate init(_ store: Store) throws {
    self.store = store
    // Only the newest task can be one whose addition is undone.
    let newest = TaskQuery(
      filter: QueryText("status:any sort:-created"), statuses: Set(Status.allCases), limit: 1)
    for task in try store.tasks(newest).tasks { tasks[task.id] = task.title }
    func table(_ rows: [(Int64, String)]) -> [Int64: String] {
      Dictionary(rows) { first, _ in first }
    }
    projects = table(try store.projects(archived: true).map { ($0.id, $0.name) })
    filters = table(try store.filters().map { ($0.id, $0.name) })
    events = table(try store.events(EventQuery(limit: 1000)).map { ($0.id, $0.title) })
  }

  /// With the names of others that this has none for.
  fileprivate func merging(_ others: Names) -> Names {
    var names = self
    names.tasks.merge(others.tasks) { own, _ in own }
    names.projects.merge(others.projects) { own, _ in own }
    names.filters.merge(others.filters) { own, _ in own }
    names.events.merge(others.events) { own, _ in own }
    return names
  }

  /// `3: Pay rent`, `project Home`, `event 2: Review`, `filter Work` or `tag bank`; nil when the
  /// commit changed several things of that kind, or one without a name.
  func only(_ entity: Int32, of commit: Commit) -> String? {
    guard let change = commit.onlyChange(of: entity) else { return nil }
    let id = change.id
    switch entity {
    case TASKCORE_ENTITY_TASK:
      let title = try? store.tasks([id]).first?.title
      return (title ?? tasks[id]).map { "\(id): \($0)" }
    case TASKCORE_ENTITY_PROJECT: return projects[id].map { "project \($0)" }
    case TASKCORE_ENTITY_FILTER: return filters[id].map { "filter \($0)" }
    case TASKCORE_ENTITY_TAG: return "tag \(change.uid)"
    case TASKCORE_ENTITY_EVENT:
      let title = try? store.events([id]).first?.title
      return (title ?? events[id]).map { "event \(id): \($0)" }
    default: return nil
    }
  }
}
