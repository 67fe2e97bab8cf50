import Domain

/// What a task keeps of a line of todo.txt: `{"todo_txt":{"priority":"F","words":["rec:1w"]}}`.
struct TodoTxtKept {
  /// One behind D.
  var priority: UInt8?
  /// In their order: `rec:`, and projects after the first.
  var words: [String] = []

  init() {}

  /// What was kept in a form that nobody wrote does not count.
  init(_ text: String?) throws {
    guard let value = try FormatKept.todoTxt.value(in: text) else { return }
    if let letter = try? value["priority"]?.string() {
      priority = TodoTxtToken.letter(inParentheses: "(\(letter))")
    }
    words = (try? value["words"]?.array().map { try $0.string() }) ?? []
    words.removeAll { word in
      word.isEmpty || word.unicodeScalars.contains { $0 == " " || TextRule.endsOrHidesText($0) }
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
    return members.isEmpty ? nil : .object(members)
  }
}
