import TaskcoreSwift

/// What words say of the project and the tags of an event.
struct EventPlace {
  /// Empty for none.
  var project: [UInt8]?
  var tagsAdded: [[UInt8]] = []
  var tagsRemoved: [[UInt8]] = []

  /// Takes what tokens say, and leaves the other words.
  mutating func take(
    _ tokens: [Token<EventPlace>], from words: some Sequence<Word>, in store: Store
  ) throws -> [Word] {
    try words.filter { word in
      guard let (token, value) = try tokens.match(word) else { return true }
      try word.locating(value: value) { try token.read(value, &self, store) }
      return false
    }
  }

  /// Says it of an event that has these tags.
  func apply(to changes: inout EventChanges, having tags: [String]) {
    if let project {
      if project.isEmpty { changes.projectID = 0 } else { changes.project = project }
    }
    if tagsAdded.isEmpty, tagsRemoved.isEmpty { return }
    let removed = tagsRemoved.map { Array(String(decoding: $0, as: UTF8.self).lowercased().utf8) }
    let kept = tags.filter { !removed.contains(Array($0.lowercased().utf8)) }
    changes.tags = kept.map { Array($0.utf8) } + tagsAdded
  }
}

extension [Token<EventPlace>] {
  /// What `event add` understands beside quick add.
  static let forAdding: [Token<EventPlace>] = [
    Token(
      form: TokenForm(
        marks: ["project:"], value: .project, summary: "its project; a new name is added")
    ) { value, place, _ in place.project = Word(bytes: value).bytesOrNone },
    Token(
      form: TokenForm(marks: ["+"], value: .tag, summary: "a tag that it has")
    ) { value, place, _ in place.tagsAdded.append(value) },
  ]

  /// What `event edit` understands: an event can also lose tags.
  static let forEditing: [Token<EventPlace>] =
    forAdding + [
      Token(
        form: TokenForm(marks: ["#"], value: .project, summary: "the same as project:")
      ) { value, place, _ in place.project = value },
      Token(
        form: TokenForm(marks: ["@"], value: .tag, summary: "the same as +")
      ) { value, place, _ in place.tagsAdded.append(value) },
      Token(
        form: TokenForm(marks: ["-"], value: .tag, summary: "a tag that it loses")
      ) { value, place, _ in place.tagsRemoved.append(value) },
    ]
}
