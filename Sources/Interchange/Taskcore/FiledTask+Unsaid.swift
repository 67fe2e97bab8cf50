import Domain

/// What a file does not say in full of a task, as it names tasks that are not in the file: `"unsaid":["parent"]`. What a
/// store has of it stays.
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

  /// - Throws: `malformed` for a name that is none.
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
