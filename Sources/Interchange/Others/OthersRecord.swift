import Domain

/// A task in another program's file: names and texts, whose meaning a table defines.
struct OthersRecord {
  struct Value {
    /// Empty for what the file says by its form alone.
    var name: String
    /// Nil for what no table knows.
    var meaning: Meaning?
    var text: String
  }

  struct Comment {
    var text: String
    var date: String?
  }

  var values: [Value] = []
  /// In the file.
  var position: TextPosition
  /// How deep it stands below others: one of depth 2 is below the last one of depth 1. Nil where the file names
  /// the parent, or knows none.
  var depth: Int?
  var comments: [Comment] = []
  /// Whether it only adds to the task before it.
  var isAddition = false

  init(at position: TextPosition) {
    self.position = position
  }

  /// The first text with that meaning that is not empty.
  subscript(meaning: Meaning) -> String? {
    values.first { $0.meaning == meaning && !$0.text.isEmpty }?.text
  }

  /// A record of the first texts with those meanings and of nothing else, so that each search in it is short
  /// however much this record says.
  func first(of meanings: [Meaning]) -> OthersRecord {
    var record = OthersRecord(at: position)
    for meaning in meanings {
      if let text = self[meaning] { record.add(meaning, text) }
    }
    return record
  }

  mutating func add(_ meaning: Meaning?, _ text: String, as name: String = "") {
    values.append(Value(name: name, meaning: meaning, text: text))
  }

  /// Gives what has that name another text.
  mutating func replace(_ name: String, with text: String) {
    for index in values.indices where values[index].name == name { values[index].text = text }
  }

  /// What has that name means something else in this record.
  mutating func give(_ name: String, meaning: Meaning) {
    for index in values.indices where values[index].name == name {
      values[index].meaning = meaning
    }
  }
}

/// A source that yields the tasks of a file one after another.
protocol OthersSource {
  /// - Throws: `malformed` for anything but a file of that format.
  mutating func next() throws -> OthersRecord?

  /// What there is to say of what was read since the last call and is no task.
  mutating func takeNotes() -> ImportNotes
}
