import CTaskcoreHeader

/// What calendar and clock show in a zone.
struct ZonedTime {
  /// An IANA name; nil for the store's own.
  let zone: String?
  let local: LocalTime
}

extension Store {
  /// What they show at an instant, in milliseconds since 1970 UTC.
  static func localTime(_ instant: Int64, zone: Word) throws -> ZonedTime {
    var local = taskcore_local_time()
    local.struct_size = MemoryLayout<taskcore_local_time>.size
    try withExtendedLifetime(CStrings()) { texts in
      try check(taskcore_zone_to_local(texts.copy(zone.bytes), instant, &local))
    }
    return ZonedTime(zone: zone.text, local: try LocalTime(local))
  }
}
