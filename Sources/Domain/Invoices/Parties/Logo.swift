/// A picture for the head of invoices; its uid is the SHA-1 of its bytes, so that invoices share it.
package struct Logo: MemberRecord {
  package static let entity = CommittedChange.Entity.logo

  package var id: Int64 = 0
  package var uid: String
  /// The file, PNG or JPEG, in base64.
  package var data = ""

  package enum Property: String, CaseIterable, Hashable, Sendable {
    case data
  }

  package static func blank(uid: String) -> Logo { Logo(uid: uid) }

  package static func member(_ property: Property) -> RecordMember<Logo> {
    switch property {
    case .data: .text(\.data)
    }
  }
}
