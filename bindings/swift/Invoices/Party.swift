import CTaskcoreHeader

/// Who sells or buys, as it was when it was read.
public struct Party: Sendable {
  /// Each property; empty without.
  private let texts: [PartyProperty: String]

  init(_ party: taskcore_party) {
    texts = Dictionary(
      uniqueKeysWithValues: PartyProperty.allCases.map {
        ($0, String(c: party[keyPath: $0.place.member]))
      })
  }

  /// Knows nothing.
  public init() { texts = [:] }

  /// A property; empty for one that is not known.
  public subscript(property: PartyProperty) -> String { texts[property] ?? "" }

  /// Whether nothing is known.
  public var isEmpty: Bool { texts.values.allSatisfy(\.isEmpty) }
}

/// What changes about who sells or buys.
public struct PartyChanges: Sendable {
  /// Nothing for a property that is to be none any more.
  public var texts: [PartyProperty: [UInt8]] = [:]

  /// Says what is given.
  public init(texts: [PartyProperty: [UInt8]] = [:]) {
    self.texts = texts
  }

  /// Hands the library's form of it to `body`.
  func withParty<Result>(
    _ body: (UnsafePointer<taskcore_party>) throws -> Result
  ) throws -> Result {
    let copies = CStrings()
    var party = taskcore_party()
    party.struct_size = MemoryLayout<taskcore_party>.size
    for (property, text) in texts {
      let (field, member) = property.place
      party.fields |= field
      party[keyPath: member] = copies.copy(text)
    }
    return try withExtendedLifetime(copies) { try body(&party) }
  }
}
