import Domain

/// What a file says of a zone that its times name, a VTIMEZONE (RFC 5545 section 3.6.5): each change of
/// its clocks from a year on, and the rule of those to come.
struct ZoneDefinition {
  /// A change of the offset from UTC.
  fileprivate struct Change {
    /// In seconds since 1970 UTC.
    var at: Int64
    var from: Int
    var to: Int

    /// What the clocks show before it.
    var local: LocalMoment? {
      LocalTime(millisecondsSince1970: (at + Int64(from)) * 1_000).map { .dateTime($0) }
    }
  }

  /// Years in which each day of the week falls on each day of a month.
  private static let yearsOfRule = 40
  private static let firstYear = 1840

  private let zone: any Zone
  private let changes: [Change]
  private let start: Int64

  init(_ zone: any Zone, from earliest: Instant, now: Instant) {
    self.zone = zone
    func year(_ instant: Instant) -> Int {
      LocalTime(millisecondsSince1970: instant.milliseconds)?.date.year ?? 1970
    }
    let first = min(max(year(earliest) - 1, Self.firstYear), year(now))
    let last = min(year(now) + Self.yearsOfRule, 9998)
    start = Self.seconds(ofYear: first)
    changes = Self.changes(of: zone, in: start..<Self.seconds(ofYear: last + 1))
  }

  /// Without folds.
  var lines: [String] {
    let initial = zone.utcOffset(at: Instant(clamping: start * 1_000))
    let begin = LocalTime(millisecondsSince1970: start * 1_000)
      .map { LocalMoment.dateTime($0).text }
    var lines = ["BEGIN:VTIMEZONE", ContentLine("TZID", zone.name).text]
    lines += observance(
      isDaylight: false, from: initial, to: initial, start: begin ?? "19700101T000000")
    let rule = ruled()
    for group in grouped(changes.dropLast(rule.count)) {
      guard let first = group.first else { continue }
      lines += observance(
        isDaylight: first.isDaylight, from: first.from, to: first.to,
        start: first.local?.text ?? "", added: group.dropFirst().compactMap(\.local?.text))
    }
    for (change, text) in rule.rules {
      lines += observance(
        isDaylight: change.isDaylight, from: change.from, to: change.to,
        start: change.local?.text ?? "", rule: text)
    }
    return lines + ["END:VTIMEZONE"]
  }

  private func observance(
    isDaylight: Bool, from: Int, to: Int, start: String, added: [String] = [], rule: String? = nil
  ) -> [String] {
    let name = isDaylight ? "DAYLIGHT" : "STANDARD"
    var lines = [
      "BEGIN:\(name)", "DTSTART:\(start)", "TZOFFSETFROM:\(UTCOffset.text(from))",
      "TZOFFSETTO:\(UTCOffset.text(to))", "TZNAME:\(UTCOffset.text(to))",
    ]
    if let rule { lines.append("RRULE:\(rule)") }
    if !added.isEmpty { lines.append("RDATE:\(added.joined(separator: ","))") }
    return lines + ["END:\(name)"]
  }

  /// Those from and to the same offset together.
  private func grouped(_ changes: some Collection<Change>) -> [[Change]] {
    var groups: [[Change]] = []
    for change in changes {
      if let index = groups.firstIndex(where: {
        $0.first?.from == change.from && $0.first?.to == change.to
      }) {
        groups[index].append(change)
      } else {
        groups.append([change])
      }
    }
    return groups
  }

  /// The last changes that follow a rule for each of the year's two, how many they are, and the rules
  /// with the first change of each.
  private func ruled() -> (count: Int, rules: [(Change, String)]) {
    let none: (Int, [(Change, String)]) = (0, [])
    // As many years from the end as there are two changes in each.
    var count = 0
    while count + 2 <= changes.count {
      let pair = changes[(changes.count - count - 2)..<(changes.count - count)]
      guard let first = pair.first, let second = pair.last, let last = changes.last,
        let beforeLast = changes.dropLast().last, first.isLike(beforeLast), second.isLike(last)
      else { break }
      count += 2
    }
    // Earlier years may have had the same months, but other weeks.
    while count >= 2 * (Self.yearsOfRule - 5) {
      if let rules = Self.rules(of: Array(changes.suffix(count))) { return (count, rules) }
      count -= 2
    }
    return none
  }

  /// The two rules that give all these changes, with the first change of each; nil without them.
  private static func rules(of changes: [Change]) -> [(Change, String)]? {
    var rules: [(Change, String)] = []
    for offset in 0...1 {
      let half = changes.enumerated().filter { $0.offset % 2 == offset }.map(\.element)
      guard let first = half.first, let rule = rule(of: half.compactMap(\.local?.date)) else {
        return nil
      }
      rules.append((first, rule))
    }
    return rules
  }

  /// `FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU`; nil when the days are not the same weekday of one week.
  private static func rule(of dates: [CalendarDate]) -> String? {
    guard let first = dates.first,
      let low = dates.map(\.day).min(), let high = dates.map(\.day).max(), high - low <= 6,
      dates.allSatisfy({
        $0.month == first.month && ($0.daysSince1970 - first.daysSince1970) % 7 == 0
      })
    else { return nil }
    let name = OrdinalWeekday.names[first.weekday]
    let month = "FREQ=YEARLY;BYMONTH=\(first.month)"
    if high - low < 6 { return nil }
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if first.month != 2, high == lengths[first.month - 1] { return "\(month);BYDAY=-1\(name)" }
    if low % 7 == 1 { return "\(month);BYDAY=\(low / 7 + 1)\(name)" }
    let days = (low...high).map { "\($0)" }.joined(separator: ",")
    return "\(month);BYMONTHDAY=\(days);BYDAY=\(name)"
  }

  private static func seconds(ofYear year: Int) -> Int64 {
    let days = CalendarDate(year: year, month: 1, day: 1)?.daysSince1970 ?? 0
    return Int64(days) * 86_400
  }

  private static func changes(of zone: any Zone, in range: Range<Int64>) -> [Change] {
    func offset(_ seconds: Int64) -> Int {
      zone.utcOffset(at: Instant(clamping: seconds * 1_000))
    }
    var changes: [Change] = []
    var before = offset(range.lowerBound)
    for end in stride(from: range.lowerBound + 86_400, through: range.upperBound, by: 86_400) {
      let after = offset(end)
      if after == before { continue }
      var low = end - 86_400
      var high = end
      while high - low > 1 {
        let middle = (low + high) / 2
        if offset(middle) == before { low = middle } else { high = middle }
      }
      changes.append(Change(at: high, from: before, to: after))
      before = after
    }
    return changes
  }
}

extension ZoneDefinition.Change {
  /// Whether clocks are set forward by some hours; a zone that leaves out a day has no summer time.
  fileprivate var isDaylight: Bool { to > from && to - from <= 3 * 3_600 }

  /// Whether it is the same one of another year.
  fileprivate func isLike(_ other: ZoneDefinition.Change) -> Bool {
    from == other.from && to == other.to
      && local?.date.month == other.local?.date.month
      && local?.text.suffix(6) == other.local?.text.suffix(6)
  }
}
