extension Record {
  /// Sets a text that was given; nil leaves what there is.
  ///
  /// - Throws: `invalid` for what it cannot be.
  mutating func set(_ property: Property, toGiven text: String?) throws {
    if let text { try set(property, to: .text(text)) }
  }

  mutating func set(_ property: Property, toGiven number: Int64?) throws {
    if let number { try set(property, to: .integer(number)) }
  }

  /// Nil inside takes a number away.
  mutating func set(_ property: Property, toGiven number: Int64??) throws {
    if let number { try set(property, to: number.map { .integer($0) } ?? .null) }
  }
}
