import Domain

/// The values that a record was created with, for its creation row in the change log: a JSON object of all
/// values that are not the default. A property with several elements has an array of them.
///
/// The defaults are those of a blank record; they are part of the format.
struct CreationValues {
  private(set) var json = "{"
  private var lastProperty: String?
  private var isInArray = false

  init() {}

  init(_ values: some Sequence<(property: String, value: LogValue)>) {
    for (property, value) in values { append(value, of: property) }
  }

  /// Values of one property follow each other.
  mutating func append(_ value: LogValue, of property: String, isElement: Bool = false) {
    if isElement, isInArray, property == lastProperty {
      json += ","
    } else {
      closeArray()
      if lastProperty != nil { json += "," }
      json.appendJSON(property)
      json += isElement ? ":[" : ":"
      isInArray = isElement
      lastProperty = property
    }
    switch value {
    case .null: json += "null"
    case .integer(let number): json += String(number)
    case .text(let text): json.appendJSON(text)
    }
  }

  private mutating func closeArray() {
    if isInArray { json += "]" }
    isInArray = false
  }

  /// The object as a value of the change log.
  var logValue: LogValue {
    var copy = self
    copy.closeArray()
    return .text(copy.json + "}")
  }
}
