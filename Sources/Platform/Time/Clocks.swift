import Glibc

/// The wall clock.
package enum WallClock {
  /// Milliseconds since 1970 UTC.
  @inlinable package static var milliseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
}

/// The monotonic clock, for durations.
package enum SteadyClock {
  @inlinable package static var nanoseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  package static var milliseconds: Int64 { nanoseconds / 1_000_000 }

  /// Lets this thread pause.
  package static func sleep(milliseconds: Int32) {
    usleep(UInt32(milliseconds) * 1_000)
  }
}
