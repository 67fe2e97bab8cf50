package import Domain

/// The label of a focus session: the time left, `12:34`, or its outcome.
package struct FocusLabel: Equatable, Sendable {
  package var text: String

  package init(_ timer: FocusTimer, at now: Instant, _ wording: Wording = .english) {
    text =
      switch timer.state(at: now) {
      case .running, .paused: FocusLength.text(milliseconds: timer.remaining(at: now))
      case .finished: wording.text("focus session\u{4}Finished")
      case .cancelled: wording.text("focus session\u{4}Cancelled")
      }
  }
}
