package import Domain

/// Sets the colour of a tag, which no task need have.
package final class SetTagColour: UseCase {
  /// - Throws: `invalid` for anything but a name.
  package func run(_ name: String, _ colour: ColourToken, at now: Instant) throws {
    try store.write(.updateTag, at: now) {
      let given = try Failure.about("name") { try Tag(name: name) }
      var tag = try store.tags.find(named: given.name) ?? given
      tag.colour = colour
      try store.tags.save(tag)
    }
  }
}
