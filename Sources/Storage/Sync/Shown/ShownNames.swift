import Domain

/// Resolves duplicate names: the record with the smallest uid keeps the name, and the others become its
/// aliases.
struct ShownNames<Element: AliasedRecord> {
  let repository: SQLiteAliasedRepository<Element>

  /// Inserts a record, or saves it over what it is now.
  func store(_ element: Element, over old: Element?) throws {
    var element = element
    let isRenamed = old.map { ExactText($0.nameKey) != ExactText(element.nameKey) } ?? true
    if isRenamed {
      // Until it is settled who has the name, whoever had it before keeps it.
      let holder = try repository.find(key: element.nameKey)
      element.aliasUID = holder?.uid == element.uid ? nil : holder?.uid
    } else {
      element.aliasUID = old?.aliasUID
    }
    if let old {
      _ = try repository.save(element, over: old)
    } else {
      _ = try repository.insert(element, id: nil)
    }
    guard isRenamed else { return }
    try repository.settle(key: element.nameKey)
    if let old { try repository.settle(key: old.nameKey) }
  }

  func remove(_ element: Element) throws {
    try repository.remove(element)
    try repository.settle(key: element.nameKey)
  }
}
