import Domain

/// Takes in the projects of a file: a known uid is updated, and a known name below the same project is the project that
/// has it here.
///
/// A project may name one that comes further down as the one that it is below; it waits for that.
struct ImportProjects {
  private struct Filed {
    var project: Project
    var hasPosition: Bool
    var position: TextPosition
  }

  let store: any Store
  let undated: UndatedPrecedence
  let newUID: () -> String
  private var takenNames = DisplacedNames()
  /// The uids of the projects that have the names of some of the file here, by the uids of these.
  private var uidsHere: [String: String] = [:]
  /// A project that was put below another one, and where the file says so.
  private var placed: TextPosition?
  /// By the uid of the project that they wait for.
  private var waiting: [String: [Filed]] = [:]

  init(store: any Store, _ undated: UndatedPrecedence, newUID: @escaping () -> String) {
    self.store = store
    self.undated = undated
    self.newUID = newUID
  }

  mutating func take(_ project: Project, hasPosition: Bool, at position: TextPosition) throws {
    var next = [Filed(project: project, hasPosition: hasPosition, position: position)]
    while let filed = next.popLast() {
      if let uid = filed.project.parentUID.map({ uidsHere[$0] ?? $0 }),
        try store.projects.find(uid: uid) == nil
      {
        waiting[uid, default: []].append(filed)
        continue
      }
      try take(filed)
      next += (waiting.removeValue(forKey: filed.project.uid) ?? []).reversed()
    }
  }

  private mutating func take(_ filed: Filed) throws {
    var project = filed.project
    try project.setParentUID(project.parentUID.map { uidsHere[$0] ?? $0 })
    try refuseInbox(above: project)
    if project.parentUID != nil { placed = filed.position }
    guard let old = try store.projects.find(uid: project.uid) else {
      if let known = try store.projects.find(named: project.name, under: project.parentUID) {
        uidsHere[project.uid] = known.uid
        return
      }
      _ =
        filed.hasPosition ? try store.projects.insert(project) : try store.projects.append(project)
      return
    }
    project.id = old.id
    if !filed.hasPosition || old.isInbox { project.position = old.position }
    project = try undated.taken(project, over: old)
    if project.archived != nil { try old.refuseInbox("archived") }
    if project.parentUID != nil { try old.refuseInbox("put below another project") }
    if ExactText(project.name) != ExactText(old.name) { try old.refuseInbox("renamed") }
    if ExactText(project.nameKey) != ExactText(old.nameKey) {
      try freeName(of: project, at: filed.position)
    }
    try store.projects.save(renamed: project, over: old)
    takenNames.named(id: project.id)
  }

  /// - Throws: `conflict` when a project has lost its name to another one, and got none; `malformed` when one is below
  ///   another one that is not there, below itself, or too deep.
  func finish() throws {
    try takenNames.finish()
    if let (uid, filed) = waiting.min(by: { $0.key < $1.key }), let first = filed.first {
      throw Failure(
        .malformed,
        "The project “\(first.project.name)” is below “\(uid.prefix(40))”, which neither the file nor the store "
          + "has, or which is below it.", field: "parent_uid", position: first.position)
    }
    guard let placed else { return }
    let nodes = ProjectTree(try store.projects.all()).nodes
    if let deep = nodes.first(where: { $0.depth >= ProjectPath.maximumDepth }) {
      throw Failure(
        .malformed,
        "Projects stand at most \(ProjectPath.maximumDepth) one below the other; "
          + "“\(deep.project.name)” would be deeper.", field: "parent_uid", position: placed)
    }
  }

  /// What a project of the file is here.
  func uidHere(_ uid: String) -> String { uidsHere[uid] ?? uid }

  private func refuseInbox(above project: Project) throws {
    if project.parentUID == Project.inboxUID {
      throw Failure(.malformed, "Nothing can be below Inbox.", field: "parent_uid")
    }
  }

  private mutating func freeName(of project: Project, at position: TextPosition) throws {
    guard
      let owner = try store.projects.find(named: project.name, under: project.parentUID),
      owner.id != project.id
    else { return }
    guard !owner.isInbox else {
      throw DisplacedNames.taken(owner.name, of: "project", at: position)
    }
    var renamed = owner
    try renamed.rename(to: newUID())
    try store.projects.save(renamed: renamed, over: owner)
    takenNames.lost(owner.name, of: "project", id: owner.id, at: position)
  }
}
