import Domain

/// The preserved properties of one format in a task, among those of other formats:
/// `{"csv":{"Room":"Kitchen"}}`.
struct FormatKept {
  static let csv = FormatKept(name: "csv")
  static let todoTxt = FormatKept(name: "todo_txt")

  /// Of the member that is this format's.
  let name: String

  /// - Throws: `corrupt` for anything but a JSON object.
  func value(in kept: String?) throws -> JSONValue? {
    try kept.flatMap { try JSONValue(kept: $0)[name] }
  }

  /// The same with another value for this format, or with none.
  ///
  /// - Throws: `corrupt` for anything but a JSON object.
  func replacing(_ value: JSONValue?, in kept: String?) throws -> String? {
    var members = try kept.map { try JSONValue(kept: $0).object() } ?? []
    let index = members.firstIndex { $0.name == name }
    switch (index, value) {
    case (let index?, let value?): members[index].value = value
    case (let index?, nil): members.remove(at: index)
    case (nil, let value?): members.append(JSONValue.Member(name, value))
    case (nil, nil): break
    }
    return members.isEmpty ? nil : JSONValue.object(members).text
  }
}
