import Domain

extension Database {
  /// Reads every page, and compares the indexes with their tables.
  ///
  /// - Throws: `corrupt`, with the first damage.
  func checkIntegrity() throws {
    let check = try statement("PRAGMA integrity_check(1)")
    defer { check.reset() }
    guard try check.step() else { return }
    let words = check.text(0)
    guard words == "ok" else {
      throw Failure(
        .corrupt, "The store is damaged (\(words)): restore it from a backup.", field: "path")
    }
  }
}
