/// The tasks that are due from one instant up to, and without, another.
struct DueRange {
  private(set) var from: Int64?
  private(set) var before: Int64?

  /// The beginning of the year 1, UTC.
  private static let earliest: Int64 = -62_135_596_800_000

  /// What may be written for one, besides dates.
  static let words = ["today", "tomorrow", "week", "overdue"]

  /// Reads `today`, `tomorrow`, `week` (today and the six days after), `overdue`, `DATE`,
  /// `DATE..DATE`, `DATE..` or `..DATE`; both days are in the range.
  ///
  /// - Throws: a usage error for anything else.
  init(_ written: String, in store: Store) throws {
    let text = written.lowercased()
    if text == "overdue" {
      before = try store.now()
    } else if text == "week" {
      let today = try store.today()
      try include(today, (1...6).reduce(today) { day, _ in day?.next }, store)
    } else if let dots = text.indices.first(where: { text[$0...].hasPrefix("..") }) {
      let first = try Self.end(text[..<dots], in: written, store)
      let last = try Self.end(text[dots...].dropFirst(2), in: written, store)
      guard first != nil || last != nil else { throw Self.refusal(of: written) }
      try include(first, last, store)
    } else {
      guard let day = try CalendarDate.read(text, in: store) else {
        throw Self.refusal(of: written)
      }
      try include(day, day, store)
    }
  }

  private mutating func include(
    _ first: CalendarDate?, _ last: CalendarDate?, _ store: Store
  ) throws {
    from = try first.map { try store.startOfDay($0) }
    before = try last?.next.map { try store.startOfDay($0) }
    if from == nil, before == nil {
      // No day follows the last of the calendar; without a bound, tasks without a due would come.
      from = Self.earliest
    }
  }

  private static func end(
    _ text: Substring, in written: String, _ store: Store
  ) throws -> CalendarDate? {
    if text.isEmpty { return nil }
    guard let date = try CalendarDate.read(String(text), in: store) else {
      throw refusal(of: written)
    }
    return date
  }

  private static func refusal(of text: String) -> ShellError {
    .usage(
      "\(text.quoted) is no range of days. Write 2026-12-24, 2026-12-01..2026-12-24, "
        + "\(words.alternatives).")
  }
}
