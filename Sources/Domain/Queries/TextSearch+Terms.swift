extension TextSearch.Term {
  /// - Throws: `invalid` for a text without a letter or digit: it could not be found.
  package init(checking text: String, isExact: Bool) throws {
    guard TextTokens.hasWord(text), !text.utf8.contains(0) else {
      throw Failure(
        .invalid,
        "“\(text.prefix(40))” has no word to look for: a letter or a digit is expected.",
        field: "text")
    }
    self.init(text, isExact: isExact)
  }
}

extension TextSearch {
  /// In bytes of UTF-8.
  private static let maximumLength = 10_000
  private static let maximumTermCount = 200

  /// Looks for the words of a line that somebody types: each as the beginning of a word, but for what
  /// is in quotes, which is meant as it is. The last quote may be missing.
  ///
  /// - Throws: `invalid` when there is nothing to look for, or too much.
  package init(words line: String, in fields: Set<Field> = Set(Field.allCases)) throws {
    guard line.utf8.count <= Self.maximumLength else {
      throw Failure(
        .invalid,
        "A text to look for has at most \(Self.maximumLength) bytes; this one has "
          + "\(line.utf8.count).", field: "text")
    }
    var terms: [Term] = []
    let parts = line.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index % 2 == 1 {
        let isClosed = index < parts.count - 1
        terms.append(try Term(checking: String(part), isExact: isClosed))
      } else {
        for word in part.split(whereSeparator: TextRule.isSpace) {
          terms.append(try Term(checking: String(word), isExact: false))
        }
      }
    }
    guard !terms.isEmpty else {
      throw Failure(
        .invalid, "The text has no word to look for: a letter or a digit is expected.",
        field: "text")
    }
    guard terms.count <= Self.maximumTermCount else {
      throw Failure(
        .invalid,
        "A text to look for has at most \(Self.maximumTermCount) words, not "
          + "\(terms.count).", field: "text")
    }
    self.init(terms, in: fields)
  }
}

extension TaskQuery {
  /// Whether every task that it asks for has a text, so that the best match can come first.
  package var looksForText: Bool {
    filter.demands { if case .text = $0 { true } else { false } }
  }
}
