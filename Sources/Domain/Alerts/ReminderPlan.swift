/// All reminder times of a task or an event.
package struct ReminderPlan {
  /// One reminder time.
  package struct Call: Hashable, Sendable {
    package var at: Instant
    package var reminder: Reminder
    /// Of what repeats.
    package var occurrence: LocalMoment?
    /// When the task is due, or the event begins.
    package var itemStart: Instant
    /// What it counts from, as a text, when that is the same by the clock wherever one is; else nil.
    package var floating: String?

    package init(
      at: Instant, reminder: Reminder, occurrence: LocalMoment?, itemStart: Instant,
      floating: String? = nil
    ) {
      self.at = at
      self.reminder = reminder
      self.occurrence = occurrence
      self.itemStart = itemStart
      self.floating = floating
    }
  }

  /// Of what was missed, one item gives so many at once: the newest ones. Older ones are dropped.
  package static let maximumCallCount = 100

  private enum Timing {
    case none
    case once([Call])
    indirect case series(SeriesReminders)
  }

  private let timing: Timing

  /// Nothing to come.
  package static var none: ReminderPlan { ReminderPlan(.none) }

  private init(_ timing: Timing) {
    self.timing = timing
  }

  /// Of a task: of its present occurrence alone.
  package init(
    _ reminders: [Reminder], start: Moment?, due: Moment?, occurrence: LocalMoment?,
    in zone: any Zone
  ) {
    let anchor = (due ?? start)?.midnight(in: zone)
    let calls = reminders.compactMap { reminder in
      reminder.instant(start: start, due: due, in: zone).map {
        Call(
          at: $0, reminder: reminder, occurrence: occurrence, itemStart: anchor ?? $0,
          floating: reminder.floatingText(start: start, due: due))
      }
    }
    timing = .once(calls.sorted())
  }

  /// Of an event, without the `changed` ones of its occurrences, which have reminders of their own. The
  /// zone is the event's for instants, and the store's for days.
  ///
  /// A rule that cannot be followed here, such as one of a calendar that is not installed, reminds of
  /// nothing.
  package init(
    _ event: Event, changed: [LocalMoment], in zone: any Zone
  ) {
    guard event.done == nil, !event.reminders.isEmpty else {
      self = .none
      return
    }
    let span = EventSpan(duration: event.duration, zone: zone)
    if let series = try? SeriesReminders(of: event, changed: changed, span) {
      timing = .series(series)
      return
    }
    if event.repeats {
      self = .none
      return
    }
    let start = event.start.beginning(in: zone)
    let calls = event.reminders.map {
      Call(
        at: span.instant(of: $0, start: event.start), reminder: $0, occurrence: event.occurrence,
        itemStart: start,
        floating: $0.floatingText(start: event.start, due: event.start))
    }
    timing = .once(calls.sorted())
  }

  /// When it reminds next; nil when it does not any more.
  package func next(after instant: Instant) -> Instant? {
    switch timing {
    case .none: nil
    case .once(let calls): calls.first { $0.at > instant }?.at
    case .series(let series): try? series.next(after: instant)
    }
  }

  /// What it reminds of after one instant and up to another, in the order of time; of many, the newest
  /// ones.
  package func calls(after earlier: Instant, upTo later: Instant) -> [Call] {
    switch timing {
    case .none: []
    case .once(let calls):
      calls.filter { $0.at > earlier && $0.at <= later }.suffix(Self.maximumCallCount)
    case .series(let series):
      (try? series.newest(Self.maximumCallCount, after: earlier, upTo: later)) ?? []
    }
  }
}

extension ReminderPlan.Call: Comparable {
  /// By time; at the same time, the one of an earlier occurrence comes first.
  package static func < (left: Self, right: Self) -> Bool {
    if left.at != right.at { return left.at < right.at }
    if left.itemStart != right.itemStart { return left.itemStart < right.itemStart }
    return left.reminder.text < right.reminder.text
  }

  /// The uid of its alert, the same on every device. What floats comes at another instant in each zone, and
  /// is the same all the same.
  package func uid(ofItem uid: String) -> String {
    OccurrenceUID.make(
      series: uid, occurrence: occurrence?.text ?? "",
      role: "\(reminder.text)@\(floating ?? at.text)")
  }
}
