import Domain

/// Records that are found by their names, and can have aliases.
class SQLiteAliasedRepository<Element: AliasedRecord>: SQLiteNamedRepository<Element>,
  AliasedRecordRepository
{
  /// The one that has the name: no alias.
  override func find(key: String) throws -> Element? {
    try select("name_key = ? AND alias_uid IS NULL", key).first
  }

  func aliases(of uid: String) throws -> [Element] {
    try select("alias_uid = ? AND alias_uid IS NOT NULL", order: "uid", uid)
  }

  func all(key: String) throws -> [Element] {
    // Either has an index of its own.
    let holder = try find(key: key)
    return try [holder].compactMap(\.self)
      + select("name_key = ? AND alias_uid IS NOT NULL", order: "uid", key)
  }

  /// Gives the names of all aliases to those that should have them: what is as it was before may be an alias of one
  /// that has another name by now, or of none.
  func settleNames() throws {
    let select = try database.statement(
      "SELECT DISTINCT name_key FROM \(Element.entity.table) WHERE alias_uid IS NOT NULL")
    var keys: [String] = []
    while try select.step() { keys.append(select.text(0)) }
    select.reset()
    for key in keys { try settle(key: key) }
  }

  /// What has aliases stands for them.
  override func isInUse(_ element: Element) throws -> Bool { try !aliases(of: element.uid).isEmpty }

  override func check(_ element: Element) throws {
    if element.aliasUID == nil { try super.check(element) }
  }
}
