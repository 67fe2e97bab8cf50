/// What a task is to be: a new one, or what changes about some.
struct TaskChanges {
  var title: [UInt8]?
  var notes: [UInt8]?
  var project: [UInt8]?
  var tagsAdded: [[UInt8]] = []
  var tagsRemoved: [[UInt8]] = []
  var priority: Priority?
  var isFavourite: Bool?
  var due: Due?

  /// Whether nothing was said.
  var isEmpty: Bool {
    title == nil && notes == nil && project == nil && tagsAdded.isEmpty && tagsRemoved.isEmpty
      && priority == nil && isFavourite == nil && due == nil
  }

  /// Reads the words of `add` or `edit`: those that are no tokens make the title.
  init(_ words: some Sequence<Word>, tokens: [Token<TaskChanges>], store: Store) throws {
    var title: [[UInt8]] = []
    for word in words {
      if let (token, value) = try tokens.match(word) {
        try token.read(value, &self, store)
      } else {
        title.append(word.bytes)
      }
    }
    if !title.isEmpty {
      self.title = Array(title.joined(separator: " ".utf8))
    }
  }
}
