package import Domain

/// Copies a project with its sections and tasks, in one step.
package final class CopyProject: CreatingUseCase {
  /// The copy stands behind all others, below the same project, is not archived, and is called `Work copy`, or `Work
  /// copy 2` and so on when that is taken. Its tasks are open, as those of ``CopyTask`` are. The projects below it are not
  /// copied.
  ///
  /// - Returns: the id of the copy.
  /// - Throws: `notFound`; `conflict` for Inbox.
  package func run(_ id: Int64, at now: Instant) throws -> Int64 {
    try store.write(.copyProject, at: now) {
      let project = try store.projects.existing(id)
      try project.refuseInbox("copied")
      var copy = project
      copy.id = 0
      copy.uid = newUID()
      copy.created = now
      try copy.archive(at: nil)
      try copy.rename(to: freeName(like: project))
      copy.aliasUID = nil
      let copyID = try store.projects.append(copy)
      copy.id = copyID
      try ProjectPlace(store: store).refuseSharedPath(of: copy)
      let sections = try copySections(of: project, to: copy)
      var copies = TaskCopies(store: store, now: now, newUID: newUID)
      let tasks = try store.tasks.tasks(inProject: id)
        .filter { TaskCopies.statuses.contains($0.status) }
      try copies.copy(tasks) { task in
        task.projectID = copyID
        task.sectionUID = task.sectionUID.flatMap { sections[$0] }
      }
      return copyID
    }
  }

  /// The uids of the copies, by those of the sections.
  private func copySections(
    of project: Project, to copy: Project
  ) throws -> [String: String] {
    var uids: [String: String] = [:]
    for section in try store.projectSections.all(inProject: project.uid) {
      var other = section
      other.id = 0
      other.uid = newUID()
      try other.setProjectUID(copy.uid)
      _ = try store.projectSections.insert(other)
      uids[section.uid] = other.uid
    }
    return uids
  }

  private func freeName(like project: Project) throws -> String {
    var number = 1
    while true {
      let ending = number == 1 ? " copy" : " copy \(number)"
      let kept = project.name.unicodeScalars.prefix(TextRule.projectName.maximum - ending.count)
      let name = String(String.UnicodeScalarView(kept)) + ending
      if try store.projects.find(named: name, under: project.parentUID) == nil { return name }
      number += 1
    }
  }
}
