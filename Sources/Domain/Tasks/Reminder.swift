/// When to remind of a task: `.before(.due, seconds: 3_600)`, or at an instant.
///
/// RFC 5545 section 3.8.6.3: a trigger is relative to the start or the end, or absolute.
package enum Reminder: Hashable, Sendable {
  /// What a relative one counts from. While the task has none, it does not remind.
  package enum Anchor: String, CaseIterable, Sendable {
    case start
    case due
  }

  case absolute(Instant)
  /// That many seconds after the anchor, or before it when negative.
  case relative(Anchor, offset: Int64)

  /// A relative one is at most this far from its anchor, in seconds: 366 days.
  package static let maximumOffset: Int64 = 31_622_400
  /// How many a task has at most.
  package static let maximumCount = 50

  /// - Throws: `invalid` when the offset is over 366 days.
  package init(_ anchor: Anchor, offset: Int64) throws {
    guard offset >= -Self.maximumOffset, offset <= Self.maximumOffset else {
      throw Failure(
        .invalid,
        "A reminder is at most 366 days before or after the \(anchor.rawValue), not \(offset) s.",
        field: "reminders")
    }
    self = .relative(anchor, offset: offset)
  }

  /// When it reminds of a task that starts and is due then; nil without its anchor.
  package func instant(start: Moment?, due: Moment?, in zone: any Zone) -> Instant? {
    switch self {
    case .absolute(let instant): return instant
    case .relative(let anchor, let offset):
      // Of a day, its beginning counts: "an hour before Monday" is on Sunday evening.
      let moment = anchor == .start ? start : due
      return moment.map { Instant(clamping: $0.beginning(in: zone).milliseconds + offset * 1_000) }
    }
  }
}

extension [Reminder] {
  /// Each once, the absolute ones first, in the order of time: as a task keeps them.
  ///
  /// - Throws: `invalid` for more than 50.
  package func ordered() throws -> [Reminder] {
    let unique = Set(self)
    guard unique.count <= Reminder.maximumCount else {
      throw Failure(
        .invalid, "A task has at most \(Reminder.maximumCount) reminders, not \(unique.count).",
        field: "reminders")
    }
    return unique.sorted { $0.sortKey < $1.sortKey }
  }

  /// `2026-12-24T16:00:00.000Z due-3600`: as the store and the change log have them.
  package var text: String { map(\.text).joined(separator: " ") }

  /// Reads ``text``.
  ///
  /// - Throws: `invalid` for anything else.
  package init(text: String) throws {
    self = try text.split(separator: " ").map { try Reminder(text: $0) }.ordered()
  }
}

extension Reminder {
  fileprivate var sortKey: (Int, Int64) {
    switch self {
    case .absolute(let instant): (0, instant.milliseconds)
    case .relative(.start, let offset): (1, offset)
    case .relative(.due, let offset): (2, offset)
    }
  }

  /// `due-3600`, `start+0` or an instant.
  package var text: String {
    switch self {
    case .absolute(let instant): instant.text
    case .relative(let anchor, let offset):
      "\(anchor.rawValue)\(offset < 0 ? "" : "+")\(offset)"
    }
  }

  /// Reads ``text``.
  ///
  /// - Throws: `invalid` for anything else.
  package init(text: some StringProtocol) throws {
    if let instant = Instant(text: text) {
      self = .absolute(instant)
      return
    }
    for anchor in Anchor.allCases where text.hasPrefix(anchor.rawValue) {
      let offset = text.dropFirst(anchor.rawValue.count)
      if offset.hasPrefix("+") || offset.hasPrefix("-"), let seconds = Int64(offset) {
        try self.init(anchor, offset: seconds)
        return
      }
    }
    throw Failure(
      .invalid,
      "“\(text.prefix(40))” is no reminder: due-3600, start+0 and 2026-12-24T16:00:00Z are.",
      field: "reminders")
  }
}
