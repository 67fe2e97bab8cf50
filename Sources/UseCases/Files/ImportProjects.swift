import Domain

/// Takes in the projects of a file: a known uid is updated, and a known name is the project that has
/// it here.
struct ImportProjects {
  let store: any Store
  let newUID: () -> String
  private var takenNames = DisplacedNames()

  init(store: any Store, newUID: @escaping () -> String) {
    self.store = store
    self.newUID = newUID
  }

  mutating func take(_ project: Project, hasPosition: Bool, at position: TextPosition) throws {
    var project = project
    guard let old = try store.projects.find(uid: project.uid) else {
      guard try store.projects.find(named: project.name) == nil else { return }
      _ = hasPosition ? try store.projects.insert(project) : try store.projects.append(project)
      return
    }
    project.id = old.id
    if !hasPosition || old.isInbox { project.position = old.position }
    if project.archived != nil { try old.refuseInbox("archived") }
    if ExactText(project.name) != ExactText(old.name) { try old.refuseInbox("renamed") }
    if NameKey(project.name) != NameKey(old.name) {
      try freeName(of: project, at: position)
    }
    try store.projects.save(project, over: old)
    takenNames.named(id: project.id)
  }

  /// - Throws: `conflict` when a project has lost its name to another one, and got none.
  func finish() throws {
    try takenNames.finish()
  }

  private mutating func freeName(of project: Project, at position: TextPosition) throws {
    guard let owner = try store.projects.find(named: project.name), owner.id != project.id else {
      return
    }
    guard !owner.isInbox else {
      throw DisplacedNames.taken(owner.name, of: "project", at: position)
    }
    var renamed = owner
    try renamed.rename(to: newUID())
    try store.projects.save(renamed, over: owner)
    takenNames.lost(owner.name, of: "project", id: owner.id, at: position)
  }
}
