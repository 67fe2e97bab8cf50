import Domain

/// The resolved destination of a move: the neighbouring task, the project and the parent.
struct MoveTarget {
  let spot: PlaceTasks.Spot
  private let container: TaskMove.Container?
  private let parent: ParentTask?
  /// The task to be next to, and the argument that named it.
  private let anchor: (task: Task, field: String)?
  /// The project that they will be in; nil leaves each in its own.
  private let project: Project?

  /// Whether the tasks may come to have another parent or project.
  var isElsewhere: Bool { container != nil || anchor != nil }

  /// - Throws: `notFound`; `invalid` for a task to be next to that moves itself or is not under the
  ///   parent that was asked for; `conflict` when it is in the trash or in another project.
  init(_ move: TaskMove, of ids: [Int64], in store: any Store) throws {
    container = move.container
    anchor = try Self.anchor(of: move, besides: ids, in: store)
    if let anchor { try Self.check(anchor.task, anchor.field, against: move.container, in: store) }
    switch move.place {
    case .before: spot = anchor.map { .before($0.task) } ?? .bottom
    case .after: spot = anchor.map { .after($0.task) } ?? .bottom
    case .top: spot = .top
    case .bottom: spot = .bottom
    }
    if let anchor {
      parent = try anchor.task.parentID.map {
        try ParentTask(store.tasks.existing($0), field: anchor.field, in: store)
      }
    } else if case .parent(let id?) = move.container {
      parent = try ParentTask(store.tasks.existing(id, field: "parent_id"), in: store)
    } else {
      if case .project(let id) = move.container { try Self.checkProject(id, in: store) }
      parent = nil
    }
    let projectID: Int64?
    if case .project(let id) = move.container {
      projectID = id
    } else {
      projectID = anchor?.task.projectID ?? parent?.projectID
    }
    project = try projectID.flatMap { try store.projects.find(id: $0) }
  }

  /// Gives a task the parent and the project that it will have.
  ///
  /// - Throws: `conflict` for a circle, for a task to be next to in another project, or when it comes
  ///   to an archived project from another one.
  func take(_ task: inout Task) throws {
    if let anchor {
      if container == nil || container == .parent(nil), task.projectID != anchor.task.projectID {
        throw Failure(
          .conflict,
          "The place is next to \(anchor.task.reference), which is in another project: move it into "
            + "project \(anchor.task.projectID) with the same call, or choose a task of project "
            + "\(task.projectID).", field: anchor.field)
      }
    }
    if let project, project.id != task.projectID {
      try project.refuseArchived(container?.field ?? "project_id")
    }
    if let anchor { task.projectID = anchor.task.projectID }
    if let parent { return try parent.adopt(&task) }
    if isElsewhere { task.parentID = nil }
    if case .project(let id) = container { task.projectID = id }
  }

  private static func anchor(
    of move: TaskMove, besides ids: [Int64], in store: any Store
  ) throws -> (task: Task, field: String)? {
    let (id, field): (Int64, String)
    switch move.place {
    case .before(let anchor): (id, field) = (anchor, "before_id")
    case .after(let anchor): (id, field) = (anchor, "after_id")
    case .top, .bottom: return nil
    }
    let task = try store.tasks.existing(id, field: field)
    if ids.contains(id) {
      throw Failure(
        .invalid,
        "A task cannot be moved next to itself: choose another one than \(task.reference).",
        field: field)
    }
    if task.status == .deleted {
      throw Failure(
        .conflict, "The place is next to \(task.reference), which is in the trash.", field: field)
    }
    return (task, field)
  }

  private static func check(
    _ anchor: Task, _ field: String, against container: TaskMove.Container?, in store: any Store
  ) throws {
    switch container {
    case .project(let id):
      try checkProject(id, in: store)
      if anchor.projectID != id {
        throw Failure(
          .conflict,
          "The place is next to \(anchor.reference), which is in project \(anchor.projectID) and not "
            + "in project \(id).", field: field)
      }
    case .parent(let id):
      if let id { _ = try store.tasks.existing(id, field: "parent_id") }
      if anchor.parentID != id {
        throw Failure(
          .invalid,
          "The place is next to \(anchor.reference), which has another parent than the one given.",
          field: "parent_id")
      }
    case nil: break
    }
  }

  private static func checkProject(_ id: Int64, in store: any Store) throws {
    if try store.projects.find(id: id) == nil { throw ProjectChoice.id(id).missing }
  }
}

extension TaskMove.Container {
  /// The argument that gives it.
  fileprivate var field: String {
    switch self {
    case .project: "project_id"
    case .parent: "parent_id"
    }
  }
}
