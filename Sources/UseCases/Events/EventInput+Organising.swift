import Domain

extension EventInput {
  /// Says which project an event belongs to and what tags it has, as far as the input does.
  ///
  /// - Throws: `notFound` for a project; `conflict` for an archived one; `invalid` for a bad name of a project
  ///   or a tag, and for too many tags.
  func organise(
    _ event: inout Event, in store: any Store, newUID: @escaping () -> String, at now: Instant,
    _ check: InputCheck
  ) throws {
    if let project {
      try check {
        let found = try project.map {
          try ResolveProject(store: store, newUID: newUID).run($0, at: now)
        }
        if let found, found.uid != event.projectUID {
          try found.refuseArchived(project?.field ?? "project")
        }
        event.projectUID = found?.uid
      }
    }
    if let tags { try check { event.tags = try store.spelled(tags) } }
  }
}

extension Store {
  /// Tags as the store spells them.
  ///
  /// - Throws: `invalid` for an invalid name, and for more than 100.
  func spelled(_ names: [String]) throws -> TagSet {
    var spelled = TagSet()
    for name in names {
      let name = try TextRule.tagName.line(name)
      try spelled.insert(tags.find(named: name)?.name ?? name)
    }
    return spelled
  }
}
