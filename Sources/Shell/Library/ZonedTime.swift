import CTaskcoreHeader

/// What calendar and clock show in a zone.
struct ZonedTime {
  /// An IANA name; nil for the store's own.
  let zone: String?
  let local: LocalTime
}

extension LocalTime {
  /// A time as it is written, wherever that is.
  init(_ time: DateTimeText) {
    self.init(
      date: time.date, hour: time.hour, minute: time.minute, second: time.second,
      millisecond: time.millisecond, offset: 0)
  }
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

  /// The instant at which calendar and clock show a time in a zone, in milliseconds since 1970 UTC.
  static func instant(_ time: LocalTime, zone: Word) throws -> Int64 {
    var local = taskcore_local_time()
    local.struct_size = MemoryLayout<taskcore_local_time>.size
    local.date = time.date.number
    local.hour = Int32(time.hour)
    local.minute = Int32(time.minute)
    local.second = Int32(time.second)
    local.millisecond = Int32(time.millisecond)
    var instant: Int64 = 0
    try withExtendedLifetime(CStrings()) { texts in
      try check(taskcore_zone_from_local(texts.copy(zone.bytes), &local, &instant))
    }
    return instant
  }
}
