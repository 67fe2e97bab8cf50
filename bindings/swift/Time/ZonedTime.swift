import CTaskcoreHeader

/// What calendar and clock show in a zone.
public struct ZonedTime: Codable, Hashable, Sendable {
  /// An IANA name; nil for the store's own.
  public let zone: String?
  /// What they show.
  public let local: LocalTime

  /// Makes one of what is shown in a zone.
  public init(zone: String?, local: LocalTime) {
    self.zone = zone
    self.local = local
  }
}

extension Store {
  /// What they show at an instant, in milliseconds since 1970 UTC.
  public static func localTime(_ instant: Int64, zone: some UTF8Text) throws -> ZonedTime {
    let local = try withExtendedLifetime(CStrings()) { texts in
      try filled(blank(taskcore_local_time(), taskcore_local_time_init)) {
        taskcore_zone_to_local(texts.copy(zone), instant, $0)
      }
    }
    return ZonedTime(zone: zone.string, local: try LocalTime(local))
  }

  /// The instant at which calendar and clock show a time in a zone, in milliseconds since 1970 UTC.
  public static func instant(_ time: LocalTime, zone: some UTF8Text) throws -> Int64 {
    try withExtendedLifetime(CStrings()) { texts in
      try time.withInput { input in
        try number { taskcore_zone_from_local(texts.copy(zone), input, $0) }
      }
    }
  }
}
