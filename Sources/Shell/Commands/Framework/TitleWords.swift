import TaskcoreSwift

/// Words of a title in place of ids: `done milk`.
struct TitleWords {
  private let words: [Word]

  /// Nil when the first of them is written as ids are: `3,5-7`.
  ///
  /// - Throws: a usage error for what is neither, such as `#Home`.
  init?(_ words: some Collection<Word>) throws {
    guard let first = words.first, !first.isIDs else { return nil }
    self.words = Array(words)
    // A mark is a condition elsewhere: as a mere word, it would find something else.
    if let mark = words.first(where: \.isMark) {
      let quoted = "“list \(mark.text)”"
      throw ShellError.usage(
        "\(mark.text.quoted) is no id of a task. Write 3 or 3,5-7: \(quoted) shows ids.", at: mark)
    }
    guard self.words.contains(where: { $0.bytes.contains { $0.isLetterOrDigit || $0 >= 0x80 } })
    else {
      throw ShellError.usage(
        "\(first.text.quoted) is no id of a task. Write 3 or 3,5-7.", at: first)
    }
  }

  var text: String { words.map(\.text).joined(separator: " ") }

  /// The tasks whose titles have them all, each as the beginning of a word.
  func found(in store: Store, _ statuses: Set<Status>) throws -> TaskList {
    try store.tasks(
      TaskQuery {
        $0.statuses = statuses
        $0.hidden = .any
        // Quotes would make a phrase of them.
        $0.text = Array(words.map(\.bytes).joined(separator: " ".utf8)).filter {
          $0 != UInt8(ascii: "\"")
        }
        $0.searchesTitlesOnly = true
      })
  }
}

extension Word {
  /// Whether it is written as ids are, or as a uid, or as one who mistypes such would.
  var isIDs: Bool {
    guard let first = bytes.first else { return true }
    let begins = first.isDigit || first == UInt8(ascii: ",")
    return begins && !bytes.contains(where: SplitLine.isBlank) || text.isUID
  }

  /// Whether it would be a condition, a token or an option elsewhere.
  fileprivate var isMark: Bool {
    let bare = bytes.prefix(bareCount)
    guard let first = bare.first else { return false }
    return "#@+!*~>-".utf8.contains(first)
      || bare.dropLast().contains { ":=<>".utf8.contains($0) }
  }
}

extension Session {
  /// The task that words of its title name; those of several are listed.
  ///
  /// - Parameters:
  ///   - words: What they are.
  ///   - statuses: What state the task is in; what is in the first of these sets comes before others.
  /// - Returns: its id.
  /// - Throws: a failure when no title has the words, or several have.
  func task(of words: TitleWords, _ statuses: [Set<Status>]) throws -> Int64 {
    let store = try store()
    for set in statuses {
      // No title is so long, and the store does not look for it.
      if words.text.utf8.count > 10_000 { break }
      let found = try words.found(in: store, set)
      let ids = found.tasks.map(\.id)
      if ids.count == 1 { return ids[0] }
      if ids.isEmpty { continue }
      if settings.format.layout != nil {
        try output.laidOut(as: settings.format) {
          try Table(found, inWords: output.isAccessible, dates()).print(to: output)
        }
      }
      throw ShellError.failed(
        ids.count > 10
          ? "\(words.text.quoted) is in the titles of \(ids.count) tasks. "
            + "Nothing was done: say which by its id."
          : "\(words.text.quoted) is in the titles of \(ids.count) tasks: "
            + "\(ids.sorted().map(String.init).list). Nothing was done: say which by its id.")
    }
    let quoted = words.text.quoted
    throw ShellError.failed(
      statuses == [[.open]]
        ? "There is no open task with \(quoted) in its title. Write ids, such as 3 or 3,5-7, or "
          + "words of a title."
        : "There is no such task with \(quoted) in its title. Write ids, such as 3 or 3,5-7, or "
          + "words of a title.")
  }

  /// The ids that words are, or that of the task whose title has them.
  func taskIDs(
    _ words: some Collection<Word>, titles statuses: [Set<Status>] = [[.open]]
  ) throws -> [Int64] {
    if let title = try TitleWords(words) { return [try task(of: title, statuses)] }
    return try TaskIDs.read(words, finding: store().findTask)
  }
}

extension [String] {
  /// `one, two and three`
  fileprivate var list: Message {
    guard let last, count > 1 else { return Message(verbatim: first ?? "") }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension Note {
  /// What words in place of ids mean.
  static let wordsOfTitle: Note = """
    Words in place of ids name the one task whose title has them all; when several have, they
    are listed, and nothing is done.
    """
}
