public import CTaskcore
import Calendar
import Domain

/// Tells what calendar and clock show in a zone at an instant.
///
/// - Parameters:
///   - zone: the IANA name, such as `Europe/Paris`. Its rules are read anew from the system's time
///     zone data.
///   - instantMs: milliseconds since 1970 UTC, years 1 to 9999.
///   - local: receives it; zero on failure. Its `struct_size` must be set.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a name that no zone has, for an instant out of range, here
///   or in the zone, for NULL, for invalid UTF-8 and for a wrong `struct_size`;
///   `TASKCORE_EUNSUPPORTED` when the system has no time zone data.
///   Since 0.1.0.
@c(taskcore_zone_to_local)
public func zoneToLocal(
  zone: CText, instantMs: Int64, local: Out<taskcore_local_time>
) -> taskcore_status {
  let size = local?.cleared()
  return attempt {
    let zone = try existingZone(zone)
    try fill(local, "local", ofSize: size) {
      try taskcore_local_time(milliseconds: instantMs, in: zone)
    }
  }
}

/// Tells the instant at which calendar and clock show something in a zone.
///
/// RFC 5545, section 3.3.5: of a time that happens twice, the first is meant; a time that is skipped
/// is read with the offset from before the gap.
///
/// - Parameters:
///   - zone: the IANA name, such as `Europe/Paris`. Its rules are read anew from the system's time
///     zone data.
///   - local: the time; its `utc_offset_s` does not matter.
///   - instantMs: receives milliseconds since 1970 UTC; 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a name that no zone has, for a member out of its range, for
///   a time that is outside of the years 1 to 9999 in UTC, for NULL, for invalid UTF-8 and for a
///   wrong `struct_size`; `TASKCORE_EUNSUPPORTED` when the system has no time zone data.
///   Since 0.1.0.
@c(taskcore_zone_from_local)
public func zoneFromLocal(
  zone: CText, local: In<taskcore_local_time>, instantMs: Out<Int64>
) -> taskcore_status {
  instantMs?.pointee = 0
  return attempt {
    let zone = try existingZone(zone)
    let out = try required(instantMs, "instant_ms")
    out.pointee = try Instant(local, in: zone).milliseconds
  }
}

private func existingZone(_ name: CText) throws -> SystemZone {
  let name = try text(name, "zone")
  return try Failure.about("zone") { try SystemZone(named: name) }
}
