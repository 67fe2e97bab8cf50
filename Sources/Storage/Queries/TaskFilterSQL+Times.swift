import Domain

/// Conditions on the due, start and change times of a task.
extension TaskFilterSQL {
  /// As ``Task/slot(on:in:)``, in terms of which each can use an index.
  mutating func slot(_ slots: Set<Slot>, on day: CalendarDate, _ use: Use) -> String {
    let parts = DayParts(of: day, in: listing.zone)
    let after = Instant(clamping: parts.end.milliseconds + 1)
    let t = use.table
    var terms: [String] = []
    if slots.contains(.morning) {
      terms.append("\(before(use))+t.slot = 0 AND \(t)due_date <= \(bound(day))")
    }
    terms += timesOfDay(slots, parts, use)
    if slots.contains(.evening) {
      let flag = withIndexed(use, "\(t)slot = 1")
      let date = "(+t.due_date IS NULL OR +t.due_date <= \(bound(day)))"
      let instant = listing.instant("+t.due_ms")
      terms.append(
        "\(flag) AND \(date) AND (+t.due_ms IS NULL OR \(instant) <= \(bound(parts.end)))")
    }
    if slots.contains(.upcoming) {
      if asks(for: .date, use) {
        terms.append("\(before(use))\(t)due_date > \(bound(day))")
      }
      if asks(for: .instant, use) {
        let last =
          listing.isAnyFloating ? " AND \(t)due_ms < \(TimeColumn.floating.lowerBound)" : ""
        terms.append("\(before(use))\(t)due_ms > \(bound(parts.end))\(last)")
        if listing.isAnyFloating {
          terms.append("\(before(use))\(floating("\(t)due_ms", after, nil))")
        }
      }
    }
    if slots.contains(.inbox) {
      let flag = "\(before(use))\(t)slot = 0"
      terms.append("\(flag) AND \(t)due_date IS NULL AND \(t)due_ms IS NULL")
    }
    return Self.any(terms)
  }

  /// Tasks without the evening flag that are due at a time of some parts of a day; one range for parts that
  /// follow each other.
  private mutating func timesOfDay(_ slots: Set<Slot>, _ parts: DayParts, _ use: Use) -> [String] {
    let after = Instant(clamping: parts.end.milliseconds + 1)
    let all: [(slot: Slot, from: Instant?, before: Instant)] = [
      (.morning, nil, parts.afternoon), (.afternoon, parts.afternoon, parts.evening),
      (.evening, parts.evening, after),
    ]
    var ranges: [(from: Instant?, before: Instant)] = []
    for part in all where slots.contains(part.slot) {
      if let last = ranges.last, last.before == part.from {
        ranges[ranges.count - 1].before = part.before
      } else {
        ranges.append((part.from, part.before))
      }
    }
    let column = "\(use.table)due_ms"
    var terms: [String] = []
    for range in ranges {
      // In the order of the text, for that is the order of the values.
      let status = before(use)
      let from = range.from.map { "\(column) >= \(bound($0)) AND " } ?? ""
      terms.append("\(status)+t.slot = 0 AND \(from)\(column) < \(bound(range.before))")
      if listing.isAnyFloating {
        terms.append(
          "\(before(use))+t.slot = 0 AND \(floating(column, range.from, range.before))")
      }
    }
    return terms
  }

  mutating func range(
    of time: TaskFilter.Time, _ from: Instant?, _ before: Instant?, _ use: Use
  ) -> String {
    let zone = listing.zone
    let t = use.table
    switch time {
    case .due:
      var terms: [String] = []
      if asks(for: .instant, use) {
        terms += times("\(t)due_ms", from, before, use)
      }
      if asks(for: .date, use) {
        // In the order of the text, for that is the order of the values.
        let status = self.before(use)
        let dates = range(
          "\(t)due_date", from.map { zone.firstDay(endingFrom: $0) },
          before.map { zone.firstDay(endingFrom: $0) })
        terms.append(status + dates)
      }
      return Self.any(terms)
    case .start, .planned:
      let instants = times("\(t)\(time.rawValue)_ms", from, before, .checked)
      let dates = range(
        "\(t)\(time.rawValue)_date", from.map { zone.firstDay(beginningFrom: $0) },
        before.map { zone.firstDay(beginningFrom: $0) })
      return with(use, (instants + [dates]).joined(separator: " OR "))
    case .until:
      // In the order of the text, for that is the order of the values.
      let instants = times("\(t)until_ms", from, before, use)
      let status = self.before(use)
      let dates = range(
        "\(t)until_date", from.map { zone.firstDay(endingFrom: $0) },
        before.map { zone.firstDay(endingFrom: $0) })
      return Self.any(instants + [status + dates])
    case .started, .completed, .cancelled, .deleted:
      return with(use, range("\(t)\(time.rawValue)_ms", from, before))
    case .created, .modified:
      return range("+t.\(time.rawValue)_ms", from, before)
    }
  }

  /// The range of a column with instants, and of one that has times that float as well, another term for
  /// these.
  private mutating func times(
    _ column: String, _ from: Instant?, _ before: Instant?, _ use: Use
  ) -> [String] {
    let first = self.before(use)
    guard listing.isAnyFloating else { return [first + range(column, from, before)] }
    // Without an end the range would have the times that float, too.
    let end = before?.milliseconds ?? TimeColumn.floating.lowerBound
    let instants = first + range(column, from, end)
    return [instants, self.before(use) + floating(column, from, before)]
  }

  /// Times that float, and are instants of a range here. An index finds those that may be.
  private mutating func floating(
    _ column: String, _ from: Instant?, _ before: Instant?
  ) -> String {
    let lowest = TimeColumn.lowest(from: from?.milliseconds ?? .min)
    let highest = TimeColumn.highest(before: before?.milliseconds ?? .max)
    var terms = ["\(column) >= \(bound(lowest))", "\(column) < \(bound(highest))"]
    let instant = listing.instant(column)
    if let from { terms.append("\(instant) >= \(bound(from))") }
    if let before { terms.append("\(instant) < \(bound(before))") }
    return "(\(terms.joined(separator: " AND ")))"
  }

  private mutating func range(
    _ column: String, _ from: (some Bindable)?, _ before: (some Bindable)?
  ) -> String {
    var terms: [String] = []
    if let from { terms.append("\(column) >= \(bound(from))") }
    if let before { terms.append("\(column) < \(bound(before))") }
    if terms.isEmpty { terms.append("\(column) >= \(bound(Int64.min))") }
    // SQLite would rather read all tasks than those on one side of a value, unless it is told.
    if let only = terms.first, terms.count == 1 { return "likelihood(\(only), 0.001)" }
    return "(\(terms.joined(separator: " AND ")))"
  }

  private func asks(for column: DueColumn, _ use: Use) -> Bool {
    guard case .leading = use, let dueColumn else { return true }
    return column == dueColumn
  }
}
