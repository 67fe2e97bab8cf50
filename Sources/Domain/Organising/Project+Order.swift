extension Sequence<Project> {
  /// Inbox, and then the others as the user ordered them.
  package func inManualOrder() -> [Project] {
    sorted { left, right in
      if left.isInbox != right.isInbox { return left.isInbox }
      return (left.position, ExactText(left.uid)) < (right.position, ExactText(right.uid))
    }
  }
}

extension Project {
  /// - Throws: `conflict` when it is out of sight, for what is new to it.
  package func refuseArchived(_ field: String) throws {
    if archived != nil {
      throw Failure(
        .conflict, "Project “\(name)” is archived: bring it back first.", field: field)
    }
  }
}
