/// What values are called in files, which are numbers in Swift. What has no name there is its number.
struct CodedCodes<Value: RawRepresentable & Hashable & Sendable>: Sendable
where Value.RawValue: FixedWidthInteger & Codable {
  private let names: [(value: Value, name: String)]

  init(_ names: KeyValuePairs<Value, String>) {
    self.names = names.map { ($0, $1) }
  }

  func read(_ decoder: any Decoder) throws -> Value {
    let container = try decoder.singleValueContainer()
    if let name = try? container.decode(String.self) {
      if let found = names.first(where: { $0.name == name }) { return found.value }
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "There is no \(Value.self) “\(name)”.")
    }
    let number = try container.decode(Value.RawValue.self)
    guard let value = Value(rawValue: number) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "There is no \(Value.self) \(number).")
    }
    return value
  }

  func write(_ value: Value, _ encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let name = names.first(where: { $0.value == value })?.name {
      try container.encode(name)
    } else {
      try container.encode(value.rawValue)
    }
  }
}

/// The same for what has several of them: an array of names, and what is left as a number behind them.
struct CodedFlags<Value: OptionSet & Sendable>: Sendable
where Value.RawValue: FixedWidthInteger & Codable, Value.Element == Value {
  private let names: [(value: Value, name: String)]

  init(_ names: KeyValuePairs<Value, String>) {
    self.names = names.map { ($0, $1) }
  }

  func read(_ decoder: any Decoder) throws -> Value {
    var container = try decoder.unkeyedContainer()
    var value: Value = []
    while !container.isAtEnd {
      if let number = try? container.decode(Value.RawValue.self) {
        value.formUnion(Value(rawValue: number))
        continue
      }
      let name = try container.decode(String.self)
      guard let found = names.first(where: { $0.name == name }) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "There is no \(Value.self) “\(name)”.")
      }
      value.formUnion(found.value)
    }
    return value
  }

  func write(_ value: Value, _ encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    var rest = value
    for (flag, name) in names where rest.isSuperset(of: flag) {
      try container.encode(name)
      rest.subtract(flag)
    }
    if rest.rawValue != 0 { try container.encode(rest.rawValue) }
  }
}
