/// The progress of a focus session at an instant, for all displays of it.
///
/// A session that is not stopped ends at its planned end, even if no program runs then.
package struct FocusTimer: Equatable, Sendable {
  package var state: FocusSession.State
  /// In milliseconds.
  package var length: Int64
  /// In milliseconds, up to the last pause or the end.
  package var worked: Int64
  /// Since when it runs; nil when it does not.
  package var resumed: Instant?

  package init(
    state: FocusSession.State, length: Int64, worked: Int64, resumed: Instant?
  ) {
    self.state = state
    self.length = length
    self.worked = worked
    self.resumed = resumed
  }

  /// When it will be over, or was; nil unless it runs.
  package var ends: Instant? {
    guard state == .running, let resumed else { return nil }
    return Instant(clamping: resumed.milliseconds + max(0, length - worked))
  }

  /// Whether it ran to its end.
  package func isOver(at now: Instant) -> Bool {
    ends.map { $0 <= now } ?? false
  }

  /// What it is at an instant: finished, when it ran to its end.
  package func state(at now: Instant) -> FocusSession.State {
    isOver(at: now) ? .finished : state
  }

  /// In milliseconds, without pauses; a clock that went back takes nothing away.
  package func elapsed(at now: Instant) -> Int64 {
    guard state == .running, let resumed else { return min(worked, length) }
    return min(length, worked + max(0, now.milliseconds - resumed.milliseconds))
  }

  /// In milliseconds; of what is finished or cancelled, nothing remains.
  package func remaining(at now: Instant) -> Int64 {
    switch state {
    case .running, .paused: length - elapsed(at: now)
    case .finished, .cancelled: 0
    }
  }
}

extension FocusSession {
  package var timer: FocusTimer {
    FocusTimer(state: state, length: length, worked: worked.duration, resumed: resumed)
  }

  /// When it will be over, or was; nil unless it runs.
  package var ends: Instant? { timer.ends }

  package func isOver(at now: Instant) -> Bool { timer.isOver(at: now) }

  /// In milliseconds, without pauses.
  package func elapsed(at now: Instant) -> Int64 { timer.elapsed(at: now) }

  /// In milliseconds.
  package func remaining(at now: Instant) -> Int64 { timer.remaining(at: now) }
}
