import Domain

/// Finds a task's project by its name; an unknown name makes a new project.
struct ResolveProject {
  /// The interpretation of a name.
  enum Form {
    /// As people write it: a path, or a name that only one project has.
    case written
    /// As a file has it: a path, and nothing else.
    case path
    /// As a path whose every dot is one of a tree, as Taskwarrior's are.
    case dotted
  }

  let store: any Store
  let newUID: () -> String

  /// A name with a dot that no project has makes a project below the one that its beginning names; without such a one, a
  /// project whose name has a dot, but of a `dotted` name a tree.
  ///
  /// - Throws: `notFound` for an id that no project has; `conflict` for a name of several, and below an archived one.
  func run(_ choice: ProjectChoice, as form: Form = .written, at now: Instant) throws -> Project {
    guard case .name(let name) = choice else {
      guard let project = try choice.find(in: store.projects) else { throw choice.missing }
      return project
    }
    let found =
      form == .written
      ? try choice.find(in: store.projects)
      : try store.projects.find(path: Failure.about("project") { try ProjectPath.line(name) })
    if let found { return found }
    let (parent, names) = try place(of: TextRule.trimmed(name), as: form)
    var project = parent
    for name in names { project = try add(name, below: project, at: now) }
    guard let project else { throw choice.missing }
    return project
  }

  /// The project that new ones come to be below, and the names of these, each below the one before.
  private func place(of name: String, as form: Form) throws -> (parent: Project?, names: [String]) {
    for (head, tail) in ProjectPath.cuts(of: name) {
      guard let parent = try store.projects.find(path: head) else { continue }
      let above = try store.projects.above(parent).count + 1
      if let names = ProjectPath.names(in: tail), !parent.isInbox,
        above + names.count <= ProjectPath.maximumDepth
      {
        return (parent, names)
      }
      return (nil, [name])
    }
    if form == .dotted, let names = ProjectPath.names(in: name),
      names.count <= ProjectPath.maximumDepth
    {
      return (nil, names)
    }
    return (nil, [name])
  }

  private func add(_ name: String, below parent: Project?, at now: Instant) throws -> Project {
    var project = try Project(uid: newUID(), name: name, created: now)
    if let parent {
      try Failure.about("project") { try parent.refuseArchived("project") }
      try project.setParentUID(parent.uid)
    }
    project.id = try store.projects.append(project)
    return try store.projects.existing(project.id)
  }
}
