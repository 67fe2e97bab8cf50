import Domain
import Glibc

extension SystemZone {
  /// The zone that the user set: `TZ`, else `/etc/localtime`, else UTC.
  package static func current() -> SystemZone {
    if let value = getenv("TZ").map({ String(cString: $0) }) {
      return fromEnvironment(value) ?? utc
    }
    return fromLocalTimeFile("/etc/localtime") ?? utc
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
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      if let name = zoneName(in: resolved), let zone = try? SystemZone(named: name) { return zone }
    }
    return ZoneFiles.read(path).flatMap { TZif($0) }.map { SystemZone(name: "local", data: $0) }
  }

  /// What follows the last folder `zoneinfo`. It is sought by the C library, as each opening of a store
  /// asks for it: with the pieces of a String, the zone takes several times as long.
  private static func zoneName(in path: UnsafePointer<CChar>) -> String? {
    let folder = "/zoneinfo/"
    var rest = path
    var name: String?
    while let found = strstr(rest, folder) {
      rest = UnsafePointer(found) + 1
      name = String(cString: found + folder.utf8.count)
    }
    return name
  }
}

extension TZif {
  /// A zone that is a rule alone.
  init(rule: String) {
    footer = rule
  }
}
