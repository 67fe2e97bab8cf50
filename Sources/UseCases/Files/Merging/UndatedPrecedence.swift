import Domain
import Sync

/// Which of what a file says of a record counts that does not say when it was modified, such as a project or a setting:
/// what was changed here stays, as nobody can tell whether the file is newer; what was not is the file's.
final class UndatedPrecedence {
  private let store: any Store
  private let policy: ImportPolicy
  private var isStaying = false

  init(store: any Store, by policy: ImportPolicy) {
    self.store = store
    self.policy = policy
  }

  /// What becomes of a record that the store has.
  func taken<Element: Record>(_ filed: Element, over old: Element) throws -> Element {
    if policy == .fileWins || isSame(filed, old) { return filed }
    if policy == .onlyNew { return old }
    let units = try unitsChangedHere(of: old)
    if units.isEmpty { return filed }
    var taken = filed
    for property in Element.Property.allCases where units.contains(Element.undoUnit(of: property)) {
      let value = old.value(of: property)
      if filed.value(of: property) == value { continue }
      try taken.set(property, to: value)
      isStaying = true
    }
    return taken
  }

  /// Whether a record stays as it is with all that it has, as it was made or changed here.
  func staysWhole(_ old: some Record) throws -> Bool {
    switch policy {
    case .fileWins: false
    case .onlyNew: true
    case .newerWins:
      try !unitsChangedHere(of: old).isEmpty || isMadeHere(old)
    }
  }

  /// Of one that stays, or is a part of such a one.
  func stays<Element: Record>(_ filed: Element, over old: Element?) {
    if policy == .onlyNew { return }
    if old.map({ isSame(filed, $0) }) != true { isStaying = true }
  }

  /// Whether something stayed since this was asked for last.
  func takeStaying() -> Bool {
    defer { isStaying = false }
    return isStaying
  }

  private func isSame<Element: Record>(_ filed: Element, _ old: Element) -> Bool {
    Element.Property.allCases.allSatisfy { filed.value(of: $0) == old.value(of: $0) }
  }

  private func isMadeHere<Element: Record>(_ old: Element) throws -> Bool {
    let made = try store.lookups.writes(of: Element.entity, uid: old.uid).made
    return made.map { !$0.replica.isEmpty } ?? true
  }

  /// What came with a file is of no replica.
  private func unitsChangedHere<Element: Record>(of old: Element) throws -> Set<UndoUnit> {
    let writes = try store.lookups.writes(of: Element.entity, uid: old.uid)
    var units: Set<UndoUnit> = []
    for (name, write) in writes.properties where !write.replica.isEmpty {
      if let property = Element.Property(rawValue: name) {
        units.insert(Element.undoUnit(of: property))
      }
    }
    return units
  }
}
