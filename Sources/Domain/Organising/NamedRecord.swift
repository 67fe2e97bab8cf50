/// A record with a unique name among those of its kind, ignoring case and accents.
package protocol NamedRecord: Record {
  var name: String { get }
  /// What no other has.
  var nameKey: String { get }
}

/// A record whose name another device may have used, too.
///
/// Then the record with the smallest uid has it, and the others are its aliases: lists and lookups by name find the one
/// that has the name, which stands for all. Only a merge of what several devices did makes aliases. What is renamed is
/// none any more.
package protocol AliasedRecord: NamedRecord {
  /// The uid of the one that has the name; nil: it has its name itself.
  var aliasUID: String? { get set }
}

extension NamedRecord {
  package var nameKey: String { NameKey(name).text }
}

extension CustomField: NamedRecord {}
extension Template: NamedRecord {}
extension Project: AliasedRecord {}
extension SavedFilter: AliasedRecord {}
extension EventCalendar: AliasedRecord {}

/// The stored records of a kind that can have aliases.
package protocol AliasedRecordRepository<Element>: RecordRepository where Element: AliasedRecord {
  /// The record whose name is the same but for case and accents; never an alias.
  func find(named name: String) throws -> Element?

  /// The aliases of a record, by their uids.
  func aliases(of uid: String) throws -> [Element]

  /// All that have a name, aliases or not.
  func all(key: String) throws -> [Element]
}

extension AliasedRecordRepository {
  /// All but the aliases.
  package func listed() throws -> [Element] { try all().filter { $0.aliasUID == nil } }

  /// The record that has the name of one, which is itself unless it is an alias.
  package func holder(of element: Element) throws -> Element {
    try element.aliasUID.flatMap { try find(uid: $0) } ?? element
  }

  /// The records of some names: each with its aliases, and of an alias the one that has its name with all others.
  /// Each comes once, after its aliases, so that an undo brings back first what has the name.
  package func withAliases(_ elements: [Element]) throws -> [Element] {
    var seen: Set<ExactText> = []
    return try elements.flatMap { element in
      let holder = try holder(of: element)
      return try aliases(of: holder.uid) + [holder]
    }
    .filter { seen.insert(ExactText($0.uid)).inserted }
  }

  /// Stores a changed record. One that has another name now is no alias, and its aliases have its old name: of
  /// these, the one with the smallest uid.
  package func save(renamed element: Element, over old: Element) throws {
    var element = element
    let isRenamed = ExactText(element.nameKey) != ExactText(old.nameKey)
    element.aliasUID = isRenamed ? nil : old.aliasUID
    _ = try save(element, over: old)
    if isRenamed { try settle(key: old.nameKey) }
  }

  /// Of all that have a name, gives it to the one with the smallest uid; the others are its aliases. Inbox and the
  /// default calendar, which every store has, keep their names.
  package func settle(key: String) throws {
    let named = try all(key: key)
    guard let holder = named.min(by: { $0.rank < $1.rank }) else { return }
    // The one that gets the name comes last: until then another one may have it.
    for other in named where other.uid != holder.uid { try mark(other, as: holder.uid) }
    try mark(holder, as: nil)
  }

  private func mark(_ element: Element, as uid: String?) throws {
    if element.aliasUID.map(ExactText.init) == uid.map(ExactText.init) { return }
    var marked = element
    marked.aliasUID = uid
    _ = try save(marked, over: element)
  }
}

extension AliasedRecord {
  fileprivate var rank: (Int, ExactText) {
    let isOfEveryStore =
      self is Project && id == Project.inboxID
      || self is EventCalendar && id == EventCalendar.defaultID
    return (isOfEveryStore ? 0 : 1, ExactText(uid))
  }
}
