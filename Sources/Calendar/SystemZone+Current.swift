import Domain
import Platform

extension SystemZone {
  /// The zone that the user set: `TZ`, else `/etc/localtime`, else UTC.
  ///
  /// - Throws: The error of the system call, since days would begin and end at other times in UTC.
  package static func current() throws -> SystemZone {
    if let value = Environment["TZ"] {
      return try fromEnvironment(value) ?? utc
    }
    return try fromLocalTimeFile(ZoneDatabase.localTimeFile) ?? utc
  }

  private static var utc: SystemZone { SystemZone(name: "UTC", data: TZif(rule: "UTC0")) }

  /// `Europe/Paris`, the same behind a colon, or a rule such as `CET-1CEST,M3.5.0,M10.5.0/3`.
  private static func fromEnvironment(_ value: String) throws -> SystemZone? {
    let name = value.hasPrefix(":") ? String(value.dropFirst()) : value
    if name.hasPrefix("/") { return try fromLocalTimeFile(name) }
    if let zone = try known(name) { return zone }
    return PosixZoneRule(name) == nil ? nil : SystemZone(name: name, data: TZif(rule: name))
  }

  /// Nil for a name that no zone has, and without time zone data.
  private static func known(_ name: String) throws -> SystemZone? {
    do {
      return try SystemZone(named: name)
    } catch let failure as Failure where failure.kind == .invalid || failure.kind == .unsupported {
      return nil
    }
  }

  /// A file, which is commonly a link into the database: its end is then the name.
  private static func fromLocalTimeFile(_ path: String) throws -> SystemZone? {
    if let name = ZoneDatabase.name(ofLink: path), let zone = try known(name) {
      return zone
    }
    return try ZoneFiles.read(path).flatMap { TZif($0) }.map { SystemZone(name: "local", data: $0) }
  }
}

extension TZif {
  /// A zone that is a rule alone.
  init(rule: String) {
    footer = rule
  }
}
