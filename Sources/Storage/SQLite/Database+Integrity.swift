import CSQLite
import Domain

/// SQLite's own checks of pages, NOT NULL constraints and indexes.
struct IntegrityReport {
  /// Those that do not agree with their tables, which can be made anew from them.
  private(set) var wrongIndexes = Set<String>()
  /// Whether there are values that a repair gives.
  private(set) var lacksValues = false
  /// The first damage that nothing can be made good from.
  private(set) var damage: String?

  var isWhole: Bool { wrongIndexes.isEmpty && !lacksValues && damage == nil }

  /// - Throws: what kept SQLite from reading a page, which says nothing of the page.
  fileprivate mutating func take(_ line: String) throws {
    if line == "ok" || line.hasPrefix("*** in database ") { return }
    if let code = Self.code(ofUnreadPage: line) { throw Failure(sqlite: code, on: nil) }
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

  /// The result code with which a page could not be read: SQLite reports it as a line like those of damage. Nil
  /// for damage.
  private static func code(ofUnreadPage line: String) -> Int32? {
    let words = line.split { $0 == " " || $0 == "=" }
    guard let number = words.last.flatMap({ Int32($0) }) else { return nil }
    let what = words.dropLast()
    // "failed to get page 7", of pages whose numbers are right.
    if what.suffix(4) == ["failed", "to", "get", "page"] { return SQLITE_IOERR }
    // "unable to get the page. error code=266", "btreeInitPage() returns error code 11".
    let isReason = number & 0xFF == SQLITE_IOERR || number & 0xFF == SQLITE_NOMEM
    return what.suffix(2) == ["error", "code"] && isReason ? number : nil
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
      for line in check.text(0).split(separator: "\n") { try report.take(String(line)) }
    }
    return report
  }

  /// Reads every page.
  ///
  /// - Throws: `corrupt`, with the first damage that only a backup mends.
  func checkIntegrity() throws { try integrity().requireReadable() }
}
