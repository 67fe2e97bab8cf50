import TaskcoreSwift

extension TaskChanges {
  /// Reads the words of `edit`: those that are no tokens make the title.
  init(editing words: some Sequence<Word>, store: Store) throws {
    self.init()
    let title = try take([Token<TaskChanges>].forEditing, from: words, in: store)
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
    let rest = try take([Token<TaskChanges>].forAdding, from: words[..<slashes], in: store)
    line = QuickAddLine(rest)
    if notes == nil, slashes < words.count {
      let written = [words[slashes].dropping(2)] + words[(slashes + 1)...]
      notes = Array(
        written.map(\.bytes).filter { !$0.isEmpty }.joined(separator: " ".utf8))
    }
  }
}
