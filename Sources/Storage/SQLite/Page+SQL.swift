import Domain

extension Page {
  /// What ends a statement whose last parameters are ``sqlLimit`` and the offset.
  static let clause = "LIMIT ? OFFSET ?"

  /// As SQLite takes it: -1 for all.
  var sqlLimit: Int64 { limit ?? -1 }
}
