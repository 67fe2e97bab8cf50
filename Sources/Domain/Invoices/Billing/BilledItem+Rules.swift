extension BilledItem: CheckedTexts {
  package enum Kind: Int32, CaseIterable, Sendable {
    case task = 1
    case focusSession = 2
    case timeEntry = 3
  }

  package init(uid: String, lineUID: String, kind: Kind, itemUID: String) {
    self.init(blank: uid)
    self.lineUID = lineUID
    self.kind = kind
    self.itemUID = itemUID
  }

  /// The uids of its line and its item.
  static func normal(_ text: String, of property: Property, field: String) throws -> String {
    try TextRule.uid.line(text)
  }
}
