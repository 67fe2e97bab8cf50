import Domain

/// The own fields that a query can name, read from the store at the first word that is not in the language.
final class QueryFields {
  private let read: () throws -> [CustomField]
  private var known: [CustomField]?

  init(_ read: @escaping () throws -> [CustomField]) {
    self.read = read
  }

  func field(named name: String) throws -> CustomField? {
    guard CustomField.isName(name) else { return nil }
    return try all().first { $0.name == name }
  }

  func all() throws -> [CustomField] {
    let fields = try known ?? read()
    known = fields
    return fields
  }
}
