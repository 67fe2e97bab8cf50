import TaskcoreSwift

/// The tokens for the project, the tags and the own fields of a task or an event.
protocol OrganisingChanges: SendableMetatype {
  /// What has these own fields.
  static var kind: EntityKind { get }

  /// The name of a project; of an event, empty for none.
  var project: (any UTF8Text)? { get set }
  var tagsAdded: [any UTF8Text] { get set }
  var tagsRemoved: [any UTF8Text] { get set }
  var ownFields: [CustomFieldValue]? { get set }
}

extension TaskChanges: OrganisingChanges {
  static var kind: EntityKind { .task }
}

extension OrganisingChanges {
  /// Takes what tokens and own fields say, and leaves the other words.
  mutating func take(
    _ tokens: [Token<Self>], from words: some Sequence<Word>, in store: Store
  ) throws -> [Word] {
    var fieldTokens: [Token<Self>]?
    return try words.filter { word in
      var match = try tokens.match(word)
      // Few words name a field, and the fields are read for the first that may.
      if match == nil, word.bytes.contains(UInt8(ascii: ":")) {
        let own = try fieldTokens ?? store.fieldTokens()
        fieldTokens = own
        match = try own.match(word)
      }
      guard let (token, value) = match else { return true }
      try word.locating(value: value) { try token.read(value, &self, store) }
      return false
    }
  }
}

/// The tokens that tasks and events share.
extension Token where Subject: OrganisingChanges {
  static var tag: Token {
    Token(form: TokenForm(marks: ["+", "tag:"], value: .tag, summary: "a tag that it has")) {
      value, subject, _ in subject.tagsAdded.append(value)
    }
  }

  /// What quick add has for the project and for tags.
  static var quickMarks: [Token] {
    [
      Token(form: TokenForm(marks: ["#"], value: .project, summary: "the same as project:")) {
        value, subject, _ in subject.project = value
      },
      Token(form: TokenForm(marks: ["@"], value: .tag, summary: "the same as +")) {
        value, subject, _ in subject.tagsAdded.append(value)
      },
    ]
  }

  static var lostTag: Token {
    Token(form: TokenForm(marks: ["-"], value: .tag, summary: "a tag that it loses")) {
      value, subject, _ in subject.tagsRemoved.append(value)
    }
  }
}
