import TaskcoreSwift

extension TaskChanges {
  /// Reads the words of `edit`: those that are no tokens make the title.
  init(editing words: some Sequence<Word>, store: Store) throws {
    self.init()
    let title = try take([Token<TaskChanges>].forEditing, from: words, store: store)
    if !title.isEmpty {
      self.title = Array(title.map(\.bytes).joined(separator: " ".utf8))
    }
  }

  /// Reads the words of `add`: those that are no tokens are left for quick add.
  init(adding words: some Sequence<Word>, line: inout QuickAddLine, store: Store) throws {
    self.init()
    let words = Array(words)
    // All that follows two slashes are notes.
    let slashes = words.firstIndex { $0.value(after: "//") != nil } ?? words.count
    let rest = try take([Token<TaskChanges>].forAdding, from: words[..<slashes], store: store)
    line = QuickAddLine(rest)
    if notes == nil, slashes < words.count {
      let written = [words[slashes].dropping(2)] + words[(slashes + 1)...]
      notes = Array(
        written.map(\.bytes).filter { !$0.isEmpty }.joined(separator: " ".utf8))
    }
  }

  /// Reads the tokens, and returns the other words.
  private mutating func take(
    _ tokens: [Token<TaskChanges>], from words: some Sequence<Word>, store: Store
  ) throws -> [Word] {
    var fieldTokens: [Token<TaskChanges>]?
    return try words.filter { word in
      var match = try tokens.match(word)
      if match == nil, word.bytes.contains(UInt8(ascii: ":")) {
        let own = try fieldTokens ?? store.fieldTokens()
        fieldTokens = own
        match = try own.match(word)
      }
      guard let (token, value) = match else { return true }
      try word.locating(value: value) {
        try word.locating(value: value) { try token.read(value, &self, store) }
      }
      return false
    }
  }
}
