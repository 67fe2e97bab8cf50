import Domain
import Localization

/// An object of a file, with the position of each member for error messages.
struct FiledObject {
  struct Member {
    var name: String
    var value: JSONValue
    var position: TextPosition
  }

  /// How a refusal names it: `tasks[12]`.
  var path: String
  var position: TextPosition
  private(set) var members: [Member] = []
  /// The marks of all names that it has.
  private var marks: UInt64 = 0

  init(path: String, position: TextPosition) {
    self.path = path
    self.position = position
  }

  /// The value of a member; nil without it.
  subscript(name: String) -> JSONValue? {
    index(of: name).map { members[$0].value }
  }

  /// Most names that are asked for are not there, which their marks tell quickly.
  func index(of name: String) -> Int? {
    if marks & Self.mark(of: name) == 0 { return nil }
    return members.firstIndex { $0.name == name }
  }

  mutating func append(_ member: Member) {
    marks |= Self.mark(of: member.name)
    members.append(member)
  }

  mutating func removeAll(where isLeftOut: (Member) -> Bool) {
    members.removeAll(where: isLeftOut)
  }

  mutating func replaceValue(at index: Int, with value: JSONValue) {
    members[index].value = value
  }

  /// One of 64, by the length and the first letter.
  private static func mark(of name: String) -> UInt64 {
    1 << (UInt64(name.utf8.count &* 7 &+ Int(name.utf8.first ?? 0)) & 63)
  }

  /// A text that a member has, up to what a uid may have; empty for anything else.
  func plainText(of name: String) -> String {
    guard case .string(let text)? = self[name] else { return "" }
    return String(text.prefix(TextRule.uid.maximum))
  }

  /// All that it says.
  var content: String { JSONValue.object(members.map { JSONValue.Member($0.name, $0.value) }).text }

  /// What a member means; nil without it.
  ///
  /// - Throws: `malformed` with the member's path and position, for what `convert` refuses.
  @discardableResult
  func read<Meaning>(_ name: String, as convert: (JSONValue) throws -> Meaning) throws -> Meaning? {
    guard let index = index(of: name) else { return nil }
    let member = members[index]
    do {
      return try convert(member.value)
    } catch let failure as Failure {
      throw refusal(failure.message, of: member)
    }
  }

  /// - Throws: `malformed` when the member is not there.
  func require<Meaning>(
    _ name: String, as convert: (JSONValue) throws -> Meaning
  ) throws -> Meaning {
    guard let meaning = try read(name, as: convert) else {
      throw Failure(
        .malformed, "The member “\(name)” is missing here.", field: "\(path).\(name)",
        position: position)
    }
    return meaning
  }

  func refusal(_ message: Message, of member: Member) -> Failure {
    Failure(
      .malformed, message, field: "\(path).\(member.name.prefix(40))", position: member.position)
  }
}

extension JSONReader {
  /// The object that begins with the token that was read last.
  ///
  /// - Throws: `malformed` for another token.
  mutating func object(startingWith token: JSONToken, path: String) throws -> FiledObject {
    var object = FiledObject(path: path, position: position)
    guard token == .beginObject else {
      throw Failure(.malformed, "An object was expected here.", field: path, position: position)
    }
    while case .name(let name) = try next() {
      let token = try next()
      let start = position
      let value = try value(startingWith: token)
      object.append(FiledObject.Member(name: name, value: value, position: start))
    }
    return object
  }
}
