package import Domain

/// Writes times as local times of a zone: `DUE;TZID=Europe/Paris:20261224T170000`.
package struct TimeLines {
  package let storeZone: any Zone
  let almanac: any Almanac
  let used = UsedZones()

  package init(storeZone: any Zone, almanac: any Almanac) {
    self.storeZone = storeZone
    self.almanac = almanac
  }

  /// The zone of that name, nil for the store's; nil for UTC, and for one that others cannot know.
  package func zone(named name: String?) -> (any Zone)? {
    let name = name ?? storeZone.name
    if Self.isUTC(name) { return nil }
    guard let zone = try? almanac.zone(named: name) else { return nil }
    return name == storeZone.name ? storeZone : zone
  }

  /// The zone in which that is computed; the store's for one that nobody knows.
  package func zone(of name: String?) -> any Zone {
    guard let name, name != storeZone.name else { return storeZone }
    return (try? almanac.zone(named: name)) ?? storeZone
  }

  package static func isUTC(_ name: String) -> Bool { name == "UTC" || name == "Etc/UTC" }

  /// A time that the clocks show for the second time, and one at the ends of time, is written in UTC.
  package func line(_ name: String, _ moment: Moment, zone zoneName: String?) -> String {
    switch moment {
    case .date(let date): return "\(name);VALUE=DATE:\(LocalMoment.date(date).text)"
    case .dateTime(let instant):
      let rest = (instant.milliseconds % 1_000 + 1_000) % 1_000
      let second = Instant(clamping: instant.milliseconds - rest)
      if let zone = zone(named: zoneName), let local = zone.exactLocalTime(at: second),
        zone.exactInstant(at: local) == second
      {
        used.names.insert(zone.name)
        return ContentLine(name, LocalMoment.dateTime(local).text)
          .with("TZID", zone.name).text
      }
      return "\(name):\(ICalendarTime.utcText(second))"
    case .floating(let time): return "\(name):\(LocalMoment.dateTime(time).text)"
    }
  }

  /// One line for all of them, of the zone or, of what floats, of none; nil for no moments.
  package func line(
    _ name: String, _ moments: [LocalMoment], zone zoneName: String?, floats: Bool
  ) -> String? {
    guard let first = moments.first else { return nil }
    let texts = moments.map(\.text)
    if first.isDate { return "\(name);VALUE=DATE:\(texts.joined(separator: ","))" }
    if floats { return "\(name):\(texts.joined(separator: ","))" }
    if let zone = zone(named: zoneName) {
      used.names.insert(zone.name)
      return ContentLine(name, texts.joined(separator: ",")).with("TZID", zone.name).text
    }
    let suffix = Self.isUTC(zoneName ?? storeZone.name) ? "Z" : ""
    return "\(name):\(texts.map { $0 + suffix }.joined(separator: ","))"
  }

  /// An instant to the millisecond, where its second is not all.
  static func exact(_ name: String, _ instant: Instant?) -> String? {
    guard let instant, instant.milliseconds % 1_000 != 0 else { return nil }
    return "\(name):\(instant.text)"
  }

  /// The same of a time, which may float.
  static func exact(_ name: String, of moment: Moment?) -> String? {
    switch moment {
    case .dateTime(let instant): exact(name, instant)
    case .floating(let time) where time.millisecond != 0: "\(name):\(time.text)"
    default: nil
    }
  }
}

/// The zones used so far.
final class UsedZones {
  var names: Set<String> = []
}
