/// What values are called in files, which are numbers in Swift. What has no name there is its
/// number.
typealias CodedNames<Value> = KeyValuePairs<Value, String>

extension KeyValuePairs
where Key: RawRepresentable & Hashable, Key.RawValue: FixedWidthInteger & Codable, Value == String {
  func read(_ decoder: any Decoder) throws -> Key {
    let container = try decoder.singleValueContainer()
    if let name = try? container.decode(String.self) { return try key(named: name, decoder) }
    let number = try container.decode(Key.RawValue.self)
    guard let value = Key(rawValue: number) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "There is no \(Key.self) \(number).")
    }
    return value
  }

  func write(_ value: Key, _ encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let name = first(where: { $0.key == value })?.value {
      try container.encode(name)
    } else {
      try container.encode(value.rawValue)
    }
  }

  fileprivate func key(named name: String, _ decoder: any Decoder) throws -> Key {
    guard let found = first(where: { $0.value == name }) else {
      let said = "There is no \(Key.self) “\(name)”."
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: said))
    }
    return found.key
  }
}

/// The same for option sets: an array of names, with unnamed bits as a number at the end.
extension KeyValuePairs
where
  Key: OptionSet & Hashable, Key.RawValue: FixedWidthInteger & Codable, Key.Element == Key,
  Value == String
{
  func readAll(_ decoder: any Decoder) throws -> Key {
    var container = try decoder.unkeyedContainer()
    var all: Key = []
    while !container.isAtEnd {
      if let number = try? container.decode(Key.RawValue.self) {
        all.formUnion(Key(rawValue: number))
      } else {
        all.formUnion(try key(named: container.decode(String.self), decoder))
      }
    }
    return all
  }

  func writeAll(_ all: Key, _ encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    var rest = all
    for (flag, name) in self where rest.isSuperset(of: flag) {
      try container.encode(name)
      rest.subtract(flag)
    }
    if rest.rawValue != 0 { try container.encode(rest.rawValue) }
  }
}
