import Domain

/// The properties that a file contains incompletely, since they refer to tasks outside of it:
/// `"unsaid":["parent"]`. An import does not change them.
extension FiledTask {
  static let unsaidName = "unsaid"

  /// The links that may be unsaid, by their names in files.
  private static let links: [(name: String, property: TaskProperty)] = [
    ("parent", .parent), ("depends_on", .dependency),
  ]

  /// In the order of files.
  var unsaidNames: [String] {
    Self.links.filter { !properties.contains($0.property) }.map(\.name)
  }

  /// - Throws: `malformed` for an invalid name.
  mutating func setUnsaid(_ names: [String]) throws {
    for name in names {
      guard let link = Self.links.first(where: { $0.name == name }) else {
        throw Failure(
          .malformed,
          "“\(name.prefix(40))” is nothing that a task can leave unsaid: parent and depends_on are."
        )
      }
      properties.remove(link.property)
    }
  }

  func writeUnsaid(to json: inout JSONWriter) {
    json.member(Self.unsaidName, unsaidNames)
  }

  static func readUnsaid(of object: FiledObject, into filed: inout FiledTask) throws {
    try object.read(unsaidName) { try filed.setUnsaid($0.strings()) }
  }
}
