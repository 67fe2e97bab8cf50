package import Domain

/// Gives a tag a colour, also one that no task has yet.
package final class SetTagColour: UseCase {
  /// - Throws: `invalid` for what is no name.
  package func run(_ name: String, _ colour: ColourToken, at now: Instant) throws {
    try store.write(.updateTag, at: now) {
      let given = try Failure.about("name") { try Tag(name: name) }
      var tag = try store.tags.find(named: given.name) ?? given
      tag.colour = colour
      try store.tags.save(tag)
    }
  }
}
