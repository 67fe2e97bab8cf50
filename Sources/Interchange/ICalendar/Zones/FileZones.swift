import Domain
import Localization

/// The zones that a file names, and which ones of the system they are.
final class FileZones {
  struct Named {
    /// As it is known here; nil when there is only the file's own definition.
    var name: String?
    var zone: any Zone
    /// What there is to say of it.
    var note: Message?
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

  /// Whether all is known that the file has to say before its end.
  func knows(_ id: String) -> Bool {
    definitions[id] != nil || systemName(id) != nil
  }

  /// The zone that the file calls so.
  func zone(named id: String) -> Named {
    if let named = known[id] { return named }
    let named = find(id)
    known[id] = named
    return named
  }

  private func find(_ id: String) -> Named {
    if let name = systemName(id), let zone = zone(of: name) { return Named(name: name, zone: zone) }
    guard let definition = definitions[id] else {
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
        note: "The zone “\(id.prefix(80))” was read as \(zone.name), which has the same rules.")
    }
    return Named(
      name: nil, zone: definition,
      note: "No known zone has the rules of “\(id.prefix(80))”: "
        + "its times were read by the file's own definition, and are kept in UTC.")
  }

  /// `Europe/Paris` of that, and of `/freeassociation.sourceforge.net/Europe/Paris`.
  private func systemName(_ id: String) -> String? {
    if zone(of: id) != nil { return id }
    let parts = id.split(separator: "/")
    for count in [3, 2] where parts.count > count {
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

  /// A zone of the system with the same offsets from a year ago to in three years.
  private func equal(to definition: DefinedZone) -> (any Zone)? {
    guard searchCount < Self.maximumSearchCount else { return nil }
    searchCount += 1
    let day: Int64 = 86_400
    let present = now.milliseconds / 1_000
    let window = (present - 365 * day)...(present + 3 * 365 * day)
    var samples = Array(stride(from: window.lowerBound, through: window.upperBound, by: 7 * 86_400))
    for transition in definition.transitions where window.contains(transition.at) {
      samples += [transition.at - 1, transition.at]
    }
    let instants = samples.map { Instant(clamping: $0 * 1_000) }
    let offsets = instants.map { definition.utcOffset(at: $0) }
    for name in [floating.name] + Self.preferredNames + almanac.zoneNames {
      guard let zone = zone(of: name) else { continue }
      if zip(instants, offsets).allSatisfy({ zone.utcOffset(at: $0) == $1 }) { return zone }
    }
    return nil
  }
}
