import Domain
import Localization

/// A whole JSON value: `try JSONValue(text: "{\"due\":[1.50]}")`.
package enum JSONValue: Equatable, Sendable {
  package struct Member: Equatable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  case null
  case bool(Bool)
  /// As it is written.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// In the order in which they are written.
  case object([Member])

  /// - Throws: `malformed` for anything but a JSON text.
  package init(text: String) throws {
    var reader = JSONReader(text: text)
    self = try reader.value(startingWith: reader.next())
    _ = try reader.next()
  }

  /// Without any white space.
  package var text: String {
    var writer = JSONWriter()
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The value of an object's member; nil also for anything but an object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  func string() throws -> String {
    guard case .string(let text) = self else { throw mismatch("a string") }
    return text
  }

  func bool() throws -> Bool {
    guard case .bool(let flag) = self else { throw mismatch("true or false") }
    return flag
  }

  func array() throws -> [JSONValue] {
    guard case .array(let elements) = self else { throw mismatch("an array") }
    return elements
  }

  func object() throws -> [Member] {
    guard case .object(let members) = self else { throw mismatch("an object") }
    return members
  }

  func integer(in range: ClosedRange<Int64>) throws -> Int64 {
    guard case .number(let digits) = self, let number = Int64(digits), range.contains(number) else {
      throw mismatch("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private func mismatch(_ expected: Message) -> Failure {
    let found: Message =
      switch self {
      case .null: Message(verbatim: "null")
      case .bool(let flag): Message(verbatim: String(flag))
      case .number(let digits): digits.utf8.count <= 40 ? Message(verbatim: digits) : "a number"
      case .string: "a string"
      case .array: "an array"
      case .object: "an object"
      }
    return Failure(.malformed, "Here should be \(expected), not \(found).")
  }
}

extension JSONReader {
  /// The whole value that begins with the token that was read last.
  mutating func value(startingWith token: JSONToken) throws -> JSONValue {
    switch token {
    case .null: return .null
    case .bool(let flag): return .bool(flag)
    case .number(let digits): return .number(digits)
    case .string(let text): return .string(text)
    case .beginArray:
      var elements: [JSONValue] = []
      while case let token = try next(), token != .endArray {
        elements.append(try value(startingWith: token))
      }
      return .array(elements)
    case .beginObject:
      var members: [JSONValue.Member] = []
      while case .name(let name) = try next() {
        members.append(JSONValue.Member(name, try value(startingWith: next())))
      }
      return .object(members)
    case .name, .endArray, .endObject, .end:
      throw Failure(
        .internal, "No JSON value begins with \(String(describing: token)).", position: position)
    }
  }
}
