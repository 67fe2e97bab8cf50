import TaskcoreSwift

/// Some days, as two words at most say: none is all, one is that day alone.
struct Days {
  /// What the words can be.
  static let operands: [Operands.Kind] = [word, word]
  static let synopsis = "[DAY [DAY]]"
  static let note: Note = """
    A DAY is such as 2026-12-24, today or 'last friday'; of two, both belong to it.
    """

  private static let word = Operands.Kind.word(["today", "yesterday"])
  /// The years 1 to 9999, in UTC.
  private static let all: Range<Int64> = -62_135_596_800_000..<253_402_300_799_999

  /// The instants of it, in milliseconds since 1970 UTC.
  let range: Range<Int64>

  /// - Throws: a usage error for what is no day, and when the days are in the wrong order.
  init(_ words: some Collection<Word>, in store: Store) throws {
    let days = try words.map { try CalendarDate($0, in: store) }
    guard let first = days.first, let last = days.last else {
      range = Self.all
      return
    }
    guard first.number <= last.number else {
      throw ShellError.usage("\(first.text) is after \(last.text).")
    }
    let end = try last.next.map { try store.beginning(of: $0) } ?? Self.all.upperBound
    range = try store.beginning(of: first)..<end
  }
}
