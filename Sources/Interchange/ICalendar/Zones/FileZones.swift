import Domain
import Localization

/// The zones of a file, resolved to zones of the system.
///
/// One that is known by its definition alone is compared with those of the system over the times that the file has
/// in it: these are what has to be right.
final class FileZones {
  struct Named {
    /// As it is known here; nil when there is only the file's own definition.
    var name: String?
    var zone: any Zone
    /// What there is to say of it.
    var note: Message?
    /// Whether a definition was taken for that of this zone, and may say otherwise of other times.
    var isByDefinition = false
  }

  /// What a file can define; more is no calendar.
  private static let maximumDefinitionCount = 1_000
  /// So many definitions are compared with all zones.
  private static let maximumSearchCount = 50
  /// What most people mean, before others with the same rules.
  private static let preferredNames = [
    "UTC", "Europe/London", "Europe/Paris", "Europe/Athens", "Europe/Moscow", "America/New_York",
    "America/Chicago", "America/Denver", "America/Phoenix", "America/Los_Angeles",
    "America/Sao_Paulo", "Asia/Dubai", "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo",
    "Australia/Sydney", "Pacific/Auckland",
  ]

  /// Of times that name no zone.
  let floating: any Zone
  private let almanac: any Almanac
  private let now: Instant
  private var definitions: [String: DefinedZone] = [:]
  private var times: [String: FileTimes] = [:]
  private var known: [String: Named] = [:]
  private var searchCount = 0

  init(floating: any Zone, almanac: any Almanac, now: Instant) {
    self.floating = floating
    self.almanac = almanac
    self.now = now
  }

  /// Takes in a VTIMEZONE; false when it defines nothing.
  func define(_ component: Component) -> Bool {
    guard definitions.count < Self.maximumDefinitionCount,
      let zone = DefinedZone(component)
    else { return false }
    if definitions[zone.name] == nil { known[zone.name] = nil }
    definitions[zone.name] = zone
    return true
  }

  /// Whether nothing else in the file has a say in which zone it is.
  func knows(_ id: String) -> Bool {
    systemName(id) != nil || definitions[id]?.location.flatMap(systemName) != nil
  }

  /// Takes in the times of a component that is read later, for zones that are known by their definition alone.
  func collect(_ component: Component) {
    let end = component["RRULE"].map { FileTimes.end(ofRule: $0.value, from: now) }
    for line in component.lines {
      guard let id = line.parameter("TZID"), !knows(id) else { continue }
      let isStart = line.name == "DTSTART" || line.name == "DUE"
      times[id, default: FileTimes()].add(line.value, repeatingUntil: isStart ? end : nil)
    }
  }

  /// The zone that the file calls so.
  func zone(named id: String) -> Named {
    if let named = known[id] { return named }
    let named = find(id)
    known[id] = named
    return named
  }

  /// The zone of a time. Where a definition says otherwise of it than the zone that it was taken for, the definition
  /// counts.
  func zone(named id: String, at time: LocalTime) -> Named {
    let named = zone(named: id)
    guard named.isByDefinition, let definition = definitions[id],
      named.zone.utcOffset(atLocal: time) != definition.utcOffset(atLocal: time)
    else { return named }
    return byDefinition(id, definition)
  }

  /// A line that is kept, with times that mean the same where the file is not at hand: in a zone that is known, or
  /// in UTC.
  func portable(_ line: ContentLine) -> ContentLine {
    guard let id = line.parameter("TZID") else { return line }
    let values = line.value.split(separator: ",", omittingEmptySubsequences: false)
    let clocks = values.map { value -> LocalTime? in
      let first = value.split(separator: "/", omittingEmptySubsequences: false).first ?? value
      guard case .local(.dateTime(let time))? = ICalendarTime(first) else { return nil }
      return time
    }
    let zones = clocks.map { clock in clock.map { zone(named: id, at: $0) } ?? zone(named: id) }
    let names = Set(zones.map { $0.name ?? ($0.zone is DefinedZone ? "UTC" : $0.zone.name) })
    if names.count == 1, let name = names.first, isWritable(name) {
      return name == id ? line : line.with("TZID", name)
    }
    var portable = line
    portable.parameters.removeAll { $0.name == "TZID" }
    portable.value = zip(values, zip(clocks, zones)).map { value, time -> String in
      guard let clock = time.0 else { return String(value) }
      let instant = ICalendarTime.utcText(time.1.zone.instant(at: clock))
      return instant + value.drop { $0 != "/" }
    }.joined(separator: ",")
    return portable
  }

  /// Whether a file of ours would define it.
  private func isWritable(_ name: String) -> Bool {
    !TimeLines.isUTC(name) && (try? almanac.zone(named: name)) != nil
  }

