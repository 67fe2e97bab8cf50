package import Domain

/// A zone of the system's time zone database: `try SystemZone(named: "Europe/Paris")`.
package final class SystemZone: Zone, Sendable {
  package let name: String
  private let data: TZif
  private let rule: PosixZoneRule?

  /// - Throws: `invalid` for a name that no zone has; `unsupported` without time zone data.
  package convenience init(named name: String) throws {
    try self.init(name: name, data: ZoneFiles.zone(named: name))
  }

  init(name: String, data: TZif) {
    self.name = name
    self.data = data
    rule = PosixZoneRule(data.footer)
  }

  package func utcOffset(at instant: Instant) -> Int {
    let milliseconds = instant.milliseconds
    let seconds = milliseconds / 1_000 - (milliseconds % 1_000 < 0 ? 1 : 0)
    return utcOffset(atSeconds: seconds)
  }

  package func utcOffset(atLocal local: LocalTime) -> Int {
    let seconds = LocalTime.secondsSince1970(local)
    // Offsets are less than a day, so what holds a day earlier and a day later, as if the clock
    // showed UTC, is what holds before and after a change that is near.
    let before = utcOffset(atSeconds: seconds - 86_400)
    if utcOffset(atSeconds: seconds - Int64(before)) == before { return before }
    let after = utcOffset(atSeconds: seconds + 86_400)
    if utcOffset(atSeconds: seconds - Int64(after)) == after { return after }
    return before
  }

  private func utcOffset(atSeconds seconds: Int64) -> Int {
    guard let first = data.transitions.first, let last = data.transitions.last else {
      return rule?.offset(at: seconds) ?? data.firstOffset
    }
    if seconds < first { return data.firstOffset }
    if seconds >= last, let rule { return rule.offset(at: seconds) }
    // The last transition that is not later.
    var low = 0
    var high = data.transitions.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if data.transitions[middle] <= seconds { low = middle } else { high = middle }
    }
    return data.offsets[low]
  }
}

extension LocalTime {
  fileprivate static func secondsSince1970(_ local: LocalTime) -> Int64 {
    Int64((local.date.daysSince1970 * 24 + local.hour) * 3_600 + local.minute * 60 + local.second)
  }
}
