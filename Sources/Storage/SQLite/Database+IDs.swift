import Domain
import Localization

extension Database {
  /// Visits the rows that a statement selects by an id, its last parameter, in the order of the ids.
  ///
  /// - Throws: `notFound` with the index of the first id that no row has; the noun says what that is.
  func forEach(
    ids: some Collection<Int64>, _ noun: Message, _ sql: String, _ values: [any Bindable] = [],
    _ visit: (Statement) throws -> Void
  ) throws {
    let select = try statement(sql)
    for (index, id) in ids.enumerated() {
      defer { select.reset() }
      try select.bind(all: values + [id])
      guard try select.step() else {
        throw Failure(.notFound, "There is no \(noun) \(id).", field: "ids", index: index)
      }
      try visit(select)
    }
  }
}
