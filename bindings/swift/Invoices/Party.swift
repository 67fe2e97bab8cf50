import CTaskcoreHeader

/// Who sells or buys, as it was when it was read.
public struct Party: Hashable, Sendable {
  /// Each property that is known.
  private let texts: [PartyProperty: String]

  /// Creates a party with the values of the function that are not empty.
  private init(_ text: (PartyProperty) -> String) {
    texts = Dictionary(
      uniqueKeysWithValues: PartyProperty.allCases.map { ($0, text($0)) }.filter { $1 != "" })
  }

  init(_ party: taskcore_party) {
    self.init { String(c: party[keyPath: $0.place.member]) }
  }

  /// Knows nothing.
  public init() { texts = [:] }

  /// A property; empty for one that is not known.
  public subscript(property: PartyProperty) -> String { texts[property] ?? "" }

  /// Whether nothing is known.
  public var isEmpty: Bool { texts.isEmpty }
}

extension Party: Codable {
  /// Reads what ``encode(to:)`` writes; other members do no harm.
  public init(from decoder: any Decoder) throws {
    let members = try [String: String](from: decoder)
    self.init { members[$0.rawValue] ?? "" }
  }

  /// Writes the known properties by their names.
  public func encode(to encoder: any Encoder) throws {
    let members = texts.map { ($0.rawValue, $1) }
    try Dictionary(uniqueKeysWithValues: members).encode(to: encoder)
  }
}
