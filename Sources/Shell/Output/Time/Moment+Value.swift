import TaskcoreSwift

extension Moment {
  func value(in store: Store) throws -> FieldValue {
    switch self {
    case .none: .null
    case .date(let date): .text(date.text)
    case .instant(let instant): try .instant(instant, in: store)
    }
  }
}

extension FieldValue {
  /// An instant in RFC 3339, with the offset of the store's zone.
  static func instant(_ instant: Int64?, in store: Store) throws -> FieldValue {
    try instant.map { .text(try store.localTime($0).rfc3339) } ?? .null
  }
}
