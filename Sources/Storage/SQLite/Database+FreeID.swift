import Domain

extension Database {
  /// Above it, there might be too few ids left that every JSON program reads exactly (2^53).
  private static let largestWish: Int64 = 1 << 52

  /// The id when it is above all that its table ever gave, else nil, for the table to give one. The
  /// table is one whose ids are never used again (AUTOINCREMENT).
  func freeID(_ id: Int64, of table: String) throws -> Int64? {
    if id <= 0 { return nil }
    let statement = try statement("SELECT seq FROM sqlite_sequence WHERE name = ?")
    defer { statement.reset() }
    try statement.bind(table)
    let highest = try statement.step() ? statement.integer(0) : 0
    return id > highest && id <= Self.largestWish ? id : nil
  }
}
