import CTaskcore
import Domain
import Platform

/// The clock of a store: the system's, or the caller's.
struct Clock {
  var callback: taskcore_clock_callback?
  var payload: UnsafeMutableRawPointer?

  /// - Throws: `invalid` when the caller's clock tells no instant, or what it answers.
  func now() throws -> Instant {
    guard let callback else {
      return Instant(clamping: WallClock.milliseconds)
    }
    var milliseconds: Int64 = 0
    let answer = callback(&milliseconds, payload)
    if answer != 0 { throw Failure(stoppedBy: answer) }
    return try Instant(milliseconds: milliseconds, field: "clock")
  }
}

extension Failure {
  /// A callback answered this nonzero code.
  init(stoppedBy code: Int32) {
    self.init(.stopped(code), "A callback stopped the call with \(code).")
  }
}
