package import Domain

/// Takes the rows of a damaged file into an empty store, page by page: those of a page that can be read
/// come back whatever happened to the pages around it.
///
/// What SQLite's shell does with `.recover` is in no library that we link, and knows nothing of our tables.
final class Recovery {
  private let database: Database
  private let file: DamagedFile
  private let tables: [RecoveredTable]
  private let safePoints: SafePoints
  private(set) var report = RecoveryReport()
  /// The pages that were looked at.
  private var seen = Set<Int>()
  private var isTreeBroken = false

  init(_ database: Database, from path: String) throws {
    self.database = database
    file = try DamagedFile(path: path)
    tables = try RecoveredTable.all(in: database)
    safePoints = database.safePoints
  }

  /// - Throws: `notStore` when there is nothing of a store in the file.
  func run() throws {
    // The rows that a new store has are those of the other one, too.
    try database.execute("PRAGMA defer_foreign_keys = ON")
    try database.statement("DELETE FROM project").run()
    try database.statement("DELETE FROM calendar").run()
    seen.insert(1)
    let roots = try roots()
    var leaves: [(page: Int, table: RecoveredTable?)] = []
    for table in tables {
      for page in try pages(from: roots[table.name] ?? table.root, table) {
        leaves.append((page, table))
      }
    }
    if isTreeBroken { for page in try strayPages() { leaves.append((page, nil)) } }
    for (page, table) in leaves { try take(page, of: table) }
    try takeHighestIDs(roots["sqlite_sequence"])
    guard report.rows > 0 else {
      throw Failure(
        .notStore, "There is nothing in the file that a Taskcore store has.", field: "path")
    }
  }

  /// Where the tables begin, as far as the schema of the file says it.
  private func roots() throws -> [String: Int] {
    var roots: [String: Int] = [:]
    var open = [1]
    var known: Set<Int> = [1]
    while let number = open.popLast() {
      guard let page = try DamagedPage(number, of: file) else { continue }
      if page.kind == .interiorOfTable {
        open += page.children.filter { known.insert($0).inserted }
      } else if page.kind == .leafOfTable {
        for row in try page.rows().rows where row.values.count == 5 {
          guard case .text("table") = row.values[0], case .text(let name) = row.values[1],
            case .integer(let root) = row.values[3]
          else { continue }
          roots[name] = Int(clamping: root)
        }
      }
    }
    seen.formUnion(known)
    return roots
  }

  /// The pages of a table that have rows, each once.
  private func pages(from root: Int, _ table: RecoveredTable) throws -> [Int] {
    var found: [Int] = []
    var open = [root]
    while let number = open.popLast() {
      try safePoints.check()
      guard seen.insert(number).inserted, let page = try DamagedPage(number, of: file),
        table.mayHave(page.kind)
      else {
        isTreeBroken = true
        report.pagesLost += 1
        continue
      }
      open += page.children.reversed()
      if page.kind != .interiorOfTable { found.append(number) }
    }
    return found
  }

  /// The pages that nothing leads to, but for those that are free.
  private func strayPages() throws -> [Int] {
    let free = try freePages()
    guard file.pageCount > 1 else { return [] }
    return try (2...file.pageCount).filter { number in
      try safePoints.check()
      guard !seen.contains(number), !free.contains(number) else { return false }
      return try DamagedPage(number, of: file)?.kind == .leafOfTable
    }
  }

  /// Section 1.5 of the format. Rows that were deleted are on them.
  private func freePages() throws -> Set<Int> {
    guard let first = try file.page(1) else { return [] }
    var free = Set<Int>()
    var next = Int(first.number(at: 32))
    while next != 0, free.insert(next).inserted, let trunk = try file.page(next) {
      let count = min(Int(trunk.number(at: 4)), file.pageSize / 4 - 2)
      for index in 0..<count { free.insert(Int(trunk.number(at: 8 + 4 * index))) }
      next = Int(trunk.number(at: 0))
    }
    return free
  }

  /// A page that does not look like one of the table that leads to it is of the table that it looks like.
  private func take(_ number: Int, of table: RecoveredTable?) throws {
    try safePoints.check()
    guard let page = try DamagedPage(number, of: file) else { return }
    let read = try page.rows()
    report.rowsLost += read.lost
    let owner =
      table.flatMap { $0.looksLike(read.rows) ? $0 : nil }
      ?? tables.first { $0.hasIDs && $0.looksLike(read.rows) } ?? table
    guard let owner else { return }
    for row in read.rows {
      if try insert(row, into: owner) { report.rows += 1 } else { report.rowsLost += 1 }
    }
  }

  private func insert(_ row: DamagedPage.Row, into table: RecoveredTable) throws -> Bool {
    guard let values = table.values(of: row) else { return false }
    let insert = try database.statement(table.insertion(values.count))
    defer { insert.reset() }
    try insert.bind(then: values)
    _ = try insert.step()
    return database.changedRowCount > 0
  }

