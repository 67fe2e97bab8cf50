import Domain

/// The values that a record was created with, for its creation row in the change log: a JSON object of all
/// values that are not the default. A property with several elements has an array of them.
///
/// The defaults are those of a blank record; they are part of the format.
struct CreationValues {
  private var json: [UInt8] = []
  private var lastProperty: String?
  private var isInArray = false

  init() {
    // Most have room in it, which would else be found in many steps.
    json.reserveCapacity(512)
    json.append(UInt8(ascii: "{"))
  }

  init(_ values: some Sequence<(property: String, value: LogValue)>) {
    self.init()
    for (property, value) in values { append(value, of: property) }
  }

  /// Values of one property follow each other.
  mutating func append(_ value: LogValue, of property: String, isElement: Bool = false) {
    if isElement, isInArray, property == lastProperty {
      json.append(UInt8(ascii: ","))
    } else {
      closeArray()
      if lastProperty != nil { json.append(UInt8(ascii: ",")) }
      json.appendJSON(property)
      json.append(UInt8(ascii: ":"))
      if isElement { json.append(UInt8(ascii: "[")) }
      isInArray = isElement
      lastProperty = property
    }
    switch value {
    case .null: json.append(contentsOf: "null".utf8)
    case .integer(let number): json.append(contentsOf: String(number).utf8)
    case .text(let text): json.appendJSON(text)
    }
  }

  private mutating func closeArray() {
    if isInArray { json.append(UInt8(ascii: "]")) }
    isInArray = false
  }

  /// The object as a value of the change log.
  consuming func logValue() -> LogValue {
    closeArray()
    json.append(UInt8(ascii: "}"))
    return .text(String(decoding: json, as: UTF8.self))
  }
}
