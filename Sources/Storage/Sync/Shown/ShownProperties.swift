import Domain
import Sync

/// The mapping from registers to properties, for all records of a kind.
final class ShownProperties<Element: Record> {
  struct Property {
    let property: Element.Property
    let key: PropertyKey
    /// Otherwise it stays as it is here, or follows from other records.
    let isTaken: Bool
    /// Whether each of its elements has a register.
    let isList: Bool
  }

  let all: [Property]
  let names: Set<ExactText>

  init() {
    all = Element.Property.allCases.map { property in
      let name = property.rawValue
      return Property(
        property: property, key: PropertyKey(name),
        isTaken: SyncScope.contains(name, of: Element.entity)
          && !ShownReferences.contains(name, of: Element.entity),
        isList: Element.hasElements(property))
    }
    names = Set(all.map(\.key.property))
  }
}
