package import Localization

extension Task {
  /// How messages speak of it, such as `task 7 “Pay rent”`.
  package var reference: Message {
    let end = title.count > Self.referenceLength ? "…" : ""
    return "task \(id) “\(title.prefix(Self.referenceLength))\(end)”"
  }

  private static let referenceLength = 60

  /// Makes it a subtask of another task, in the project of that one.
  ///
  /// - Throws: `conflict`, with the field, for a new parent that is in the trash or, for an open task,
  ///   completed or cancelled.
  package mutating func setParent(_ parent: Task, field: String) throws {
    if parentID != parent.id {
      switch parent.status {
      case .deleted:
        throw Failure(
          .conflict,
          "The parent, \(parent.reference), is in the trash: restore it first.", field: field)
      case .completed where status == .open, .cancelled where status == .open:
        throw Failure(
          .conflict,
          parent.status == .cancelled
            ? "The parent, \(parent.reference), is cancelled, and an open task cannot be under it: reopen it first."
            : "The parent, \(parent.reference), is completed, and an open task cannot be under it: reopen it first.",
          field: field)
      case .open, .completed, .cancelled: break
      }
    }
    parentID = parent.id
    projectID = parent.projectID
  }
}
