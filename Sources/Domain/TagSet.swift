/// The tags of a task, in the order of their names: no two are the same but for case and accents.
package struct TagSet: Hashable, Sendable {
  package static let maximumCount = 100

  package private(set) var names: [String] = []

  package init() {}

  /// - Throws: `invalid` for a name that is none, or for more than 100.
  package init(_ names: some Sequence<String>) throws {
    for name in names { try insert(name) }
  }

  package var isEmpty: Bool { names.isEmpty }

  /// Adds a tag; the present spelling of one that is there stays.
  package mutating func insert(_ name: String) throws {
    let name = try TextRule.tagName.line(name)
    let key = NameKey(name)
    for (position, present) in names.enumerated() {
      let presentKey = NameKey(present)
      if presentKey == key { return }
      if key < presentKey {
        try checkRoom()
        names.insert(name, at: position)
        return
      }
    }
    try checkRoom()
    names.append(name)
  }

  /// Takes a tag away, if it is there.
  package mutating func remove(_ name: String) throws {
    let key = NameKey(try TextRule.tagName.line(name))
    names.removeAll { NameKey($0) == key }
  }

  package func contains(_ name: String) -> Bool {
    let key = NameKey(name)
    return names.contains { NameKey($0) == key }
  }

  private func checkRoom() throws {
    guard names.count < Self.maximumCount else {
      throw Failure(
        .invalid, "A task has at most \(Self.maximumCount) tags.", field: TextRule.tagName.field)
    }
  }
}
