import Domain

/// The place of an entry on an agenda: by day; in a day, whole days first, then by start, events before
/// tasks, and by id. It says all of it, so nothing that comes between others moves them.
struct AgendaSortKey: Hashable, Comparable {
  var date: CalendarDate
  var isTimed: Bool
  var start: Instant
  var isTask: Bool
  var id: Int64
  /// As a text; "" for what does not repeat.
  var occurrence: String

  static func < (left: AgendaSortKey, right: AgendaSortKey) -> Bool {
    if left.date != right.date { return left.date < right.date }
    if left.isTimed != right.isTimed { return right.isTimed }
    if left.start != right.start { return left.start < right.start }
    if left.isTask != right.isTask { return right.isTask }
    if left.id != right.id { return left.id < right.id }
    return left.occurrence < right.occurrence
  }

  /// `20261224.1.1798124400000.0.5.20261224T170000`
  var cursor: String {
    let parts = [
      Int64(date.packed), isTimed ? 1 : 0, start.milliseconds, isTask ? 1 : 0, id,
    ]
    return parts.map { String($0) }.joined(separator: ".") + "." + occurrence
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
    let parts = cursor.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 6 else { return nil }
    let numbers = parts.prefix(5).compactMap { Int64($0) }
    guard numbers.count == 5, let packed = Int32(exactly: numbers[0]),
      let date = CalendarDate(packed: packed), (0...1).contains(numbers[1]),
      let start = try? Instant(milliseconds: numbers[2], field: "after"),
      (0...1).contains(numbers[3]),
      parts[5].isEmpty || (try? LocalMoment(text: parts[5])) != nil
    else { return nil }
    return AgendaSortKey(
      date: date, isTimed: numbers[1] == 1, start: start, isTask: numbers[3] == 1, id: numbers[4],
      occurrence: String(parts[5]))
  }
}
