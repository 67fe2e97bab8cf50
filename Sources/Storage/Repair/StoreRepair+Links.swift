import Domain

/// Repairs references from tasks to projects and to other tasks.
extension StoreRepair {
  /// Puts the tasks whose project is missing into Inbox.
  func rehomeTasks() throws {
    let homeless = try rows(
      "SELECT id, uid FROM task WHERE project_id NOT IN (SELECT id FROM project) ORDER BY id"
    ) { Row(id: $0.integer(0), uid: $0.text(1)) }
    for task in homeless {
      try set(
        .project, in: "project_id", to: Project.inboxID, of: task, old: .null,
        new: .text(Project.inboxUID))
    }
    report.tasksRehomed = homeless.count
  }

  /// Makes tasks of their own of those that cannot be under their parent.
  func detachSubtasks() throws {
    let subtasks = try rows(
      """
      SELECT task.id, task.uid, task.parent_id, parent.project_id IS task.project_id,
        task.status, parent.status
      FROM task LEFT JOIN task AS parent ON parent.id = task.parent_id
      WHERE task.parent_id IS NOT NULL ORDER BY task.id
      """
    ) {
      Subtask(
        row: Row(id: $0.integer(0), uid: $0.text(1)), parent: $0.integer(2),
        fitsParent: $0.integer(3) != 0 && Status.fits($0, 4, under: 5))
    }
    let kept = subtasks.filter(\.fitsParent)
    let parents = Dictionary(kept.map { ($0.row.id, $0.parent) }, uniquingKeysWith: { $1 })
    let inCycles = Self.breaksOfCycles(in: parents)
    for subtask in subtasks where !subtask.fitsParent || inCycles.contains(subtask.row.id) {
      try set(
        .parent, in: "parent_id", to: Int64?.none, of: subtask.row,
        old: uidValue(ofTask: subtask.parent), new: .null)
      report.subtasksDetached += 1
    }
  }

  private struct Subtask {
    var row: Row
    var parent: Int64
    var fitsParent: Bool
  }

  /// Of each cycle, the one with the lowest id.
  static func breaksOfCycles(in parents: [Int64: Int64]) -> Set<Int64> {
    var breaks = Set<Int64>()
    var visited = Set<Int64>()
    for start in parents.keys.sorted() {
      var path: [Int64] = []
      var next: Int64? = start
      while let id = next, visited.insert(id).inserted {
        path.append(id)
        next = parents[id]
      }
      if let next, let beginning = path.firstIndex(of: next), let lowest = path[beginning...].min()
      {
        breaks.insert(lowest)
      }
    }
    return breaks
  }

  /// Removes the dependencies on missing tasks, and those that close a circle.
  func mendDependencies() throws {
    report.dependenciesRemoved += try delete(
      from: "dependency",
      where: "typeof(task_id) <> 'integer' OR typeof(blocker_id) <> 'integer'")
    let all = try rows(
      """
      SELECT dependency.task_id, task.uid, dependency.blocker_id, blocker.uid
      FROM dependency LEFT JOIN task ON task.id = dependency.task_id
        LEFT JOIN task AS blocker ON blocker.id = dependency.blocker_id
      ORDER BY dependency.task_id, dependency.blocker_id
      """
    ) {
      Dependency(
        task: $0.integer(0), uid: $0.optionalText(1), blocker: $0.integer(2),
        blockerUID: $0.optionalText(3))
    }
    let sound = all.filter { $0.uid != nil && $0.blockerUID != nil }
    let closing = ClosingEdges(sound.map { ($0.task, $0.blocker) }).edges
    for dependency in all
    where dependency.uid == nil || dependency.blockerUID == nil
      || closing.contains(.init(from: dependency.task, to: dependency.blocker))
    {
      try remove(dependency)
    }
  }

  private struct Dependency {
    var task: Int64
    var uid: String?
    var blocker: Int64
    var blockerUID: String?
  }

  private func remove(_ dependency: Dependency) throws {
    try database.statement("DELETE FROM dependency WHERE task_id = ? AND blocker_id = ?").run(
      dependency.task, dependency.blocker)
    if let uid = dependency.uid {
      let task = Row(id: dependency.task, uid: uid)
      try touch(task)
      try logChange(
        of: .dependency, of: task, old: dependency.blockerUID.map { .text($0) } ?? .null, new: .null
      )
    } else {
      log.changedUnlogged()
    }
    report.dependenciesRemoved += 1
  }
}

/// The edges that close cycles in a graph: the back edges of a depth-first search.
struct ClosingEdges {
  struct Edge: Hashable {
    var from: Int64
    var to: Int64
  }

  private(set) var edges = Set<Edge>()

  init(_ pairs: [(from: Int64, to: Int64)]) {
    let targets = Dictionary(grouping: pairs, by: \.from).mapValues { $0.map(\.to) }
    var finished = Set<Int64>()
    var onPath = Set<Int64>()
    // A walk that keeps its own path, for the tasks may stand in a row as long as they like.
    for start in targets.keys.sorted() where !finished.contains(start) {
      var path: [(node: Int64, next: Int)] = [(start, 0)]
      onPath.insert(start)
      while let (node, next) = path.last {
        let followers = targets[node] ?? []
        guard next < followers.count else {
          path.removeLast()
          onPath.remove(node)
          finished.insert(node)
          continue
        }
        path[path.count - 1].next += 1
        let follower = followers[next]
        if onPath.contains(follower) {
          edges.insert(Edge(from: node, to: follower))
        } else if !finished.contains(follower) {
          path.append((follower, 0))
          onPath.insert(follower)
        }
      }
    }
  }
}
