import Domain
import Localization

/// Moves projects in the tree, and enforces its rules.
struct ProjectPlace {
  let store: any Store

  private static let field = "parent_id"

  /// Puts a project below another one, or with nil below none.
  ///
  /// - Throws: `notFound`; `conflict` for Inbox, either way, for a project that is archived, for a circle, and for a tree
  ///   that would be too deep.
  func put(_ project: inout Project, below id: Int64?) throws {
    guard let id else { return try project.setParentUID(nil) }
    guard let parent = try store.projects.find(id: id) else {
      throw Failure(.notFound, "There is no project \(id).", field: Self.field)
    }
    if project.isInbox {
      throw Failure(
        .conflict, "Inbox cannot be below another project: every store has it at the top.",
        field: Self.field)
    }
    if project.parentUID == parent.uid { return }
    try check(parent)
    let above = try [parent] + store.projects.above(parent)
    if project.id != 0, above.contains(where: { $0.id == project.id }) {
      let reason: Message =
        parent.id == project.id
        ? "it cannot be below itself" : "“\(parent.name)” is below it"
      throw Failure(
        .conflict, "This would go in a circle: project “\(project.name)”: \(reason).",
        field: Self.field)
    }
    if try above.count + height(of: project) > Self.maximum {
      throw Failure(
        .conflict, "Projects stand at most \(Self.maximum) one below the other.",
        field: Self.field)
    }
    try project.setParentUID(parent.uid)
  }

  private static let maximum = ProjectPath.maximumDepth

  /// - Throws: `conflict` for one that nothing can be put below.
  func check(_ parent: Project) throws {
    if parent.isInbox {
      throw Failure(.conflict, "Nothing can be below Inbox.", field: Self.field)
    }
    try parent.refuseArchived(Self.field)
  }

  /// How many projects stand one below the other from this one on, itself included.
  private func height(of project: Project) throws -> Int {
    guard project.id != 0, try store.projects.hasTree() else { return 1 }
    let tree = ProjectTree(try store.projects.all()).subtree(of: project.id)
    guard let depth = tree.first?.depth else { return 1 }
    return (tree.map(\.depth).max() ?? depth) - depth + 1
  }

  /// As names may have dots, two projects could have one path: to be called with what was stored.
  ///
  /// - Throws: `conflict`.
  func refuseSharedPath(of project: Project) throws {
    guard try store.projects.hasTree() else { return }
    let tree = ProjectTree(try store.projects.all())
    // What has one name by a merge is one project to all who name it.
    let moved = tree.subtree(of: project.id).filter { $0.project.aliasUID == nil }
    let ids = Set(moved.map(\.project.id))
    let paths = Dictionary(
      moved.map { (NameKey($0.path), $0.path) }, uniquingKeysWith: { first, _ in first })
    for node in tree.nodes
    where !ids.contains(node.project.id) && node.project.aliasUID == nil {
      if paths[NameKey(node.path)] != nil {
        throw Failure(
          .conflict, "There is a project “\(node.path)” already.", field: TextRule.projectName.field
        )
      }
    }
    if paths.count < moved.count {
      throw Failure(
        .conflict, "Two projects below “\(project.name)” would have the same path.",
        field: TextRule.projectName.field)
    }
  }
}
