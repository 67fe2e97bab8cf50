/// The tags of a task in the order of their names, which are unique ignoring case and accents.
package struct TagSet: Equatable, Sendable {
  package static let maximumCount = 100

  package private(set) var names: [String] = []
  /// What makes each name different from the others, in the same order.
  package private(set) var keys: [NameKey] = []

  package init() {}

  /// - Throws: `invalid` for an invalid name, or for more than 100.
  package init(_ names: some Sequence<String>) throws {
    for name in names { try insert(name) }
  }

  package var isEmpty: Bool { names.isEmpty }

  /// Equal when each is spelled alike.
  package static func == (left: TagSet, right: TagSet) -> Bool {
    left.names.elementsEqual(right.names) { ExactText($0) == ExactText($1) }
  }

  /// Adds a tag; the present spelling of one that is there stays.
  package mutating func insert(_ name: String) throws {
    let name = try TextRule.tagName.line(name)
    let key = NameKey(name)
    let position = position(of: key)
    if position < keys.count, keys[position] == key { return }
    guard names.count < Self.maximumCount else {
      throw Failure(
        .invalid, "A task has at most \(Self.maximumCount) tags.", field: TextRule.tagName.field)
    }
    names.insert(name, at: position)
    keys.insert(key, at: position)
  }

  /// Takes a tag away, if it is there.
  package mutating func remove(_ name: String) throws {
    let key = NameKey(try TextRule.tagName.line(name))
    let position = position(of: key)
    guard position < keys.count, keys[position] == key else { return }
    names.remove(at: position)
    keys.remove(at: position)
  }

  package func contains(_ name: String) -> Bool {
    let key = NameKey(name)
    let position = position(of: key)
    return position < keys.count && keys[position] == key
  }

  /// The first place whose key is not before that one.
  private func position(of key: NameKey) -> Int {
    // Names mostly come in their order.
    guard let last = keys.last, !(last < key) else { return keys.count }
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