  /// Ids are never given again, those of what was removed neither.
  private func takeHighestIDs(_ root: Int?) throws {
    guard let root, let page = try DamagedPage(root, of: file), page.kind == .leafOfTable else {
      return
    }
    let raise = try database.statement(
      "UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?")
    for row in try page.rows().rows where row.values.count == 2 {
      guard case .text(let name) = row.values[0], case .integer(let highest) = row.values[1],
        highest > 0, highest <= 1 << 53
      else { continue }
      try raise.run(highest, name)
    }
  }
}

/// A table of the schema, and the shape of its rows.
struct RecoveredTable {
  let name: String
  /// Where it begins in a new store, which is where it began in most others.
  let root: Int
  /// Whether its rows have ids, which are no part of the record.
  let hasIDs: Bool
  private let columns: [Column]

  private struct Column {
    var name: String
    var isText: Bool
    var isRequired: Bool

    func canBe(_ value: LogValue) -> Bool {
      switch value {
      case .null: !isRequired
      case .integer: !isText
      case .text: isText || name == "old" || name == "new"
      }
    }
  }

  /// All but what follows from others, which a repair makes.
  static func all(in database: Database) throws -> [RecoveredTable] {
    let select = try database.statement(
      """
      SELECT name, rootpage, sql LIKE '%id INTEGER PRIMARY KEY%' FROM sqlite_schema
      WHERE type = 'table' AND (sql LIKE '%id INTEGER PRIMARY KEY%' OR name = 'dependency')
        AND name NOT LIKE 'task_text%' ORDER BY rootpage
      """)
    defer { select.reset() }
    var tables: [RecoveredTable] = []
    while try select.step() {
      tables.append(
        RecoveredTable(
          name: select.text(0), root: Int(clamping: select.integer(1)),
          hasIDs: select.integer(2) != 0, columns: try columns(of: select.text(0), in: database)))
    }
    return tables
  }

  private static func columns(of table: String, in database: Database) throws -> [Column] {
    let select = try database.statement(
      "SELECT name, type, \"notnull\" FROM pragma_table_info(?) ORDER BY cid")
    defer { select.reset() }
    try select.bind(table)
    var columns: [Column] = []
    while try select.step() {
      columns.append(
        Column(
          name: select.text(0), isText: select.text(1) == "TEXT", isRequired: select.integer(2) != 0
        ))
    }
    return columns
  }

  func mayHave(_ kind: DamagedPage.Kind) -> Bool {
    switch kind {
    case .interiorOfTable, .leafOfTable: hasIDs
    case .interiorOfIndex, .leafOfIndex: !hasIDs
    }
  }

  /// Whether most of the rows can be of this table.
  func looksLike(_ rows: [DamagedPage.Row]) -> Bool {
    !rows.isEmpty && rows.count { looksLike($0) } * 2 > rows.count
  }

  private func looksLike(_ row: DamagedPage.Row) -> Bool {
    guard row.values.count == columns.count else { return false }
    return zip(columns, row.values).enumerated().allSatisfy { index, pair in
      index == 0 && hasIDs ? pair.1 == .null : pair.0.canBe(pair.1)
    } && (name != "logo" || row.values[1].isOfDigits)
  }

  /// What is stored of a row; nil for one that has no uid, or none that can be.
  func values(of row: DamagedPage.Row) -> [LogValue]? {
    guard !row.values.isEmpty, row.values.count <= columns.count else { return nil }
    var values = row.values
    // Beyond it, too few would be left: such a row gets the next one.
    if hasIDs { values[0] = (1...1 << 53).contains(row.id) ? .integer(row.id) : .null }
    for (index, column) in columns.enumerated().prefix(values.count) {
      if column.name == "uid", index == 1 {
        guard case .text(let uid) = values[1], (try? TextRule.uid.line(uid)) == uid else {
          return nil
        }
      }
      // A repair looks at it, as at all that is.
      if values[index] == .null, column.isRequired {
        values[index] = column.isText ? .text("") : .integer(0)
      }
    }
    return values
  }

  func insertion(_ count: Int) -> String {
    let names = columns.prefix(count).map(\.name).joined(separator: ", ")
    let places = Array(repeating: "?", count: count).joined(separator: ", ")
    return "INSERT OR IGNORE INTO \(name)(\(names)) VALUES (\(places))"
  }
}

extension LogValue {
  /// The uid of a logo is a hash, which the name of a setting never looks like.
  fileprivate var isOfDigits: Bool {
    guard case .text(let text) = self else { return false }
    return text.utf8.allSatisfy { $0.isHexadecimalDigit }
  }
}

extension SQLiteStore {
  package func recover(from path: String) throws -> RecoveryReport {
    let recovery = try Recovery(database, from: path)
    guard try database.integer("SELECT 1 FROM step LIMIT 1") == nil else {
      throw Failure(
        .conflict, "The store has something in it: what is recovered is taken into a new one.")
    }
    try recovery.run()
    log.changedUnlogged()
    var report = recovery.report
    report.notes = try LostRecords(database: database).notes()
    return report
  }
}
