import Domain
import Localization

/// Imports projects: an existing uid is updated, and an existing name below the same parent refers to the
/// project that has it.
///
/// A project may name one that comes further down as the one that it is below; it waits for that.
struct ImportProjects {
  private struct Filed {
    var project: Project
    var hasPosition: Bool
    var position: TextPosition
  }

  private static let component = "projects"

  let store: any Store
  let undated: UndatedPrecedence
  let newUID: () -> String
  private(set) var notes = ImportNotes()
  private var takenNames = DisplacedNames(
    of: "project", Self.component, maximumLength: TextRule.projectName.maximum)
  /// The uids of the projects that have the names of some of the file here, by the uids of these.
  private var uidsHere: [String: String] = [:]
  /// The uids of projects that were put below others, and where the file says so.
  private var placed: [String: TextPosition] = [:]
  /// By the uid of the project that they wait for.
  private var waiting: [String: [Filed]] = [:]

  init(store: any Store, _ undated: UndatedPrecedence, newUID: @escaping () -> String) {
    self.store = store
    self.undated = undated
    self.newUID = newUID
  }

  /// - Throws: what is wrong with the project; what is wrong with one that waited for it is only noted.
  mutating func take(_ project: Project, hasPosition: Bool, at position: TextPosition) throws {
    let filed = Filed(project: project, hasPosition: hasPosition, position: position)
    if try waits(filed) { return }
    try take(filed)
    try takeThose(below: project.uid)
  }

  /// Whether it is below one that is not there yet, and waits for that.
  private mutating func waits(_ filed: Filed) throws -> Bool {
    guard let uid = filed.project.parentUID.map({ uidsHere[$0] ?? $0 }),
      try store.projects.find(uid: uid) == nil
    else { return false }
    waiting[uid, default: []].append(filed)
    return true
  }

  /// Sees to those that were waiting for a project, and for these.
  private mutating func takeThose(below uid: String) throws {
    var next: [Filed] = (waiting.removeValue(forKey: uid) ?? []).reversed()
    while let filed = next.popLast() {
      guard try !waits(filed), try takeOrNote(filed) else { continue }
      next += (waiting.removeValue(forKey: filed.project.uid) ?? []).reversed()
    }
  }

  /// - Returns: whether it is there now.
  private mutating func takeOrNote(_ filed: Filed) throws -> Bool {
    do {
      try take(filed)
      return true
    } catch let failure as Failure where failure.isOfContent {
      note(.skipped, failure.message, filed)
      return false
    }
  }

  private mutating func note(_ kind: ImportNote.Kind, _ message: Message, _ filed: Filed) {
    notes.append(
      ImportNote(
        kind, message, line: filed.position.line, component: Self.component,
        uid: filed.project.uid))
  }

  private mutating func take(_ filed: Filed) throws {
    var project = filed.project
    try project.setParentUID(project.parentUID.map { uidsHere[$0] ?? $0 })
    try refuseInbox(above: project)
    if project.parentUID != nil { placed[project.uid] = filed.position }
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

  /// Sees to what holds for all of them together: a project that cannot be below the one that it names stands at the
  /// top.
  mutating func finish() throws {
    if !takenNames.isEmpty { try giveNamesBack() }
    if !waiting.isEmpty { try takeWaiting() }
    if !placed.isEmpty { try raiseDeepOnes() }
  }

  private mutating func giveNamesBack() throws {
    let projects = store.projects
    try takenNames.giveBack(noting: &notes) {
      try projects.find(id: $0)
    } holder: { name, project in
      try projects.find(named: name, under: project.parentUID)
    } rename: { project, name in
      var renamed = project
      try renamed.rename(to: name)
      try projects.save(renamed: renamed, over: project)
    }
  }

  /// The first one of a circle stands at the top, and the others are below it.
  private mutating func takeWaiting() throws {
    let parents = waiting.sorted { Self.isBefore($0.value[0].position, $1.value[0].position) }
    for parent in parents.map(\.key) {
      while var filed = waiting[parent]?.first {
        waiting[parent]?.removeFirst()
        note(
          .kept,
          "The project “\(filed.project.name)” is below “\(parent.prefix(40))”, which neither the file nor "
            + "the store has, or which is below it: it stands at the top here.", filed)
        try filed.project.setParentUID(nil)
        if try takeOrNote(filed) { try takeThose(below: filed.project.uid) }
      }
      waiting[parent] = nil
    }
  }

  private static func isBefore(_ one: TextPosition, _ other: TextPosition) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }

  private mutating func raiseDeepOnes() throws {
    while true {
      let tree = ProjectTree(try store.projects.all())
      let deep = tree.nodes.filter { $0.depth == ProjectPath.maximumDepth }.map(\.project)
      if deep.isEmpty { break }
      for old in deep { try raise(old) }
    }
    placed.removeAll()
  }

  private mutating func raise(_ old: Project) throws {
    var project = old
    try project.setParentUID(nil)
    if try store.projects.find(named: old.name, under: nil) != nil {
      let name = try takenNames.free(old.name) {
        try store.projects.find(named: $0, under: nil) == nil
      }
      try project.rename(to: name)
    }
    try store.projects.save(renamed: project, over: old)
    notes.append(
      ImportNote(
        .kept,
        "Projects stand at most \(ProjectPath.maximumDepth) one below the other: "
          + "“\(project.name)” stands at the top here.", line: placed[old.uid]?.line ?? 0,
        component: Self.component, uid: old.uid))
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
      throw takenNames.taken(owner.name, at: position)
    }
    var renamed = owner
    try renamed.rename(to: newUID())
    try store.projects.save(renamed: renamed, over: owner)
    takenNames.lost(owner.name, id: owner.id, at: position)
  }
}
