import CTaskcoreHeader

/// What calendar and clock show in a zone.
public struct ZonedTime: Sendable {
  /// An IANA name; nil for the store's own.
  public let zone: String?
  /// The local.
  public let local: LocalTime

  /// Makes one with these values.
  public init(zone: String?, local: LocalTime) {
    self.zone = zone
    self.local = local
  }
}

extension Store {
  /// What they show at an instant, in milliseconds since 1970 UTC.
  public static func localTime(_ instant: Int64, zone: some UTF8Text) throws -> ZonedTime {
    var local = taskcore_local_time()
    local.struct_size = MemoryLayout<taskcore_local_time>.size
    try withExtendedLifetime(CStrings()) { texts in
      try check(taskcore_zone_to_local(texts.copy(zone), instant, &local))
    }
    return ZonedTime(zone: zone.string, local: try LocalTime(local))
  }

  /// The instant at which calendar and clock show a time in a zone, in milliseconds since 1970 UTC.
  public static func instant(_ time: LocalTime, zone: some UTF8Text) throws -> Int64 {
    var local = taskcore_local_time()
    local.struct_size = MemoryLayout<taskcore_local_time>.size
    local.date = time.date.number
    local.hour = Int32(time.hour)
    local.minute = Int32(time.minute)
    local.second = Int32(time.second)
    local.millisecond = Int32(time.millisecond)
    var instant: Int64 = 0
    try withExtendedLifetime(CStrings()) { texts in
      try check(taskcore_zone_from_local(texts.copy(zone), &local, &instant))
    }
    return instant
  }
}
