import Domain

/// A table, an index, a view or a trigger, as SQLite keeps it in the schema of a file.
struct SchemaObject: Hashable {
  let type: String
  let name: String
  /// What made it; nil of the indexes that follow from a table.
  let sql: String?
  /// Whether pages of the file belong to it: not so of views, triggers and virtual tables.
  let hasPages: Bool

  var isVirtualTable: Bool { type == "table" && !hasPages }
}

extension Database {
  /// Reading them runs nothing of what they say.
  func schemaObjects() throws -> [SchemaObject] {
    let select = try statement(
      "SELECT type, name, sql, ifnull(rootpage, 0) <> 0 FROM sqlite_schema ORDER BY type, name")
    defer { select.reset() }
    var objects: [SchemaObject] = []
    while try select.step() {
      objects.append(
        SchemaObject(
          type: select.text(0), name: select.text(1), sql: select.optionalText(2),
          hasPages: select.integer(3) != 0))
    }
    return objects
  }

  /// The same of two files whose schemas are the same, and of no others. `model/writers/schema.py` computes
  /// it likewise.
  func schemaDigest() throws -> [UInt8] {
    let select = try statement(
      """
      SELECT type, name, tbl_name, sql, ifnull(rootpage, 0) <> 0 FROM sqlite_schema
      ORDER BY type, name
      """)
    defer { select.reset() }
    var bytes: [UInt8] = []
    while try select.step() {
      for column: Int32 in 0..<4 {
        // What has a length before it cannot be taken for something else, whatever is in it.
        let text = select.bytes(column)
        bytes.append(contentsOf: (select.isNull(column) ? "-:" : "\(text.count):").utf8)
        bytes.append(contentsOf: text)
      }
      bytes.append(select.integer(4) == 0 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
    }
    return SHA256.digest(bytes)
  }
}
