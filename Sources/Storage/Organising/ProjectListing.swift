package import Domain

/// A project with its place in the tree and the numbers of its tasks.
package struct CountedProject {
  package var project: Project
  package var openCount: Int64
  package var completedCount: Int64
  /// The names of the projects that it is below and its own.
  package var path: String
  /// The project that it is below; 0: none.
  package var parentID: Int64 = 0
  package var depth: Int32 = 0
  /// The client that it says it is for; 0: none, and one that is gone.
  package var clientID: Int64 = 0
  /// With those of the projects below it.
  package var treeOpenCount: Int64
  package var treeCompletedCount: Int64
}

extension SQLiteStore {
  static let countOfTasks = """
    SELECT project_id, \(counts) FROM task GROUP BY project_id
    """
  static let countOfTasksInOne = "SELECT \(counts) FROM task WHERE project_id = ?"

  private static let counts =
    "count(*) FILTER (WHERE status = 1), count(*) FILTER (WHERE status = 2)"

  /// The projects: Inbox first, the others in the manual order, each followed by those below it; the archived ones on
  /// request.
  package func countedProjects(withArchived: Bool) throws -> [CountedProject] {
    let count = try database.statement(Self.countOfTasks)
    defer { count.reset() }
    var counts: [Int64: (open: Int64, completed: Int64)] = [:]
    while try count.step() {
      counts[count.integer(0)] = (count.integer(1), count.integer(2))
    }
    let tree = ProjectTree(try projects.all())
    return try counted(
      tree.nodes.filter {
        $0.project.aliasUID == nil && (withArchived || $0.project.archived == nil)
      }, in: tree, counts)
  }

  /// The projects with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  package func countedProjects(ids: some Collection<Int64>) throws -> [CountedProject] {
    let count = try database.statement(Self.countOfTasksInOne)
    let found = try projects.get(ids: ids, "project")
    let tree = ProjectTree(try projects.hasTree() ? try projects.all() : found)
    let nodes = found.compactMap { tree[$0.id] }
    var counts: [Int64: (open: Int64, completed: Int64)] = [:]
    let below = nodes.flatMap { tree.subtree(of: $0.project.id) }
    let uids = Set(below.map(\.project.uid))
    let aliases = tree.nodes.filter { $0.project.aliasUID.map { uids.contains($0) } ?? false }
    for node in below + aliases where counts[node.project.id] == nil {
      defer { count.reset() }
      try count.bind(node.project.id)
      _ = try count.step()
      counts[node.project.id] = (count.integer(0), count.integer(1))
    }
    return try counted(nodes, in: tree, counts)
  }

  private func counted(
    _ nodes: [ProjectTree.Node], in tree: ProjectTree,
    _ counts: [Int64: (open: Int64, completed: Int64)]
  ) throws -> [CountedProject] {
    var clients: [String: Int64] = [:]
    for uid in Set(nodes.compactMap(\.project.clientUID)) {
      clients[uid] = try self.clients.find(uid: uid)?.id
    }
    let ownOpen = tree.withAliases { counts[$0.id]?.open ?? 0 }
    let ownCompleted = tree.withAliases { counts[$0.id]?.completed ?? 0 }
    let open = tree.sums { counts[$0.id]?.open ?? 0 }
    let completed = tree.sums { counts[$0.id]?.completed ?? 0 }
    return nodes.map { node in
      let id = node.project.id
      return CountedProject(
        project: node.project, openCount: ownOpen[id] ?? 0,
        completedCount: ownCompleted[id] ?? 0, path: node.path,
        parentID: node.parent.map { tree.nodes[$0].project.id } ?? 0,
        depth: Int32(truncatingIfNeeded: node.depth),
        clientID: node.project.clientUID.flatMap { clients[$0] } ?? 0, treeOpenCount: open[id] ?? 0,
        treeCompletedCount: completed[id] ?? 0)
    }
  }
}
