import Domain

/// The place of an entry on an agenda: by day; in a day, whole days first, then by start, events before
/// tasks, and by uid. It says all of it, so nothing that comes between others moves them.
struct AgendaSortKey: Hashable, Comparable {
  var date: CalendarDate
  var isTimed: Bool
  var start: Instant
  var isTask: Bool
  var uid: ExactText
  /// As a text; "" for what does not repeat.
  var occurrence: String

  static func < (left: AgendaSortKey, right: AgendaSortKey) -> Bool {
    if left.date != right.date { return left.date < right.date }
    if left.isTimed != right.isTimed { return right.isTimed }
    if left.start != right.start { return left.start < right.start }
    if left.isTask != right.isTask { return right.isTask }
    if left.uid != right.uid { return left.uid < right.uid }
    return left.occurrence < right.occurrence
  }

  /// `20261224.1.1798124400000.0.20261224T170000.019a…`
  var cursor: String {
    let numbers = [Int64(date.packed), isTimed ? 1 : 0, start.milliseconds, isTask ? 1 : 0]
    return numbers.map { String($0) }.joined(separator: ".") + ".\(occurrence).\(uid.text)"
  }
}

extension AgendaSortKey {
  /// Reads a ``cursor``.
  ///
  /// - Throws: `invalid` for anything else.
  init(cursor: String) throws {
    guard let place = Self.read(cursor), place.cursor == cursor else {
      throw Failure(
        .invalid,
        "“\(cursor.prefix(60))” is no cursor of an agenda: give that of the last entry that was read.",
        field: "after")
    }
    self = place
  }

  private static func read(_ cursor: String) -> AgendaSortKey? {
    let parts = cursor.split(separator: ".", maxSplits: 5, omittingEmptySubsequences: false)
    guard parts.count == 6 else { return nil }
    let numbers = parts.prefix(4).compactMap { Int64($0) }
    guard numbers.count == 4, let packed = Int32(exactly: numbers[0]),
      let date = CalendarDate(packed: packed), (0...1).contains(numbers[1]),
      let start = try? Instant(milliseconds: numbers[2], field: "after"),
      (0...1).contains(numbers[3]),
      parts[4].isEmpty || (try? LocalMoment(text: parts[4])) != nil
    else { return nil }
    return AgendaSortKey(
      date: date, isTimed: numbers[1] == 1, start: start, isTask: numbers[3] == 1,
      uid: ExactText(String(parts[5])), occurrence: String(parts[4]))
  }
}
