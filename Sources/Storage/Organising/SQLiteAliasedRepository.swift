import Domain

/// Records that are found by their names, and can have aliases.
class SQLiteAliasedRepository<Element: AliasedRecord>: SQLiteNamedRepository<Element> {
  /// The one that has the name: no alias.
  override func find(key: String) throws -> Element? {
    try select("name_key = ? AND alias_uid IS NULL", key).first
  }

  func aliases(of uid: String) throws -> [Element] {
    try select("alias_uid = ? AND alias_uid IS NOT NULL", order: "uid", uid)
  }

  /// What has aliases stands for them.
  override func isInUse(_ element: Element) throws -> Bool { try !aliases(of: element.uid).isEmpty }

  override func check(_ element: Element) throws {
    if element.aliasUID == nil { try super.check(element) }
  }
}
