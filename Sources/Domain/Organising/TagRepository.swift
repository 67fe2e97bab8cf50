/// The tags of a store; each change is logged with it. The tags of a task are stored with the task.
package protocol TagRepository {
  /// The tag that has that name but for case and accents.
  func find(named name: String) throws -> Tag?

  /// Stores how it is spelled and coloured, also in the tasks that have it. A tag that no task has and
  /// that has no colour is forgotten.
  func save(_ tag: Tag) throws

  /// The ids of the tasks that have it, with those in the trash, in their order.
  func taskIDs(of tag: Tag) throws -> [Int64]
}

extension TagRepository {
  /// - Throws: `invalid` for anything but a name, and `notFound`.
  package func existing(_ name: String, _ field: String) throws -> Tag {
    let name = try Failure.about(field) { try TextRule.tagName.line(name) }
    guard let tag = try find(named: name) else {
      throw Failure(.notFound, "There is no tag “\(name)”.", field: field)
    }
    return tag
  }
}
