/// A caller's reference to a project.
package enum ProjectChoice: Equatable, Sendable {
  case id(Int64)
  /// A name, or a path such as `Work.Garden`.
  case name(String)

  package var isName: Bool {
    if case .name = self { true } else { false }
  }

  /// The project that is meant, if there is one. A dot at the end is no part of a path.
  ///
  /// - Throws: `invalid` for anything but a name; `conflict` for a name of several.
  package func find(in projects: any ProjectRepository) throws -> Project? {
    switch self {
    case .id(let id): return try projects.find(id: id)
    case .name(let name):
      return try Failure.about("project") {
        let name = try ProjectPath.line(name)
        if let project = try projects.find(named: name) { return project }
        return try Self.beforeLastDot(of: name).flatMap { try projects.find(named: $0) }
      }
    }
  }

  /// The projects in which a query looks: the one that is meant and all below it, or with a dot at the end only these.
  ///
  /// - Throws: `invalid` for anything but a name; `conflict` for a name of several; `notFound`.
  package func ids(in projects: any ProjectRepository, hasTree: Bool) throws -> [Int64] {
    // Most lists are of one project by its id in a store without a tree: a look at the row is enough.
    if case .id(let id) = self, !hasTree {
      guard try projects.contains(id: id) else { throw missing }
      return [id]
    }
    guard let found = try find(in: projects) else { throw missing }
    let project = try projects.holder(of: found)
    let below = hasTree ? try projects.ids(below: project.uid) : []
    if case .name(let name) = self, let head = Self.beforeLastDot(of: name),
      try projects.find(named: ProjectPath.line(name)) == nil,
      try projects.find(named: head)?.id == project.id
    {
      return below
    }
    return [project.id] + below
  }

  private static func beforeLastDot(of name: String) -> String? {
    let name = TextRule.trimmed(name)
    guard name.last == ProjectPath.separator else { return nil }
    let head = TextRule.trimmed(String(name.dropLast()))
    return head.isEmpty ? nil : head
  }

  /// The error for a missing project.
  package var missing: Failure {
    switch self {
    case .id(Project.inboxID): Project.missingInbox
    case .id(let id): Failure(.notFound, "There is no project \(id).", field: field)
    case .name(let name): Failure(.notFound, "There is no project “\(name)”.", field: field)
    }
  }

  /// The member of an input that says it.
  package var field: String {
    switch self {
    case .id: "project_id"
    case .name: "project"
    }
  }
}
