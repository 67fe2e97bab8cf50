extension ProjectSection {
  /// - Throws: `invalid` for a name that is empty, over 200 characters or more than one line.
  package mutating func setName(_ text: String) throws {
    name = try TextRule.sectionName.line(text)
  }

  /// - Throws: `invalid` for anything but a uid.
  package mutating func setProjectUID(_ uid: String) throws {
    projectUID = try TextRule.uid.line(uid)
  }
}

extension TextRule {
  package static let sectionName = TextRule(
    what: "A section's name", field: "name", maximum: 200)
}

extension ProjectSection: Ordered {}
