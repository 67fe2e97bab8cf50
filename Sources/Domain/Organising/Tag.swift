/// A label that any number of tasks have; its name without case and accents is what it is.
package struct Tag: Equatable, Sendable {
  /// As the store spells it.
  package var name: String
  package var colour: ColourToken

  package init(name: String, colour: ColourToken = .black) throws {
    self.name = try TextRule.tagName.line(name)
    self.colour = colour
  }

  package var key: NameKey { NameKey(name) }
}

/// What can change of a tag; the raw values name it in the change log.
package enum TagProperty: String, CaseIterable, Sendable {
  /// Its spelling.
  case name
  case colour
}

/// The tags of a store; each change is logged with it. Which tasks have a tag is a matter of the tasks.
package protocol TagRepository {
  /// The tag that has that name but for case and accents.
  func tag(named name: String) throws -> Tag?

  /// Stores how it is spelled and coloured, also in the tasks that have it. A tag that no task has and
  /// that has no colour is forgotten.
  func save(_ tag: Tag) throws

  /// The ids of the tasks that have it, with those in the trash, in their order.
  func taskIDs(of tag: Tag) throws -> [Int64]
}

extension TagRepository {
  /// - Throws: `invalid` for what is no name, and `notFound`.
  package func existing(_ name: String, _ field: String) throws -> Tag {
    let name = try Failure.about(field) { try TextRule.tagName.line(name) }
    guard let tag = try tag(named: name) else {
      throw Failure(.notFound, "There is no tag “\(name)”.", field: field)
    }
    return tag
  }
}
