import Localization

/// When to remind of a task: `.before(.due, seconds: 3_600)`, or at an instant.
///
/// RFC 5545 section 3.8.6.3: a trigger is relative to the start or the end, or absolute.
package enum Reminder: Hashable, Sendable {
  /// The time that a relative reminder counts from. It is inactive while the task does not have that time.
  package enum Anchor: String, CaseIterable, Sendable {
    case start
    case due
  }

  case absolute(Instant)
  /// When the clock on the wall shows that, wherever one is.
  case floating(LocalTime)
  /// That many seconds after the anchor, or before it when negative.
  case relative(Anchor, offset: Int64)

  /// A relative one is at most this far from its anchor, in seconds: 366 days.
  package static let maximumOffset: Int64 = 31_622_400
  /// How many a task has at most.
  package static let maximumCount = 50

  /// - Throws: `invalid` when the offset is over 366 days.
  package init(_ anchor: Anchor, offset: Int64) throws {
    guard offset >= -Self.maximumOffset, offset <= Self.maximumOffset else {
      throw Failure(.invalid, anchor.tooFar(offset), field: "reminders")
    }
    self = .relative(anchor, offset: offset)
  }

  /// When it reminds of a task that starts and is due then; nil without its anchor.
  package func instant(start: Moment?, due: Moment?, in zone: any Zone) -> Instant? {
    switch self {
    case .absolute(let instant): return instant
    case .floating(let time): return zone.instant(at: time)
    case .relative(let anchor, let offset):
      guard let moment = anchor == .start ? start : due else { return nil }
      let instant = Instant(clamping: moment.midnight(in: zone).milliseconds + offset * 1_000)
      // Of a date, its midnight counts: "an hour before Monday" is on Sunday evening, and 9 hours after it
      // are 09:00. But what is of a day is not said before that day has begun.
      guard case .date(let date) = moment, offset >= 0 else { return instant }
      return max(instant, zone.startOfDay(date))
    }
  }
}

extension Reminder {
  /// What it counts from, as a text, when that floats; else nil.
  func floatingText(start: Moment?, due: Moment?) -> String? {
    switch self {
    case .absolute: return nil
    case .floating(let time): return time.text
    case .relative(let anchor, _):
      guard let moment = anchor == .start ? start : due, moment.isFloating else { return nil }
      return moment.text
    }
  }

  /// The same, at what the clocks of a zone show at an instant; only an absolute one can float.
  package func floating(in zone: any Zone) -> Reminder {
    if case .absolute(let instant) = self { .floating(zone.localTime(at: instant)) } else { self }
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
    return unique.sorted { left, right in
      let (one, other) = (left.sortKey, right.sortKey)
      if one != other { return one < other }
      // An instant and a floating time of the same figures.
      if case .absolute = left, case .floating = right { return true }
      return false
    }
  }

  /// The same in the order of time in a zone, where those that float are among the instants.
  package func ordered(in zone: any Zone) -> [Reminder] {
    func instant(_ reminder: Reminder) -> Instant {
      reminder.instant(start: nil, due: nil, in: zone) ?? Instant.range.upperBound
    }
    let floats = contains { if case .floating = $0 { true } else { false } }
    guard floats else { return self }
    let relative = drop { if case .relative = $0 { false } else { true } }
    return prefix(count - relative.count).sorted { instant($0) < instant($1) } + relative
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

extension Reminder.Anchor {
  fileprivate func tooFar(_ offset: Int64) -> Message {
    switch self {
    case .start: "A reminder is at most 366 days before or after the start, not \(offset) s."
    case .due: "A reminder is at most 366 days before or after the due, not \(offset) s."
    }
  }
}

extension Reminder {
  fileprivate var sortKey: (Int, Int64) {
    switch self {
    case .absolute(let instant): (0, instant.milliseconds)
    case .floating(let time): (0, time.millisecondsSince1970)
    case .relative(.start, let offset): (1, offset)
    case .relative(.due, let offset): (2, offset)
    }
  }

  /// `due-3600`, `start+0`, an instant or a floating time.
  package var text: String {
    switch self {
    case .absolute(let instant): instant.text
    case .floating(let time): time.text
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
    if let time = LocalTime(text: text) {
      self = .floating(time)
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
