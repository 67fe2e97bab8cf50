import Domain

/// A zone defined in a file by a VTIMEZONE (RFC 5545 section 3.6.5).
final class DefinedZone: Zone {
  let name: String
  /// An IANA name that the definition gives.
  let location: String?
  /// When the offset changes, in seconds since 1970 UTC, ascending, and what it is from then on.
  let transitions: [(at: Int64, offset: Int)]
  private let firstOffset: Int

  /// So many changes of each kind are looked at: some centuries.
  private static let maximumChanges = 500

  /// Nil when it has no name, or no offset.
  init?(_ component: Component) {
    guard let id = component["TZID"]?.value, !id.isEmpty else { return nil }
    name = id
    location = component["X-LIC-LOCATION"]?.value
    var changes: [(at: Int64, offset: Int, from: Int)] = []
    for part in component.parts where part.name == "STANDARD" || part.name == "DAYLIGHT" {
      guard let from = part["TZOFFSETFROM"].flatMap({ UTCOffset.seconds($0.value) }),
        let to = part["TZOFFSETTO"].flatMap({ UTCOffset.seconds($0.value) })
      else { continue }
      for moment in Self.moments(of: part, from: from) {
        let at = moment.time.millisecondsSince1970 / 1_000 - Int64(from)
        changes.append((at, to, from))
      }
    }
    guard !changes.isEmpty else { return nil }
    changes.sort { $0.at < $1.at }
    firstOffset = changes[0].from
    transitions = changes.map { ($0.at, $0.offset) }
  }

  /// When the clocks change, as they show it before.
  private static func moments(
    of part: Component, from offset: Int
  ) -> [LocalMoment] {
    guard let line = part["DTSTART"], case .local(let start)? = ICalendarTime(line.value),
      !start.isDate
    else { return [] }
    let zone = FixedOffsetZone(offset)
    let added = part.properties.filter { $0.name == "RDATE" }
      .flatMap { $0.value.split(separator: ",") }
      .compactMap { ICalendarTime($0)?.localMoment(in: zone) }.filter { !$0.isDate }
    let recurrence = Recurrence(
      rule: part["RRULE"].flatMap { try? RepeatRule($0.value) }, start: start,
      added: added.prefix(maximumChanges).sorted())
    guard let occurrences = try? recurrence.occurrences(in: zone) else { return [start] }
    return Array(occurrences.prefix(maximumChanges))
  }

  func utcOffset(at instant: Instant) -> Int {
    let milliseconds = instant.milliseconds
    return offset(at: milliseconds / 1_000 - (milliseconds % 1_000 < 0 ? 1 : 0))
  }

  func utcOffset(atLocal local: LocalTime) -> Int {
    let milliseconds = local.millisecondsSince1970
    let seconds = milliseconds / 1_000 - (milliseconds % 1_000 < 0 ? 1 : 0)
    // As with the system's zones: what holds a day before and a day after.
    let before = offset(at: seconds - 86_400)
    if offset(at: seconds - Int64(before)) == before { return before }
    let after = offset(at: seconds + 86_400)
    return offset(at: seconds - Int64(after)) == after ? after : before
  }

  private func offset(at seconds: Int64) -> Int {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].at <= seconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? firstOffset : transitions[low - 1].offset
  }
}
