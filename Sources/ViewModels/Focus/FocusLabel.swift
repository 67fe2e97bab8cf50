package import Domain

/// What a screen says of a focus session: `12:34`, which is left, or how it ended.
package struct FocusLabel: Equatable, Sendable {
  package var text: String

  package init(_ timer: FocusTimer, at now: Instant) {
    text =
      switch timer.state(at: now) {
      case .running, .paused: FocusLength.text(milliseconds: timer.remaining(at: now))
      case .finished: "Finished"
      case .cancelled: "Cancelled"
      }
  }
}
