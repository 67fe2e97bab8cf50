extension Message: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 3 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) {
      key += MessageFormat.escaped(literal)
    }

    package mutating func appendInterpolation(_ message: Message) {
      append(.message(message))
    }

    package mutating func appendInterpolation(_ text: String) {
      append(.text(text))
    }

    package mutating func appendInterpolation(_ text: Substring) {
      append(.text(String(text)))
    }

    package mutating func appendInterpolation(_ number: some BinaryInteger) {
      append(.text(String(number)))
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.text(value.description))
    }

    private mutating func append(_ argument: Argument) {
      key += "{\(arguments.count)}"
      arguments.append(argument)
    }
  }

  package init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }

  package init(stringLiteral text: String) {
    self.init(key: MessageFormat.escaped(text), arguments: [])
  }
}
