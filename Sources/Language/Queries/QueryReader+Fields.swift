package import Domain

extension QueryReader {
  /// What a text of conditions on own fields alone asks for: `room:Blue seats>3`.
  ///
  /// - Throws: `malformed` with the position of what was not expected.
  package func fieldFilter(_ text: String) throws -> FieldFilter {
    FieldFilter(try query(text, ofFieldsOnly: true).filter)
  }

  /// - Throws: `malformed` for a piece that is no condition on an own field, and joins none.
  static func refuseOthers(_ tokens: [QueryToken]) throws {
    for token in tokens {
      switch token.kind {
      case .field, .open, .close, .and, .or, .xor, .not, .minus, .end: break
      default:
        throw Failure(
          malformed:
            "“\(token.text.prefix(40))” is no condition on an own field: expected one such "
            + "as room:Blue or seats>3.", at: token.offset)
      }
    }
  }
}

extension FieldFilter {
  /// The same of a filter that has nothing but conditions on own fields.
  fileprivate init(_ filter: TaskFilter) {
    switch filter {
    case .field(let condition): self = .holds(condition)
    case .not(let part): self = .not(FieldFilter(part))
    case .any(let parts): self = .any(parts.map { FieldFilter($0) })
    case .all(let parts): self = .all(parts.map { FieldFilter($0) })
    default: self = .all([])
    }
  }
}
