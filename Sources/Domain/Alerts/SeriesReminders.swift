/// The reminders of a repeating event. Occurrences are searched, not counted through, so that a series of
/// every second costs no more than one of every year.
struct SeriesReminders {
  typealias Call = ReminderPlan.Call

  let reminders: [Reminder]
  /// Without COUNT.
  let recurrence: Recurrence
  /// The last occurrence of the rule; nil when it says so itself, or does not end.
  let endOfRule: LocalMoment?
  /// Of the event.
  let start: Instant
  private let isFloating: Bool
  let span: EventSpan

  /// Nil for an event that does not repeat.
  init?(
    of event: Event, changed: [LocalMoment], _ span: EventSpan
  ) throws {
    guard event.repeats, let first = event.repeatStart else { return nil }
    var recurrence = Recurrence(
      rule: event.repeatRule, start: first, excluded: event.excludedDates + changed,
      added: event.addedDates)
    endOfRule = try recurrence.removeCount(in: span.zone)
    self.recurrence = recurrence
    self.span = span
    reminders = event.reminders
    start = event.start.beginning(in: span.zone)
    isFloating = event.start.isFloating
  }

  func next(after instant: Instant) throws -> Instant? {
    try reminders.compactMap { try next(of: $0, after: instant) }.min()
  }

  private func next(of reminder: Reminder, after instant: Instant) throws -> Instant? {
    var next: Instant?
    // Where the clocks are changed, a later occurrence can come first.
    var bound: LocalMoment?
    try visit(reminder, from: instant) { call, moment in
      if let bound, moment > bound { return false }
      guard call.at > instant else { return true }
      next = min(next ?? call.at, call.at)
      if bound == nil { bound = end(of: call, moment) }
      return bound != moment
    }
    return next
  }

  /// The newest calls of a range, as many as that.
  ///
  /// It looks back over longer and longer times until there are enough, and over shorter ones again
  /// when there are far too many.
  func newest(_ limit: Int, after earlier: Instant, upTo later: Instant) throws -> [Call] {
    var found: [Call] = []
    var near = later.milliseconds
    var far = earlier.milliseconds
    var isTooMuchBeyond = false
    var wish = max(far, near - 3_600_000)
    while far < near, wish < near {
      if let calls = try calls(after: Instant(clamping: wish), upTo: later) {
        found = calls
        near = wish
        if calls.count >= limit { break }
        wish =
          isTooMuchBeyond
          ? far + (near - far) / 2 : max(far, later.milliseconds - 4 * (later.milliseconds - near))
        if isTooMuchBeyond, wish == far { break }
      } else {
        isTooMuchBeyond = true
        far = wish
        wish = far + (near - far) / 2
        if wish == far { break }
      }
    }
    return found.sorted().suffix(limit)
  }

  /// All calls of a range; nil when they are too many.
  private func calls(after earlier: Instant, upTo later: Instant) throws -> [Call]? {
    var calls: [Call] = []
    for reminder in reminders {
      var bound: LocalMoment?
      try visit(reminder, from: earlier) { call, moment in
        if let bound, moment > bound { return false }
        if call.at > later, bound == nil { bound = end(of: call, moment) }
        if call.at > earlier, call.at <= later { calls.append(call) }
        return calls.count <= Self.maximumCount && bound != moment
      }
      if calls.count > Self.maximumCount { return nil }
    }
    return calls
  }

  private static let maximumCount = 10_000

  /// Visits the calls of a reminder in the order of the occurrences, until `isWanted` says otherwise;
  /// a few of the first ones may be before `instant`.
  private func visit(
    _ reminder: Reminder, from instant: Instant,
    _ isWanted: (Call, LocalMoment) throws -> Bool
  ) throws {
    guard case .relative(let anchor, let offset) = reminder else {
      let call = Call(
        at: reminder.instant(start: nil, due: nil, in: span.zone) ?? start, reminder: reminder,
        occurrence: nil, itemStart: start,
        floating: reminder.floatingText(start: nil, due: nil))
      _ = try isWanted(call, recurrence.start)
      return
    }
    let distance = span.distance(of: anchor, offset: offset)
    let base = Instant(clamping: instant.milliseconds - distance)
    let shown = LocalMoment.dateTime(span.zone.localTime(at: base))
    let earliest = shown.adding(-disorder(around: base, recurrence.start))
    let occurrences = try recurrence.occurrences(
      notBefore: earliest, in: span.zone)
    for occurrence in occurrences {
      if let endOfRule, occurrence > endOfRule {
        if recurrence.added.allSatisfy({ $0 < occurrence }) { return }
        guard recurrence.added.contains(occurrence) else { continue }
      }
      let moment = occurrence.moment(in: span.zone)
      let call = Call(
        at: span.instant(of: reminder, start: moment), reminder: reminder,
        occurrence: occurrence, itemStart: moment.beginning(in: span.zone),
        floating: isFloating ? occurrence.text : nil)
      guard try isWanted(call, occurrence) else { return }
    }
  }

  /// The last occurrence that can still come before a call.
  private func end(of call: Call, _ moment: LocalMoment) -> LocalMoment {
    let disorder = disorder(around: call.itemStart, moment)
    return disorder == 0 ? moment : moment.adding(disorder)
  }

  /// Around that instant, occurrences that are so many seconds apart can come in another order than
  /// their local times, and so can the ends of whole days.
  private func disorder(around instant: Instant, _ moment: LocalMoment) -> Int {
    let day: Int64 = 90_000_000
    let offsets = [-day, 0, day].map {
      span.zone.utcOffset(at: Instant(clamping: instant.milliseconds + $0))
    }
    let change = (offsets.max() ?? 0) - (offsets.min() ?? 0)
    return moment.isDate ? 2 * 86_400 : change == 0 ? 0 : change + 1
  }
}

extension LocalMoment {
  /// The time that a clock shows so many seconds later; itself at the ends of time.
  fileprivate func adding(_ seconds: Int) -> LocalMoment {
    LocalTime(millisecondsSince1970: time.millisecondsSince1970 + Int64(seconds) * 1_000)
      .map { .dateTime($0) } ?? self
  }
}

extension Recurrence {
  /// Takes COUNT away, so that occurrences can be sought without counting from the start.
  ///
  /// - Returns: the last occurrence that it allowed; nil when there was no COUNT.
  fileprivate mutating func removeCount(
    in zone: any Zone
  ) throws -> LocalMoment? {
    guard let rule, rule.parts.count != nil else { return nil }
    let end = try Recurrence(rule: rule, start: start).last(in: zone)
    self.rule = try RepeatRule(pieces: rule.pieces(without: .count))
    return end
  }
}
