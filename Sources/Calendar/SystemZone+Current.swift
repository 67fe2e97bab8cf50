import Domain
import Platform

extension SystemZone {
  /// The zone that the user set: `TZ`, else `/etc/localtime`, else UTC.
  package static func current() -> SystemZone {
    if let value = Environment["TZ"] {
      return fromEnvironment(value) ?? utc
    }
    return fromLocalTimeFile(ZoneDatabase.localTimeFile) ?? utc
  }

  private static var utc: SystemZone { SystemZone(name: "UTC", data: TZif(rule: "UTC0")) }

  /// `Europe/Paris`, the same behind a colon, or a rule such as `CET-1CEST,M3.5.0,M10.5.0/3`.
  private static func fromEnvironment(_ value: String) -> SystemZone? {
    let name = value.hasPrefix(":") ? String(value.dropFirst()) : value
    if name.hasPrefix("/") { return fromLocalTimeFile(name) }
    if let zone = try? SystemZone(named: name) { return zone }
    return PosixZoneRule(name) == nil ? nil : SystemZone(name: name, data: TZif(rule: name))
  }

  /// A file, which is commonly a link into the database: its end is then the name.
  private static func fromLocalTimeFile(_ path: String) -> SystemZone? {
    if let name = ZoneDatabase.name(ofLink: path), let zone = try? SystemZone(named: name) {
      return zone
    }
    return ZoneFiles.read(path).flatMap { TZif($0) }.map { SystemZone(name: "local", data: $0) }
  }
}

extension TZif {
  /// A zone that is a rule alone.
  init(rule: String) {
    footer = rule
  }
}
