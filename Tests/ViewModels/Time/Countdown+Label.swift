@testable import ViewModels

extension Countdown {
  var label: String { Self.label(phase, remaining: remaining) }
}
