/// Something that the user set; its uid is its name, such as `focus.work_minutes`.
package struct Setting: Record {
  package static let entity = CommittedChange.Entity.setting

  package var id: Int64 = 0
  package var uid: String
  package var value: String

  package init(name: String, value: String) {
    uid = name
    self.value = value
  }

  /// The raw values name it in the change log, and its column.
  package enum Property: String, CaseIterable, Hashable, Sendable {
    case value
  }

  package static func blank(uid: String) -> Setting {
    Setting(name: uid, value: "")
  }

  /// Whether it is of the subscription: what a user is entitled to is not in a user's files.
  package var isOfHost: Bool { uid.hasPrefix("subscription.") }

  package func value(of property: Property) -> LogValue { .text(value) }

  package mutating func set(_ property: Property, to value: LogValue) throws {
    guard case .text(let text) = value else { throw Self.wrongType(property) }
    self.value = text
  }
}

extension RecordRepository<Setting> {
  /// Sets it, or, with nil, takes it back to what it is when nobody sets it.
  package func set(_ name: String, to value: String?) throws {
    switch (try find(uid: name), value) {
    case (let old?, let value?): try save(Setting(over: old, value: value), over: old)
    case (nil, let value?): _ = try insert(Setting(name: name, value: value))
    case (let old?, nil): try remove(old)
    case (nil, nil): break
    }
  }
}

extension Setting {
  fileprivate init(over old: Setting, value: String) {
    self = old
    self.value = value
  }
}
