public import CTaskcore
import Domain

/// Tells the present instant by the store's clock.
///
/// - Parameters:
///   - store: the store.
///   - nowMs: receives milliseconds since 1970 UTC; 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, or when the caller's clock is out of
///   range; `TASKCORE_EMISUSE`; or what the caller's clock answered.
///   Since 0.1.0.
@c(taskcore_time_now)
public func timeNow(store: StorePointer, nowMs: Out<Int64>) -> taskcore_status {
  number(store, nowMs, "now_ms") { try $0.now().milliseconds }
}

/// Tells what calendar and clock show in the store's zone at an instant.
///
/// - Parameters:
///   - store: the store.
///   - instantMs: milliseconds since 1970 UTC, years 1 to 9999.
///   - local: receives it; zero on failure. Its `struct_size` must be set.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for an instant out of range, here or in the store's zone,
///   for NULL and for a wrong `struct_size`; `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_time_to_local)
public func timeToLocal(
  store: StorePointer, instantMs: Int64, local: Out<taskcore_local_time>
) -> taskcore_status {
  filling(local, "local", of: store) { handle in
    try taskcore_local_time(milliseconds: instantMs, in: handle.store.zone)
  }
}

/// Tells the instant at which calendar and clock show something in the store's zone.
///
/// RFC 5545, section 3.3.5: of a time that happens twice, the first is meant; a time that is skipped
/// is read with the offset from before the gap.
///
/// - Parameters:
///   - store: the store.
///   - local: the time; its `utc_offset_s` does not matter.
///   - instantMs: receives milliseconds since 1970 UTC; 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member out of its range, for a time that is outside of
///   the years 1 to 9999 in UTC, for NULL and for a wrong `struct_size`; `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_time_from_local)
public func timeFromLocal(
  store: StorePointer, local: In<taskcore_local_time>, instantMs: Out<Int64>
) -> taskcore_status {
  number(store, instantMs, "instant_ms") { handle in
    try Instant(local, in: handle.store.zone).milliseconds
  }
}
