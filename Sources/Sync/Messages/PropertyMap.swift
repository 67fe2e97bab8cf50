import Domain

/// The values of one record's registers as a map by property; a property with elements has a map by element.
enum PropertyMap {
  /// In the order of the map's keys; nil when not every one of them has a place of its own there.
  static func sorted<Value>(
    _ entries: [(key: PropertyKey, value: Value)]
  ) -> [(key: PropertyKey, value: Value)]? {
    let sorted = entries.sorted { isBefore($0.key, $1.key) }
    for (one, next) in zip(sorted, sorted.dropFirst()) where one.key.property == next.key.property {
      if one.key.element == nil || one.key.element == next.key.element { return nil }
    }
    return sorted
  }

  /// Writes entries that ``sorted(_:)`` gave.
  static func encode<Value>(
    _ entries: [(key: PropertyKey, value: Value)], into encoder: inout CBOREncoder,
    _ encodeValue: (Value, inout CBOREncoder) -> Void
  ) {
    let properties = entries.indices.filter {
      $0 == 0 || entries[$0 - 1].key.property != entries[$0].key.property
    }
    encoder.map(count: properties.count)
    for (place, start) in properties.enumerated() {
      let end = place + 1 < properties.count ? properties[place + 1] : entries.count
      encoder.text(entries[start].key.property)
      if entries[start].key.element != nil { encoder.map(count: end - start) }
      for entry in entries[start..<end] {
        if let element = entry.key.element { encoder.text(element) }
        encodeValue(entry.value, &encoder)
      }
    }
  }

  /// Reads entries one by one; `value` reads what each has.
  static func decode(
    from decoder: inout CBORDecoder,
    _ value: (PropertyKey, inout CBORDecoder) throws -> Void
  ) throws {
    let count = try decoder.textMap { property, decoder in
      guard decoder.next == .map else {
        return try value(PropertyKey(property), &decoder)
      }
      let count = try decoder.textMap { element, decoder in
        try value(PropertyKey(property, element: element), &decoder)
      }
      if count == 0 { throw decoder.fault(.missing) }
    }
    if count == 0 { throw decoder.fault(.missing) }
  }

  private static func isBefore(_ left: PropertyKey, _ right: PropertyKey) -> Bool {
    if left.property != right.property {
      return CBOREncoder.isKey(left.property, before: right.property)
    }
    guard let element = right.element else { return false }
    guard let own = left.element else { return true }
    return CBOREncoder.isKey(own, before: element)
  }
}

extension LogValue {
  package func encode(into encoder: inout CBOREncoder) {
    switch self {
    case .null: encoder.null()
    case .integer(let number): encoder.integer(number)
    case .text(let text): encoder.text(text)
    }
  }

  package init(from decoder: inout CBORDecoder) throws {
    switch decoder.next {
    case .null:
      try decoder.null()
      self = .null
    case .integer: self = .integer(try decoder.integer())
    default: self = .text(try decoder.text())
    }
  }
}

extension RecordKey {
  /// Its kind and its uid, as two items of an array.
  package func encode(into encoder: inout CBOREncoder) {
    encoder.integer(Int64(kind))
    encoder.text(uid)
  }

  package init(from decoder: inout CBORDecoder) throws {
    let kind = try decoder.integer(in: Int64(Int32.min)...Int64(Int32.max))
    self.init(kind: Int32(kind), uid: try decoder.text())
  }
}
