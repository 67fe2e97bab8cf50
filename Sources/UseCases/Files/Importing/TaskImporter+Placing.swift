import Domain

extension TaskImporter {
  /// A parent under which the task cannot be, as it is closed, is as one that is missing: where readers keep
  /// that, it is written out again. A task that became one of its own for that reason is not put below its parent again by the same file.
  @inline(never)
  func links(
    of filed: FiledTask, over old: HeldTask?, keepsLinks: Bool, isLast: Bool = false
  ) throws -> Links {
    var links = Links()
    let isInTrash = !filed.properties.contains(.deleted) && old?.task.deleted != nil
    if let uid = here(filed.parentUID) {
      links.parentID = try store.lookups.taskID(uid: uid)
      let isAlone = old.map { $0.task.parentID == nil } ?? false
      if keepsLinks || isAlone,
        let parent = try links.parentID.flatMap({ try store.lookups.status(ofTask: $0) }),
        !(isInTrash ? Status.deleted : filed.task.status).fits(under: parent)
      {
        links.parentID = nil
        links.isParentClosed = true
      }
      let isDone = isLast && !keepsLinks && links.isParentClosed
      if links.parentID == nil, !isDone { links.missing.append(uid) }
    }
    for uid in filed.dependencyUIDs.compactMap({ here($0) }) {
      if let id = try store.lookups.taskID(uid: uid) {
        links.dependencies.append(id)
      } else {
        links.missing.append(uid)
      }
    }
    return links
  }

  /// The uid that a task has here which another one names; nil for one that stays away.
  func here(_ uid: String?) -> String? {
    guard let uid, !gone.contains(uid) else { return nil }
    return returned[uid] ?? uid
  }

  /// A name that no section of the project has makes a new one, behind the others.
  @inline(never)
  func section(named name: String, inProject id: Int64) throws -> String {
    let project = try store.projects.existing(id)
    if let known = try store.projectSections.find(named: name, inProject: project.uid) {
      return known.uid
    }
    var section = ProjectSection(blank: newUID())
    try section.setName(name)
    try section.setProjectUID(project.uid)
    _ = try store.projectSections.append(section)
    return section.uid
  }

  /// A section that is not in the project of the task is left out, and told once.
  @inline(never)
  mutating func checkSection(of task: inout Task, at position: TextPosition) throws {
    guard let uid = task.sectionUID else { return }
    let project = try store.projects.find(id: task.projectID)
    if let project, let section = try store.projectSections.find(uid: uid),
      section.projectUID == project.uid
    {
      return
    }
    task.sectionUID = nil
    guard missingSections.count < ImportNotes.maximumCount, missingSections.insert(uid).inserted
    else { return }
    let name = project.map { " “\($0.name.prefix(80))”" } ?? ""
    notes.append(
      ImportNote(
        .kept, "The project\(name) has no section “\(uid.prefix(40))”: the task is below none.",
        line: position.line, uid: task.uid))
  }

  /// A subtask is in the project of its parent, whatever the file says.
  @inline(never)
  func project(
    of filed: FiledTask, withParent parentID: Int64?, over old: HeldTask?
  ) throws -> Int64 {
    if let parentID, let project = try store.lookups.projectID(ofTask: parentID) {
      return project
    }
    if let old, !filed.properties.contains(.project) { return old.task.projectID }
    return try resolveProject.run(
      .name(filed.projectName), as: filed.hasDottedProject ? .dotted : .path, at: now
    ).id
  }
}
