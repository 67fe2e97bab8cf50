/// The saved filters, all in the manual order. A new or changed name that is taken is a `conflict`.
package protocol FilterRepository: AliasedRecordRepository<SavedFilter> {}

extension FilterRepository {
  /// Stores a new filter behind all others.
  package func append(_ filter: SavedFilter) throws -> Int64 {
    var filter = filter
    filter.position = .between(try all().last?.position, nil) ?? .first
    return try insert(filter)
  }

  /// - Throws: `notFound`.
  package func existing(_ id: Int64) throws -> SavedFilter {
    guard let filter = try find(id: id) else {
      throw Failure(.notFound, "There is no filter \(id).", field: "id")
    }
    return filter
  }
}
