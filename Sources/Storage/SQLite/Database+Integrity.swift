import Domain

/// What SQLite says of the pages of a file, of the values that must not be NULL, and of the indexes.
struct IntegrityReport {
  /// Those that do not agree with their tables, which can be made anew from them.
  private(set) var wrongIndexes = Set<String>()
  /// Whether there are values that a repair gives.
  private(set) var lacksValues = false
  /// The first damage that nothing can be made good from.
  private(set) var damage: String?

  var isWhole: Bool { wrongIndexes.isEmpty && !lacksValues && damage == nil }

  fileprivate mutating func take(_ line: String) {
    if line == "ok" { return }
    if line.hasPrefix("NULL value in ") || line.hasPrefix("malformed inverted index") {
      lacksValues = true
      return
    }
    // Such as "row 7 missing from index task_by_status".
    let words = line.split(separator: " ")
    guard let first = words.first, Self.beginnings.contains(String(first)), let name = words.last,
      words.dropLast().last == "index",
      name.utf8.allSatisfy({ $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") })
    else {
      damage = damage ?? line
      return
    }
    wrongIndexes.insert(String(name))
  }

  /// Of lines about indexes whose pages are whole.
  private static let beginnings: Set = ["row", "wrong", "non-unique", "rowid"]

  func requireReadable() throws {
    guard let damage else { return }
    throw Failure(
      .corrupt, "The store is damaged (\(damage)): restore it from a backup.", field: "path")
  }
}

extension Database {
  /// Reads every page, and compares the indexes with their tables.
  func integrity() throws -> IntegrityReport {
    let check = try statement("PRAGMA integrity_check(1000)")
    defer { check.reset() }
    var report = IntegrityReport()
    while try check.step() {
      for line in check.text(0).split(separator: "\n") { report.take(String(line)) }
    }
    return report
  }

  /// Reads every page.
  ///
  /// - Throws: `corrupt`, with the first damage that only a backup mends.
  func checkIntegrity() throws { try integrity().requireReadable() }
}
