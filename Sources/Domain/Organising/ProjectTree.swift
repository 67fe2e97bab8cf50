/// Projects as a tree: Inbox first, and each project followed by those below it, in the manual order.
///
/// It is whole whatever a damaged store holds: a project whose parent is missing, or that is below itself, stands at the
/// top. What is below an alias is below the project that has its name.
package struct ProjectTree: Sendable {
  package struct Node: Sendable {
    package let project: Project
    /// How many projects it is below.
    package let depth: Int
    /// The names of the projects that it is below and its own, with dots between.
    package let path: String
    /// The node of the project that it is below.
    package let parent: Int?

    /// Whether it is below another project, and each dot of the path is one of the tree.
    package var hasDottedPath: Bool {
      depth > 0 && path.count { $0 == ProjectPath.separator } == depth
    }
  }

  package let nodes: [Node]
  private let indices: [Int64: Int]

  /// Deeper than this, the path of a damaged store's project is its name alone.
  private static let maximumPathDepth = 100

  package init(_ projects: some Sequence<Project>) {
    let sorted = projects.inManualOrder()
    let uids = Set(sorted.map(\.uid))
    let holders = Dictionary(
      sorted.compactMap { project in project.aliasUID.map { (project.uid, $0) } },
      uniquingKeysWith: { first, _ in first }
    ).filter { uids.contains($0.value) }
    var children: [String: [Project]] = [:]
    var roots: [Project] = []
    for project in sorted {
      if let parent = project.parentUID.map({ holders[$0] ?? $0 }), uids.contains(parent) {
        children[parent, default: []].append(project)
      } else {
        roots.append(project)
      }
    }
    var nodes: [Node] = []
    var indices: [Int64: Int] = [:]
    func add(_ root: Project) {
      var stack: [(project: Project, parent: Int?)] = [(root, nil)]
      while let (project, parent) = stack.popLast() {
        if indices[project.id] != nil { continue }
        let depth = parent.map { nodes[$0].depth + 1 } ?? 0
        let above = parent.map { depth < Self.maximumPathDepth ? nodes[$0].path + "." : "" } ?? ""
        indices[project.id] = nodes.count
        stack += (children[project.uid] ?? []).reversed().map { ($0, nodes.count) }
        nodes.append(
          Node(project: project, depth: depth, path: above + project.name, parent: parent))
      }
    }
    roots.forEach(add)
    // What is below itself is below no root.
    for project in sorted where indices[project.id] == nil { add(project) }
    self.nodes = nodes
    self.indices = indices
  }

  package subscript(id: Int64) -> Node? { indices[id].map { nodes[$0] } }

  /// The project with this id and all that are below it, as they stand in the tree.
  package func subtree(of id: Int64) -> ArraySlice<Node> {
    guard let start = indices[id] else { return [] }
    let below = nodes[(start + 1)...]
    return nodes[start..<(below.firstIndex { $0.depth <= nodes[start].depth } ?? nodes.endIndex)]
  }

  /// What each project has with its aliases.
  package func withAliases(_ own: (Project) -> Int64) -> [Int64: Int64] {
    var all = Dictionary(
      nodes.map { ($0.project.id, own($0.project)) }, uniquingKeysWith: { first, _ in first })
    let aliases = nodes.map(\.project).filter { $0.aliasUID != nil }
    if aliases.isEmpty { return all }
    let ids = Dictionary(
      nodes.map { ($0.project.uid, $0.project.id) }, uniquingKeysWith: { first, _ in first })
    for alias in aliases {
      if let holder = alias.aliasUID.flatMap({ ids[$0] }), holder != alias.id {
        all[holder, default: 0] += own(alias)
      }
    }
    return all
  }

  /// What each project has with its aliases and with what the projects below it have; those that are archived count
  /// only below an archived one.
  package func sums(_ own: (Project) -> Int64) -> [Int64: Int64] {
    let withAliases = withAliases(own)
    var sums = nodes.map { withAliases[$0.project.id] ?? 0 }
    for index in nodes.indices.reversed() {
      // What an alias has counts with what has its name.
      guard let parent = nodes[index].parent, nodes[index].project.aliasUID == nil else { continue }
      if nodes[index].project.archived == nil || nodes[parent].project.archived != nil {
        sums[parent] += sums[index]
      }
    }
    return Dictionary(
      zip(nodes.map(\.project.id), sums), uniquingKeysWith: { first, _ in first })
  }
}
