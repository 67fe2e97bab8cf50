/// Ids as a user writes them: `3` or `3,5-7`.
enum TaskIDs {
  /// More would only be a slip of the finger.
  private static let maximum: Int64 = 100_000

  /// Reads all ids of some words, in order, each once.
  ///
  /// - Throws: a usage error for anything else.
  static func read(_ words: some Sequence<Word>, of what: String = "a task") throws -> [Int64] {
    var ids: [Int64] = []
    var seen: Set<Int64> = []
    for word in words {
      for part in word.text.split(separator: ",", omittingEmptySubsequences: false) {
        let range = try word.locating { try Self.range(part, what) }
        guard range.upperBound - range.lowerBound < maximum - Int64(ids.count) else {
          throw ShellError.usage("One command takes at most \(maximum) ids.", at: word)
        }
        ids.append(contentsOf: range.filter { seen.insert($0).inserted })
      }
    }
    return ids
  }

  private static func range(_ text: Substring, _ what: String) throws -> ClosedRange<Int64> {
    let ends = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = ends.first.flatMap(number), let last = ends.last.flatMap(number) else {
      throw ShellError.usage("\(text.quoted) is no id of \(what). Write 3 or 3,5-7.")
    }
    guard first <= last else {
      throw ShellError.usage("\(text.quoted) goes backwards. Write \(last)-\(first).")
    }
    return first...last
  }

  private static func number(_ text: Substring) -> Int64? {
    text.utf8.allSatisfy(\.isDigit) ? Int64(text) : nil
  }
}
