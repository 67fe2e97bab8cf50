import Domain

/// The parts of a line of todo.txt that are preserved with a task:
/// `{"todo_txt":{"priority":"F","words":["rec:1w"],"line":"(F) Call @phone mom rec:1w"}}`.
struct TodoTxtKept {
  /// One behind D.
  var priority: UInt8?
  /// In their order: `rec:`, and projects after the first.
  var words: [String] = []
  /// As it was, without its uid, where it is not written just so. It is written again as long as it says the same.
  var line: String?

  init() {}

  /// What was kept in a form that nobody wrote does not count.
  init(_ text: String?) throws {
    guard let value = try FormatKept.todoTxt.value(in: text) else { return }
    if let letter = try? value["priority"]?.string() {
      priority = TodoTxtToken.letter(inParentheses: "(\(letter))")
    }
    line = try? value["line"]?.string()
    if line?.unicodeScalars.contains(where: TextRule.endsOrHidesText) == true { line = nil }
    words = (try? value["words"]?.array().map { try $0.string() }) ?? []
    words.removeAll { word in
      word.isEmpty || word.unicodeScalars.contains { $0 == " " || TextRule.endsOrHidesText($0) }
    }
  }

  /// What a file says in the place of what was kept; a line that another one was changed from stays.
  static func replacing(_ new: String?, in old: String?) throws -> String? {
    var kept = try TodoTxtKept(new)
    kept.line = try kept.line ?? TodoTxtKept(old).line
    return try FormatKept.todoTxt.replacing(kept.value, in: old)
  }

  /// What has no place here: the keys of words, and marks of further projects.
  static func names(in value: JSONValue) -> [String] {
    let words = (try? value["words"]?.array().map { try $0.string() }) ?? []
    return words.map { word in
      word.hasPrefix("+") ? "+" : String(word.prefix { $0 != ":" })
    }
  }

  /// Nil when nothing is kept.
  var value: JSONValue? {
    var members: [JSONValue.Member] = []
    if let priority {
      members.append(
        JSONValue.Member("priority", .string(String(Unicode.Scalar(priority)))))
    }
    if !words.isEmpty {
      members.append(JSONValue.Member("words", .array(words.map { .string($0) })))
    }
    if let line { members.append(JSONValue.Member("line", .string(line))) }
    return members.isEmpty ? nil : .object(members)
  }
}
