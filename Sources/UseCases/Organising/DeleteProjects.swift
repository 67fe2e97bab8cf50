package import Domain
import Localization

/// Deletes projects, in one step; their tasks go to Inbox, those in the trash too, their events belong to none, and the
/// projects below them go to where they were. The aliases of a project are deleted with it.
package final class DeleteProjects: UseCase {
  /// With their tasks, these go to the trash as well, and the projects below them are deleted with theirs. One that is
  /// given twice counts once.
  ///
  /// - Throws: `notFound`, or `conflict` for Inbox, with the index, and for one below them whose name is taken where it
  ///   would come to be; nothing is deleted then.
  package func run(_ ids: [Int64], withTasks: Bool = false, at now: Instant) throws {
    try store.write(.deleteProject, at: now) {
      var deleted = try store.projects.existing(ids, refusingInbox: "deleted")
      deleted = try store.projects.withAliases(deleted)
      var freed: [Project] = []
      try Failure.about("ids") { try deleted.first(where: \.isInbox)?.refuseInbox("deleted") }
      if try !deleted.isEmpty && store.projects.hasTree() {
        let tree = ProjectTree(try store.projects.all())
        if withTasks { deleted = Self.withAllBelow(deleted, in: tree) }
        if !withTasks { freed = try freeThoseBelow(deleted, in: tree) }
        // What is below another one goes first, so that an undo brings it back last.
        deleted = Self.deepestFirst(deleted, in: tree)
      }
      for project in deleted { try delete(project, withTasks: withTasks, at: now) }
      // Some had the name of one that is gone now.
      for project in freed { try store.projects.settle(key: project.nameKey) }
      if withTasks { try RunningEntries(store: store).end(ofTasks: [], at: now) }
    }
  }

  private static func withAllBelow(_ projects: [Project], in tree: ProjectTree) -> [Project] {
    var seen: Set<Int64> = []
    return projects.flatMap { tree.subtree(of: $0.id).map(\.project) }
      .filter { seen.insert($0.id).inserted }
  }

  private static func deepestFirst(_ projects: [Project], in tree: ProjectTree) -> [Project] {
    let depths = projects.map { tree[$0.id]?.depth ?? 0 }
    return projects.indices.sorted { (-depths[$0], $0) < (-depths[$1], $1) }.map { projects[$0] }
  }

  /// Puts what is below some projects below the nearest that stays. Until they are gone it may be an alias of one of
  /// them.
  private func freeThoseBelow(_ deleted: [Project], in tree: ProjectTree) throws -> [Project] {
    let uids = Set(deleted.map(\.uid))
    var paths: [ExactText: NameKey] = [:]
    return try tree.nodes.compactMap { node in
      guard let parent = node.project.parentUID, uids.contains(parent),
        !uids.contains(node.project.uid)
      else { return nil }
      var above = node.parent
      while let index = above, uids.contains(tree.nodes[index].project.uid) {
        above = tree.nodes[index].parent
      }
      // One that went before may have left it its name.
      let old = try store.projects.existing(node.project.id)
      var freed = old
      try freed.setParentUID(above.map { tree.nodes[$0].project.uid })
      let path = NameKey(node.path)
      let taken = try store.projects.find(named: freed.name, under: freed.parentUID)
      let isAnother: Bool
      if let earlier = paths.updateValue(path, forKey: ExactText(freed.nameKey)) {
        // Those of one path are aliases, or below some.
        isAnother = earlier != path
      } else {
        isAnother = taken.map { !uids.contains($0.uid) } ?? false
      }
      if isAnother {
        throw Failure(
          .conflict,
          "The project “\(node.path)” would have the name of another one then: rename it first, or "
            + "delete it, too.", field: "ids")
      }
      freed.aliasUID = taken?.uid
      try store.projects.save(freed, over: old)
      try store.projects.settle(key: old.nameKey)
      return freed
    }
  }

  private func delete(_ project: Project, withTasks: Bool, at now: Instant) throws {
    let tasks = try store.tasks.tasks(inProject: project.id)
    let instant = now.free(of: tasks)
    for old in tasks {
      var task = old
      // A subtask is in the project of its parent, which comes along.
      task.projectID = Project.inboxID
      if withTasks, task.status != .deleted { try task.delete(at: instant) }
      try store.tasks.save(task, over: old, modified: now)
    }
    for old in try store.events.all(inProject: project.uid) {
      var event = old
      event.projectUID = nil
      event.modified = now
      try store.events.save(event, over: old)
    }
    for section in try store.projectSections.all(inProject: project.uid) {
      try store.projectSections.remove(section)
    }
    try store.projects.remove(project)
  }
}

extension ProjectRepository {
  /// The projects with these ids, in their order; an id that is given twice counts once. The participle
  /// says what Inbox cannot be.
  ///
  /// - Throws: `notFound`, or `conflict` for Inbox, with the index.
  func existing(_ ids: [Int64], refusingInbox participle: Message) throws -> [Project] {
    let projects = try existing(ids, "project")
    if let index = ids.firstIndex(of: Project.inboxID) {
      try Failure.at(index: index) {
        try Failure.about("ids") { try projects.first(where: \.isInbox)?.refuseInbox(participle) }
      }
    }
    return projects
  }
}
