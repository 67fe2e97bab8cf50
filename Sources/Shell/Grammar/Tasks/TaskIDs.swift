/// Typed ids: `3` or `3,5-7`. A uid, which is the same on every device, is accepted in place of an id.
enum TaskIDs {
  /// More would only be a slip of the finger.
  private static let maximum: Int64 = 100_000

  /// Reads all ids of some words, in order, each once; `find` tells the id of a uid.
  ///
  /// - Throws: a usage error for anything else.
  static func read(
    _ words: some Sequence<Word>, of what: Thing = .task,
    finding find: ((String) throws -> Int64?)? = nil
  ) throws -> [Int64] {
    var ids: [Int64] = []
    var seen: Set<Int64> = []
    for word in words {
      for part in word.text.split(separator: ",", omittingEmptySubsequences: false) {
        if let find, part.isUID {
          guard let id = try find(String(part)) else {
            throw ShellError.failed(what.noUID(part.quoted))
          }
          if seen.insert(id).inserted { ids.append(id) }
          continue
        }
        let range = try word.locating { try Self.range(part, what) }
        guard range.upperBound - range.lowerBound < maximum - Int64(ids.count) else {
          throw ShellError.usage("One command takes at most \(maximum) ids.", at: word)
        }
        ids.append(contentsOf: range.filter { seen.insert($0).inserted })
      }
    }
    return ids
  }

  /// Reads the id of one alone.
  ///
  /// - Throws: a usage error for several, and for anything else.
  static func one(
    of word: Word, _ what: Thing = .task, finding find: ((String) throws -> Int64?)? = nil
  ) throws -> Int64 {
    let ids = try read([word], of: what, finding: find)
    guard let id = ids.first, ids.count == 1 else {
      throw ShellError.usage(what.notOneID(word.text.quoted), at: word)
    }
    return id
  }

  private static func range(_ text: Substring, _ what: Thing) throws -> ClosedRange<Int64> {
    let ends = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = ends.first.flatMap(number), let last = ends.last.flatMap(number) else {
      throw ShellError.usage(what.noIDs(text.quoted))
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

extension StringProtocol {
  /// Whether it is written as a uid: `01a292ad-e680-73fe-97cf-0100dae3bf47`.
  var isUID: Bool {
    split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count) == [8, 4, 4, 4, 12]
      && utf8.allSatisfy { $0 == UInt8(ascii: "-") || Character(Unicode.Scalar($0)).isHexDigit }
  }
}
