extension Database {
  /// A value of the store's metadata.
  func meta(_ key: String) throws -> String? {
    let select = try statement("SELECT value FROM meta WHERE key = ?")
    defer { select.reset() }
    try select.bind(key)
    return try select.step() ? select.text(0) : nil
  }

  func setMeta(_ key: String, to value: String) throws {
    try statement("INSERT OR REPLACE INTO meta(key, value) VALUES (?, ?)").run(key, value)
  }
}
