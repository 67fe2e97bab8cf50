/// A task or a focus session that a line of an invoice is for.
package struct BilledItem: MemberRecord {
  package static let entity = CommittedChange.Entity.billedItem

  package enum Kind: Int32, CaseIterable, Sendable {
    case task = 1
    case focusSession = 2
  }

  package var id: Int64 = 0
  package var uid: String
  package var lineUID: String
  package var kind: Kind
  /// Of the task or the focus session.
  package var itemUID: String

  package init(uid: String, lineUID: String, kind: Kind, itemUID: String) {
    self.uid = uid
    self.lineUID = lineUID
    self.kind = kind
    self.itemUID = itemUID
  }

  package enum Property: String, CaseIterable, Hashable, Sendable {
    case line = "line_uid"
    case kind
    case item = "item_uid"
  }

  package static func blank(uid: String) -> BilledItem {
    BilledItem(uid: uid, lineUID: "", kind: .task, itemUID: "")
  }

  package static func member(_ property: Property) -> RecordMember<BilledItem> {
    switch property {
    case .line: .text(\.lineUID)
    case .kind: .code(\.kind)
    case .item: .text(\.itemUID)
    }
  }
}
