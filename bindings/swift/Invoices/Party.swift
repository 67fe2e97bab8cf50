import CTaskcoreHeader

/// Who sells or buys, as it was when it was read.
public struct Party: Codable, Hashable, Sendable {
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

  /// Reads what ``encode(to:)`` writes; other members do no harm.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let members = try container.decode([String: String].self)
    texts = Dictionary(
      uniqueKeysWithValues: PartyProperty.allCases.map { ($0, members[$0.rawValue] ?? "") })
  }

  /// Writes what is known, each property by its name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let known = PartyProperty.allCases.map { ($0.rawValue, self[$0]) }.filter { $1 != "" }
    try container.encode(Dictionary(uniqueKeysWithValues: known))
  }

  /// Whether the same is known of both.
  public static func == (one: Party, other: Party) -> Bool {
    PartyProperty.allCases.allSatisfy { one[$0] == other[$0] }
  }

  /// Puts what is known into a hash.
  public func hash(into hasher: inout Hasher) {
    for property in PartyProperty.allCases { hasher.combine(self[property]) }
  }

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
}

extension PartyChanges: CInput {
  func input(in memory: CStrings) -> taskcore_party {
    var party = blank(taskcore_party(), taskcore_party_init)
    for (property, text) in texts {
      let (field, member) = property.place
      party.fields |= field
      party[keyPath: member] = memory.copy(text)
    }
    return party
  }
}
