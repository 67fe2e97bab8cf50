/// Whom invoices are sent to.
package struct Client: Record {
  package static let entity = CommittedChange.Entity.client

  package var id: Int64 = 0
  package var uid: String
  package var party = Party()
  package var notes = ""
  package var archived: Instant?
  package var created: Instant

  package init(uid: String, created: Instant) {
    self.uid = uid
    self.created = created
  }

  /// The raw values name it in the change log, and its column.
  package enum Property: CaseIterable, Hashable, Sendable {
    case party(Party.Property)
    case notes
    case archived
    case created

    package static let allCases =
      Party.Property.allCases.map { .party($0) } + [Property.notes, .archived, .created]
  }

  package static func blank(uid: String) -> Client {
    Client(uid: uid, created: Instant(clamping: 0))
  }

  package func value(of property: Property) -> LogValue {
    switch property {
    case .party(let property): party.value(of: property)
    case .notes: notes.isEmpty ? .null : .text(notes)
    case .archived: LogValue(archived)
    case .created: LogValue(created)
    }
  }

  package mutating func set(_ property: Property, to value: LogValue) throws {
    switch (property, value) {
    case (.party(let property), _):
      guard try party.set(property, toValue: value) else { throw Self.wrongType(.party(property)) }
    case (.notes, .null): notes = ""
    case (.notes, .text(let text)): notes = try TextRule.notes(text)
    case (.archived, .null), (.archived, .integer): archived = value.instant
    case (.created, .integer(let milliseconds)): created = Instant(clamping: milliseconds)
    default: throw Self.wrongType(property)
    }
  }
}

extension Client.Property: RawRepresentable {
  package var rawValue: String {
    switch self {
    case .party(let property): property.rawValue
    case .notes: "notes"
    case .archived: "archived_ms"
    case .created: "created_ms"
    }
  }

  package init?(rawValue: String) {
    guard let property = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = property
  }
}

extension Party {
  func value(of property: Property) -> LogValue {
    self[property].isEmpty ? .null : .text(self[property])
  }

  /// Tells whether the value is a text or none.
  mutating func set(_ property: Property, toValue value: LogValue) throws -> Bool {
    switch value {
    case .null: try set(property, to: "")
    case .text(let text): try set(property, to: text)
    case .integer: return false
    }
    return true
  }
}
