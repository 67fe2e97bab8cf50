import Domain

/// Takes in the projects of a file: a known uid is updated, and a known name is the project that has
/// it here.
struct ImportProjects {
  let store: any Store
  let newUID: () -> String
  /// Projects that had to give up their names, by their ids, until the file gives them new ones.
  private var nameless: [Int64: Failure] = [:]

  init(store: any Store, newUID: @escaping () -> String) {
    self.store = store
    self.newUID = newUID
  }

  mutating func take(_ project: Project, at position: TextPosition) throws {
    guard let old = try store.projects.project(uid: project.uid) else {
      if try store.projects.project(named: project.name) == nil {
        // The first place is Inbox's: who has it has none of its own.
        _ =
          project.position == .first
          ? try store.projects.append(project) : try store.projects.insert(project)
      }
      return
    }
    var project = project
    project.id = old.id
    if old.isInbox || project.position == .first { project.position = old.position }
    if old.isInbox, project.archived != nil { try old.refuseInbox("archived") }
    if ExactText(project.name) != ExactText(old.name) { try old.refuseInbox("renamed") }
    if NameKey(project.name) != NameKey(old.name) {
      try freeName(of: project, at: position)
    }
    try store.projects.save(project, over: old)
    nameless[project.id] = nil
  }

  /// - Throws: `conflict` when a project has lost its name to another one, and got none.
  func finish() throws {
    if let failure = nameless.values.first { throw failure }
  }

  /// Names may go round in a file: who has the name now may get another one further down.
  private mutating func freeName(of project: Project, at position: TextPosition) throws {
    guard let owner = try store.projects.project(named: project.name), owner.id != project.id else {
      return
    }
    let taken = Failure(
      .conflict, "There is a project “\(owner.name)” already.", field: "name", position: position)
    guard !owner.isInbox else { throw taken }
    var renamed = owner
    try renamed.rename(to: newUID())
    try store.projects.save(renamed, over: owner)
    nameless[owner.id] = taken
  }
}
