import Domain

/// Imports properties that this version does not know, after all records.
struct UnknownPropertyImporter {
  private struct Place: Hashable {
    var section: ExactText
    var uid: ExactText
  }

  let store: any Store
  private var taken: [UnknownProperty] = []
  /// What the store has of values and objects, by the places where a file may say others.
  private let replaceable: [Place: [UnknownProperty]]
  /// The records of the file, as far as there is something to replace.
  private var said: Set<Place> = []

  init(store: any Store) throws {
    self.store = store
    replaceable = Dictionary(grouping: try store.unknownProperties.replaceable()) {
      Self.place($0.section, $0.itemUID)
    }
  }

  mutating func take(_ property: UnknownProperty) { taken.append(property) }

  /// A record of the file says all of its values, in words that are known unless `take` gets them.
  mutating func said(_ uid: String, in section: String?) {
    guard !replaceable.isEmpty, let section else { return }
    said.insert(Self.place(section, uid))
  }

  /// `uidHere` tells the uid that the record of a section has in the store.
  func finish(uidHere: (_ section: String, _ uid: String) -> String) throws {
    var kept: Set<String> = []
    for property in taken {
      let here = property.of(itemUID: uidHere(property.section, property.itemUID))
      kept.insert(here.uid)
      try store.unknownProperties.take(here)
    }
    for place in said {
      let here = uidHere(place.section.text, place.uid.text)
      for property in replaceable[Self.place(place.section.text, here)] ?? []
      where !kept.contains(property.uid) {
        guard let present = try store.unknownProperties.find(uid: property.uid) else { continue }
        try store.unknownProperties.remove(present)
      }
    }
  }

  private static func place(_ section: String, _ uid: String) -> Place {
    Place(section: ExactText(section), uid: ExactText(uid))
  }
}
