import TaskcoreSwift

extension TaskChanges {
  /// Reads the words of `edit`: those that are no tokens of its own are left for quick add.
  init(editing words: some Sequence<Word>, line: inout QuickAddLine, store: Store) throws {
    self.init()
    line = QuickAddLine(
      try take([Token<TaskChanges>].besideQuickAdd, checking: .forEditing, from: words, in: store))
  }

  /// Reads the words of `add`: those that are no tokens of its own are left for quick add.
  init(adding words: some Sequence<Word>, line: inout QuickAddLine, store: Store) throws {
    self.init()
    let words = Array(words)
    // All that follows two slashes are notes.
    let slashes = words.firstIndex { $0.value(after: "//") != nil } ?? words.count
    let rest = try take(
      [Token<TaskChanges>].besideQuickAdd, checking: .forAdding, from: words[..<slashes], in: store)
    line = QuickAddLine(rest)
    if notes == nil, slashes < words.count {
      let written = [words[slashes].dropping(2)] + words[(slashes + 1)...]
      notes = Array(
        written.map(\.bytes).filter { !$0.isEmpty }.joined(separator: " ".utf8))
    }
  }

  /// Takes what the tokens say that quick add does not read, and leaves the other words.
  ///
  /// - Throws: a usage error also for a wrong value of a token that quick add reads, at its place.
  private mutating func take(
    _ tokens: [Token<TaskChanges>], checking all: [Token<TaskChanges>],
    from words: some Sequence<Word>, in store: Store
  ) throws -> [Word] {
    let left = try take(tokens, from: words, in: store)
    for word in left {
      guard let (token, value) = try all.match(word),
        token.form.isChecked || value.isEmpty && token.form.isNeverEmpty
      else { continue }
      var checked = TaskChanges()
      try word.locating(value: value) { try token.read(value, &checked, store) }
    }
    return left
  }
}

extension TokenForm {
  /// Whether quick add reads it, so that one that stands behind another of its kind counts.
  fileprivate var isOfQuickAdd: Bool { !Self.marksOfQuickAdd.isDisjoint(with: marks) }

  /// Whether a value that quick add would leave in the title is refused here. What it reads besides, and
  /// what only it reads, it tells itself.
  fileprivate var isChecked: Bool {
    !Set(["due:", "start:", "planned:", "until:", "priority:", "estimate:"]).isDisjoint(with: marks)
  }

  /// Whether it means nothing without a value, though quick add leaves it in the title then.
  fileprivate var isNeverEmpty: Bool { !Set(["remind:", "repeat:"]).isDisjoint(with: marks) }

  private static let marksOfQuickAdd: Set<String> = [
    "#", "@", "+", "-", "!", "*", "-*", "project:", "section:", "tag:", "priority:", "estimate:",
    "due:", "start:", "planned:", "until:", "remind:", "repeat:", "title:",
  ]
}

extension [Token<TaskChanges>] {
  /// What only the shell reads.
  fileprivate static var besideQuickAdd: [Token<TaskChanges>] {
    forAdding.filter { !$0.form.isOfQuickAdd }
  }
}

extension ParsedLine {
  /// Refuses a mark with a name whose value makes no sense: nobody means it as a part of a title.
  ///
  /// - Throws: a usage error that says what is right.
  func refuseWrongValues(of line: QuickAddLine, in store: Store) throws {
    for part in unread where [.value, .section, .reminder].contains(part.reason) {
      guard let word = line.word(in: part.range), let first = word.bytes.first,
        (0x61...0x7A).contains(first | 0x20)
      else { continue }
      // It says more of a rule, such as the word that was probably meant.
      if let rule = word.value(after: "repeat:") {
        try word.locating(value: rule) { _ = try store.typedRepeatRule(rule) }
      }
      throw ShellError.usage(Message(verbatim: part.message), at: word)
    }
  }
}
