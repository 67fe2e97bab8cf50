extension BilledItem {
  package enum Kind: Int32, CaseIterable, Sendable {
    case task = 1
    case focusSession = 2
  }

  package init(uid: String, lineUID: String, kind: Kind, itemUID: String) {
    self.init(blank: uid)
    self.lineUID = lineUID
    self.kind = kind
    self.itemUID = itemUID
  }

  /// The uids of its line and its item.
  static func checked(_ text: String, for property: Property) throws -> String {
    text.isEmpty ? "" : try TextRule.uid.line(text)
  }
}
