/// A record whose properties are its members, each named once with the way it is stored.
package protocol MemberRecord: Record {
  static func member(_ property: Property) -> RecordMember<Self>

  /// What the property is to be: the value itself, or in its normal form.
  ///
  /// - Throws: `invalid` for what it cannot be.
  static func checked(_ value: LogValue, for property: Property) throws -> LogValue
}

extension MemberRecord {
  package static func checked(_ value: LogValue, for property: Property) throws -> LogValue {
    value
  }

  package func value(of property: Property) -> LogValue {
    Self.member(property).read(self)
  }

  package mutating func set(_ property: Property, to value: LogValue) throws {
    let value = try Self.checked(value, for: property)
    guard Self.member(property).write(&self, value) else { throw Self.wrongType(property) }
  }
}

/// How a member of a record stands in the change log and in its column.
package struct RecordMember<Element> {
  let read: (Element) -> LogValue
  /// Tells whether the value is of the member's type.
  let write: (inout Element, LogValue) -> Bool
}

extension RecordMember {
  /// A text; an empty one is stored as NULL.
  static func text(_ path: WritableKeyPath<Element, String>) -> Self {
    Self { element in
      let text = element[keyPath: path]
      return text.isEmpty ? .null : .text(text)
    } write: { element, value in
      switch value {
      case .text(let text): element[keyPath: path] = text
      case .null: element[keyPath: path] = ""
      case .integer: return false
      }
      return true
    }
  }

  static func number(_ path: WritableKeyPath<Element, Int64>) -> Self {
    Self {
      .integer($0[keyPath: path])
    } write: { element, value in
      guard case .integer(let number) = value else { return false }
      element[keyPath: path] = number
      return true
    }
  }

  static func number(_ path: WritableKeyPath<Element, Int64?>) -> Self {
    Self {
      $0[keyPath: path].map { .integer($0) } ?? .null
    } write: { element, value in
      switch value {
      case .integer(let number): element[keyPath: path] = number
      case .null: element[keyPath: path] = nil
      case .text: return false
      }
      return true
    }
  }

  static func flag(_ path: WritableKeyPath<Element, Bool>) -> Self {
    Self {
      .integer($0[keyPath: path] ? 1 : 0)
    } write: { element, value in
      guard case .integer(let number) = value, number == 0 || number == 1 else { return false }
      element[keyPath: path] = number == 1
      return true
    }
  }

  static func instant(_ path: WritableKeyPath<Element, Instant>) -> Self {
    Self {
      LogValue($0[keyPath: path])
    } write: { element, value in
      guard let instant = value.instant else { return false }
      element[keyPath: path] = instant
      return true
    }
  }

  static func instant(_ path: WritableKeyPath<Element, Instant?>) -> Self {
    Self {
      LogValue($0[keyPath: path])
    } write: { element, value in
      if case .text = value { return false }
      element[keyPath: path] = value.instant
      return true
    }
  }

  /// Stored as yyyymmdd.
  static func date(_ path: WritableKeyPath<Element, CalendarDate?>) -> Self {
    Self {
      $0[keyPath: path].map { .integer(Int64($0.packed)) } ?? .null
    } write: { element, value in
      switch value {
      case .null: element[keyPath: path] = nil
      case .text: return false
      case .integer(let number):
        guard let packed = Int32(exactly: number),
          let date = try? CalendarDate(packed: packed, field: "")
        else { return false }
        element[keyPath: path] = date
      }
      return true
    }
  }

  static func code<Code: RawRepresentable<Int32>>(
    _ path: WritableKeyPath<Element, Code>
  ) -> Self {
    Self {
      .integer(Int64($0[keyPath: path].rawValue))
    } write: { element, value in
      guard case .integer(let number) = value, let raw = Int32(exactly: number),
        let code = Code(rawValue: raw)
      else { return false }
      element[keyPath: path] = code
      return true
    }
  }
}