  private func find(_ id: String) -> Named {
    if let name = systemName(id), let zone = zone(of: name) { return Named(name: name, zone: zone) }
    guard let definition = definitions[id] else {
      if let name = WindowsZones.ianaName(of: id), let zone = zone(of: name) {
        return Named(name: name, zone: zone)
      }
      return Named(
        name: nil, zone: floating,
        note: "The zone “\(id.prefix(80))” is neither known nor defined: "
          + "its times were read as those of the store's zone.")
    }
    if let location = definition.location, let name = systemName(location),
      let zone = zone(of: name)
    {
      return Named(name: name, zone: zone)
    }
    if let zone = equal(to: definition) {
      return Named(
        name: zone.name, zone: zone,
        note: "The zone “\(id.prefix(80))” was read as \(zone.name), which has the same rules.",
        isByDefinition: true)
    }
    return byDefinition(id, definition)
  }

  private func byDefinition(_ id: String, _ definition: DefinedZone) -> Named {
    Named(
      name: nil, zone: definition,
      note: "No known zone has the rules of “\(id.prefix(80))”: "
        + "its times were read by the file's own definition, and are kept in UTC.")
  }

  /// `Europe/Paris` of that, of `/Europe/Paris`, and of `/freeassociation.sourceforge.net/Europe/Paris`.
  private func systemName(_ id: String) -> String? {
    if zone(of: id) != nil { return id }
    let parts = id.split(separator: "/")
    for count in [3, 2] where parts.count > count || parts.count == count && id.hasPrefix("/") {
      let name = parts.suffix(count).joined(separator: "/")
      if zone(of: name) != nil { return name }
    }
    if id.hasPrefix("/"), let last = parts.last, zone(of: String(last)) != nil {
      return String(last)
    }
    return nil
  }

  private func zone(of name: String) -> (any Zone)? {
    name == floating.name ? floating : try? almanac.zone(named: name)
  }

  /// A zone of the system that has the offsets of a definition at the times of the file: one that the name of the
  /// definition names, else the one that has most of its other changes, too.
  private func equal(to definition: DefinedZone) -> (any Zone)? {
    guard searchCount < Self.maximumSearchCount else { return nil }
    searchCount += 1
    let times = times[definition.name] ?? FileTimes()
    let explicit = Samples(definition, at: times.clocks)
    for name in hints(in: definition.name) {
      if let zone = zone(of: name), explicit.hold(in: zone) { return zone }
    }
    let series = Samples(definition, at: times.series)
    let present = now.milliseconds / 1_000
    let later = max(present, FileTimes.year2000) + 3 * FileTimes.year
    let recent = Samples(definition, changingIn: FileTimes.year2000...later)
    let near = Samples(definition, changingIn: times.span(around: present))
    var best: (any Zone)?
    var isNear = false
    for name in [floating.name] + Self.preferredNames + almanac.zoneNames {
      guard let zone = zone(of: name), explicit.hold(in: zone), series.hold(in: zone) else {
        continue
      }
      if recent.hold(in: zone) { return zone }
      let holds = !isNear && near.hold(in: zone)
      if best == nil || holds { best = zone }
      isNear = isNear || holds
    }
    // Without any time to compare, what has other rules is another zone.
    return times.isEmpty && !isNear ? nil : best
  }

  /// The zones that a name speaks of, such as “Turkey Standard Time” and “(UTC+03:00) Istanbul”.
  private func hints(in id: String) -> [String] {
    let words = " " + id.lowercased().map { $0.isLetter ? String($0) : " " }.joined() + " "
    let cities = almanac.zoneNames.filter { name in
      guard let city = name.split(separator: "/").last, city.utf8.count >= 4 else { return false }
      let spoken = String(city.lowercased().map { $0 == "_" ? " " : $0 })
      return words.utf8.contains(bytes: " \(spoken) ".utf8)
    }
    return [WindowsZones.ianaName(of: id)].compactMap { $0 } + cities
  }
}

/// The offsets at some times by a definition, for comparison with a zone of the system.
private struct Samples {
  private var clocks: [(time: LocalTime, offset: Int)] = []
  private var instants: [(instant: Instant, offset: Int)] = []

  /// Of what clocks show.
  init(_ definition: DefinedZone, at times: [LocalTime]) {
    clocks = times.map { ($0, definition.utcOffset(atLocal: $0)) }
  }

  /// Before and at each of its changes in a span of seconds since 1970, and between them.
  init(_ definition: DefinedZone, changingIn span: ClosedRange<Int64>) {
    var seconds: [Int64] = []
    for transition in definition.transitions where span.contains(transition.at) {
      seconds += [transition.at - 1, transition.at]
    }
    seconds += Array(stride(from: span.lowerBound, through: span.upperBound, by: 21 * 86_400))
    instants = seconds.map { Instant(clamping: $0 * 1_000) }
      .map { ($0, definition.utcOffset(at: $0)) }
  }

  func hold(in zone: any Zone) -> Bool {
    clocks.allSatisfy { zone.utcOffset(atLocal: $0.time) == $0.offset }
      && instants.allSatisfy { zone.utcOffset(at: $0.instant) == $0.offset }
  }
}
