/// An SVG document, written element by element. Every value is escaped on its way in.
struct SVGWriter {
  /// Of an attribute: `"middle"` or a number.
  enum Value: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    case text(String)
    case number(Double)

    init(stringLiteral text: String) { self = .text(text) }
    init(floatLiteral number: Double) { self = .number(number) }
    init(integerLiteral number: Int) { self = .number(Double(number)) }
  }

  typealias Attributes = KeyValuePairs<StaticString, Value>

  private(set) var text = ""

  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:],
    content: ((inout SVGWriter) -> Void)? = nil
  ) {
    text += "<\(name)"
    for (name, value) in attributes {
      text += " \(name)=\""
      switch value {
      case .text(let value): text += MarkupText.escaped(value)
      case .number(let value): text += SVGNumber.text(value)
      }
      text += "\""
    }
    guard let content else {
      text += "/>\n"
      return
    }
    text += ">"
    content(&self)
    text += "</\(name)>\n"
  }

  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], words: String
  ) {
    element(name, attributes) { $0.append(words: words) }
  }

  mutating func append(words: String) { text += MarkupText.escaped(words) }

  /// Elements that another writer has written.
  mutating func append(_ other: SVGWriter) { text += other.text }
}
