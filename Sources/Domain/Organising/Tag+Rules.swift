extension Tag {
  /// - Throws: `invalid` for what cannot be the name of a tag.
  package init(name: String, colour: ColourToken = .black) throws {
    let name = try TextRule.tagName.line(name)
    self.init(blank: NameKey(name).text)
    self.name = name
    self.colour = colour
  }

  package var key: NameKey { NameKey(name) }
}
