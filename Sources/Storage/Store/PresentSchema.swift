import Domain

/// Compares the schema of a file with the present one, byte by byte. Nearly every file has that one.
///
/// It is compared with ``Schema/presentCuts``, which takes a fifteenth of the time of a digest, and lets
/// through no more than that does. The objects may lie in any order.
struct PresentSchema {
  /// What the cuts are from.
  private let texts = [Schema.presentText] + Schema.migrations
  /// Where the cuts of each object begin.
  private let objects: [Int]

  init() {
    var objects: [Int] = []
    var start = 0
    while start < Schema.presentCuts.count {
      objects.append(start)
      start += 1 + 3 * Int(Schema.presentCuts[start])
    }
    self.objects = objects
  }

  func isThat(of database: Database) throws -> Bool {
    let select = try database.statement(
      "SELECT type, name, tbl_name, sql, ifnull(rootpage, 0) <> 0 FROM sqlite_schema")
    defer { select.reset() }
    var isFound = [Bool](repeating: false, count: objects.count)
    var next = 0
    var row: [UInt8] = []
    row.reserveCapacity(4_096)
    while try select.step() {
      row.removeAll(keepingCapacity: true)
      select.appendObject(to: &row)
      guard let found = object(that: row, from: next, butNot: isFound) else { return false }
      isFound[found] = true
      next = found + 1
    }
    return !isFound.contains(false)
  }

  /// The statements that create the present schema in an empty file. The migrations take ten times as long, since SQLite
  /// reads the whole schema again after each column that is added to a table.
  static let statements: [String] = {
    let present = PresentSchema()
    var statements: [String] = []
    // SQLite creates the shadow tables of a virtual table, whose names begin with this.
    var shadowPrefix: String?
    for object in present.objects {
      // Type, name, table, whether it has pages, and its statement, which the index of a constraint has not.
      let parts = present.text(of: object).split(separator: "\0", omittingEmptySubsequences: false)
      guard parts.count == 5, !parts[1].hasPrefix("sqlite_") else { continue }
      if let shadowPrefix, parts[1].hasPrefix(shadowPrefix) { continue }
      if parts[4].hasPrefix("CREATE VIRTUAL") { shadowPrefix = parts[1] + "_" }
      statements.append(String(parts[4]))
    }
    return statements
  }()

  private func text(of object: Int) -> String {
    var bytes: [UInt8] = []
    for cut in 0..<Int(Schema.presentCuts[object]) {
      let place = object + 1 + 3 * cut
      let text = texts[Int(Schema.presentCuts[place])].utf8
      let rest = text.dropFirst(Int(Schema.presentCuts[place + 1]))
      bytes += rest.prefix(Int(Schema.presentCuts[place + 2]))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The object that a row is. They mostly lie as they were made, so the next one is looked at first.
  private func object(that row: [UInt8], from next: Int, butNot found: [Bool]) -> Int? {
    for offset in objects.indices {
      let object = (next + offset) % objects.count
      if !found[object], isEqual(row, to: objects[object]) { return object }
    }
    return nil
  }

  private func isEqual(_ row: [UInt8], to object: Int) -> Bool {
    row.withUnsafeBufferPointer { row in
      var rest = row[...]
      for cut in 0..<Int(Schema.presentCuts[object]) {
        let place = object + 1 + 3 * cut
        let start = Int(Schema.presentCuts[place + 1])
        let length = Int(Schema.presentCuts[place + 2])
        let isSame = texts[Int(Schema.presentCuts[place])].utf8.withContiguousStorageIfAvailable {
          rest.count >= length
            && ExactText.isSame(
              UnsafeBufferPointer(rebasing: $0[start..<start + length]),
              UnsafeBufferPointer(rebasing: rest.prefix(length)))
        }
        if isSame != true { return false }
        rest = rest.dropFirst(length)
      }
      return rest.isEmpty
    }
  }
}

extension Statement {
  /// The object of a row of the schema as bytes. None of ours has a zero in what is written here, so what
  /// has as many as ours is divided by them as ours is.
  fileprivate func appendObject(to row: inout [UInt8]) {
    for column: Int32 in 0..<3 {
      row.append(contentsOf: bytes(column))
      row.append(0)
    }
    row.append(integer(4) == 0 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
    if isNull(3) { return }
    row.append(0)
    row.append(contentsOf: bytes(3))
  }
}
