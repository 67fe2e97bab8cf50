import Domain

/// An SVG document, written element by element. Every value is escaped on its way in.
struct SVGWriter {
  /// The value of an attribute: `"middle"` or a number.
  enum Value: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    case text(String)
    case number(Double)

    init(stringLiteral text: String) { self = .text(text) }
    init(floatLiteral number: Double) { self = .number(number) }
    init(integerLiteral number: Int) { self = .number(Double(number)) }

    fileprivate var text: String {
      switch self {
      case .text(let text): text
      case .number(let number): SVGNumber.text(number)
      }
    }
  }

  typealias Attributes = KeyValuePairs<StaticString, Value>

  private(set) var text = ""

  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:],
    content: ((inout SVGWriter) -> Void)? = nil
  ) {
    if !text.isEmpty { text += "\n" }
    start(name, attributes)
    guard let content else {
      text += "/>"
      return
    }
    text += ">"
    content(&self)
    text += "</\(name)>"
  }

  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], words: String
  ) {
    element(name, attributes) { $0.append(words: words) }
  }

  /// Of the element that is being written. It begins no line: in a text that would be a space.
  mutating func title(_ words: String) {
    text += "<title>"
    append(words: words)
    text += "</title>"
  }

  mutating func append(words: String) { text += MarkupText.escaped(words) }

  private mutating func start(_ name: StaticString, _ attributes: Attributes) {
    text += "<\(name)"
    for (name, value) in attributes {
      text += MarkupText.attribute(name, value.text)
    }
  }
}
