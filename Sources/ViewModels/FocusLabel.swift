package import Domain

/// What a screen says of a focus session, such as `12:34 left`.
package struct FocusLabel: Equatable, Sendable {
  package var text: String

  package init(_ timer: FocusTimer, at now: Instant) {
    let left = "\(FocusLength.text(milliseconds: timer.remaining(at: now))) left"
    text =
      switch timer.state(at: now) {
      case .running: left
      case .paused: "Paused, \(left)"
      case .finished: "Finished"
      case .cancelled: "Cancelled"
      }
  }
}
