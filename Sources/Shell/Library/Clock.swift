import CTaskcoreHeader
import Platform

/// What a store reads the time from, when that is not the system's clock.
final class Clock {
  /// In milliseconds since 1970 UTC; nil goes on with the system's clock.
  var now: Int64?

  init(at now: Int64) {
    self.now = now
  }

  /// What the library calls, with the clock as its payload.
  static let read: taskcore_clock_callback = { now, payload in
    guard let now, let payload else { return TASKCORE_EINTERNAL }
    now.pointee =
      Unmanaged<Clock>.fromOpaque(payload).takeUnretainedValue().now ?? systemNow
    return TASKCORE_OK
  }

  /// What the system's clock shows, in milliseconds since 1970 UTC.
  static var systemNow: Int64 {
    WallClock.milliseconds
  }
}
