/// The seller or the buyer as an invoice was issued with it.
package struct InvoiceParty: Record {
  package static let entity = CommittedChange.Entity.invoiceParty

  package enum Role: Int32, CaseIterable, Sendable {
    case seller = 1
    case buyer = 2
  }

  package var id: Int64 = 0
  package var uid: String
  package var invoiceUID: String
  package var role: Role
  /// The uid of the seller's ``Logo``, or empty.
  package var logoUID = ""
  package var party = Party()

  package init(uid: String, invoiceUID: String, role: Role) {
    self.uid = uid
    self.invoiceUID = invoiceUID
    self.role = role
  }

  package enum Property: CaseIterable, Hashable, Sendable {
    case invoice
    case role
    case logo
    case party(Party.Property)

    package static let allCases =
      [.invoice, .role, .logo] + Party.Property.allCases.map { Property.party($0) }
  }

  package static func blank(uid: String) -> InvoiceParty {
    InvoiceParty(uid: uid, invoiceUID: "", role: .buyer)
  }

  package func value(of property: Property) -> LogValue {
    switch property {
    case .invoice: .text(invoiceUID)
    case .role: .integer(Int64(role.rawValue))
    case .logo: logoUID.isEmpty ? .null : .text(logoUID)
    case .party(let property): party.value(of: property)
    }
  }

  package mutating func set(_ property: Property, to value: LogValue) throws {
    switch (property, value) {
    case (.invoice, .text(let uid)): invoiceUID = try TextRule.uid.line(uid)
    case (.role, .integer(let code)):
      guard let role = Role(rawValue: Int32(truncatingIfNeeded: code)) else {
        throw Self.wrongType(property)
      }
      self.role = role
    case (.logo, .null): logoUID = ""
    case (.logo, .text(let uid)): logoUID = try TextRule.uid.line(uid)
    case (.party(let property), _):
      guard try party.set(property, toValue: value) else { throw Self.wrongType(.party(property)) }
    default: throw Self.wrongType(property)
    }
  }
}

extension InvoiceParty.Property: RawRepresentable {
  package var rawValue: String {
    switch self {
    case .invoice: "invoice_uid"
    case .role: "role"
    case .logo: "logo_uid"
    case .party(let property): property.rawValue
    }
  }

  package init?(rawValue: String) {
    guard let property = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = property
  }
}
