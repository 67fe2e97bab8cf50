import Interchange

/// Typed access to members of Google's responses: absent members and those of another type are nil.
extension JSONValue {
  func text(_ name: String) -> String? {
    guard case .string(let text)? = self[name] else { return nil }
    return text
  }

  func flag(_ name: String) -> Bool {
    guard case .bool(let flag)? = self[name] else { return false }
    return flag
  }

  func whole(_ name: String) -> Int64? {
    guard case .number(let digits)? = self[name] else { return nil }
    return Int64(digits)
  }

  func list(_ name: String) -> [JSONValue] {
    guard case .array(let elements)? = self[name] else { return [] }
    return elements
  }

  var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  /// Gives a member another value where it stands; nil takes it out.
  mutating func set(_ name: String, _ value: JSONValue?) {
    var members = members
    let index = members.firstIndex { $0.name == name }
    switch (index, value) {
    case (let index?, let value?): members[index].value = value
    case (let index?, nil): members.remove(at: index)
    case (nil, let value?): members.append(Member(name, value))
    case (nil, nil): break
    }
    self = .object(members)
  }

  /// The same with another text; an empty one removes the member.
  mutating func set(_ name: String, text: String) {
    if (self.text(name) ?? "") != text { set(name, text.isEmpty ? nil : .string(text)) }
  }

  static func with(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { Member($0.0, $0.1) })
  }
}
