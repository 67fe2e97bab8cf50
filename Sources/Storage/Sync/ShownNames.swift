import Domain

/// Stores records of which several can have one name: the one with the smallest uid has it, and the others are its
/// aliases. Inbox and the default calendar, which every store has, keep their names.
struct ShownNames<Element: AliasedRecord> {
  let repository: SQLiteAliasedRepository<Element>

  /// Inserts a record, or saves it over what it was.
  ///
  /// - Returns: it, as it is stored.
  func store(_ element: Element, over old: Element?) throws -> Element {
    var element = element
    let isRenamed = old.map { ExactText($0.nameKey) != ExactText(element.nameKey) } ?? true
    if isRenamed {
      try enter(&element)
    } else {
      element.aliasUID = old?.aliasUID
    }
    if let old {
      _ = try repository.save(element, over: old)
      if isRenamed { try leave(old) }
    } else {
      element.id = try repository.insert(element, id: nil)
    }
    return element
  }

  func remove(_ element: Element) throws {
    try repository.remove(element)
    try leave(element)
  }

  /// Finds its place among those that have the name.
  private func enter(_ element: inout Element) throws {
    element.aliasUID = nil
    guard let holder = try repository.find(key: element.nameKey), holder.uid != element.uid else {
      return
    }
    guard rank(of: element) < rank(of: holder) else {
      element.aliasUID = holder.uid
      return
    }
    for other in try repository.aliases(of: holder.uid) + [holder] {
      try mark(other, as: element.uid)
    }
  }

  /// Of those that had its name with it, the next one has it.
  private func leave(_ element: Element) throws {
    if element.aliasUID != nil { return }
    let key = ExactText(element.nameKey)
    let aliases = try repository.aliases(of: element.uid).filter { ExactText($0.nameKey) == key }
    guard let next = aliases.min(by: { rank(of: $0) < rank(of: $1) }) else { return }
    for other in aliases where other.uid != next.uid { try mark(other, as: next.uid) }
    try mark(next, as: nil)
  }

  private func mark(_ element: Element, as uid: String?) throws {
    var marked = element
    marked.aliasUID = uid
    _ = try repository.save(marked, over: element)
  }

  private func rank(of element: Element) -> (Int, ExactText) {
    let isOfEveryStore =
      element is Project && element.id == Project.inboxID
      || element is EventCalendar && element.id == EventCalendar.defaultID
    return (isOfEveryStore ? 0 : 1, ExactText(element.uid))
  }
}
