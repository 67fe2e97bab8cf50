import Domain

/// A line of iCalendar (RFC 5545 section 3.1): `DUE;TZID=Europe/Paris:20261224T170000`.
package struct ContentLine: Equatable {
  package struct Parameter: Equatable {
    /// In upper case.
    package var name: String
    package var values: [String]
  }

  /// A line with more of them is invalid.
  static let maximumParameterCount = 1_000

  /// In upper case.
  package var name: String
  package var parameters: [Parameter] = []
  /// As it is written, with its escapes.
  package var value: String
  /// Of the file, from 1.
  var line = 0

  /// How much memory it takes, with all that is made of it, in bytes.
  var need: Int { 512 + 128 * parameters.count + 8 * value.utf8.count }

  package init(_ name: String, _ value: String, parameters: [Parameter] = []) {
    self.name = name
    self.parameters = parameters
    self.value = value
  }

  /// The values of a parameter, and none without it.
  subscript(parameter name: String) -> [String] {
    parameters.first { $0.name == name }?.values ?? []
  }

  /// The first value of a parameter.
  package func parameter(_ name: String) -> String? { self[parameter: name].first }

  /// The same with another value of a parameter.
  package func with(_ name: String, _ value: String) -> ContentLine {
    var line = self
    line.parameters.removeAll { $0.name == name }
    line.parameters.append(Parameter(name: name, values: [value]))
    return line
  }

  /// Of a RELATED-TO, in upper case (RFC 5545 section 3.2.15).
  var relation: String { ASCIICase.upper(parameter("RELTYPE") ?? "PARENT") }

  /// Whether it is `BEGIN` or `END` of a component.
  var isBoundary: Bool { name == "BEGIN" || name == "END" }
}

extension ContentLine {
  /// The line without folds and without its end.
  package var text: String {
    var text = name
    for parameter in parameters {
      text += ";\(parameter.name)="
      text += parameter.values.map(ParameterText.text).joined(separator: ",")
    }
    return "\(text):\(value)"
  }

  /// Reads ``text``; nil for what has no name and value.
  package init?(text: String, line: Int = 0) {
    var rest = Substring(text).utf8
    guard let name = Self.takeName(&rest) else { return nil }
    var parameters: [Parameter] = []
    while rest.first == UInt8(ascii: ";") {
      rest = rest.dropFirst()
      guard let name = Self.takeName(&rest), rest.first == UInt8(ascii: "=") else { return nil }
      var values: [String] = []
      repeat {
        rest = rest.dropFirst()
        values.append(ParameterText.take(&rest))
      } while rest.first == UInt8(ascii: ",")
      if let index = parameters.firstIndex(where: { $0.name == name }) {
        parameters[index].values += values
      } else {
        guard parameters.count < Self.maximumParameterCount else { return nil }
        parameters.append(Parameter(name: name, values: values))
      }
    }
    guard rest.first == UInt8(ascii: ":"), let value = String(rest.dropFirst()) else { return nil }
    self.init(name, value, parameters: parameters)
    self.line = line
  }

  /// Letters, digits and hyphens, in upper case.
  private static func takeName(_ rest: inout Substring.UTF8View) -> String? {
    let (count, isUpper) =
      rest.withContiguousStorageIfAvailable { length(ofNameIn: $0) } ?? length(ofNameIn: rest)
    guard count > 0 else { return nil }
    let name = String(Substring(rest.prefix(count)))
    rest = rest.dropFirst(count)
    return isUpper ? name : ASCIICase.upper(name)
  }

  /// How long the name is that the bytes begin with, and whether it is in upper case.
  private static func length(ofNameIn bytes: some Sequence<UInt8>) -> (Int, isUpper: Bool) {
    var count = 0
    var isUpper = true
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        break
      case UInt8(ascii: "a")...UInt8(ascii: "z"): isUpper = false
      default: return (count, isUpper)
      }
      count += 1
    }
    return (count, isUpper)
  }
}

/// Upper case of ASCII letters, for names, which have no others.
enum ASCIICase {
  static func upper(_ text: some StringProtocol) -> String {
    if !text.utf8.contains(where: { (0x61...0x7A).contains($0) }) { return String(text) }
    return String(
      decoding: text.utf8.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }, as: UTF8.self)
  }
}
