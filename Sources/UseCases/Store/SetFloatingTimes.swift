package import Domain

/// Sets whether times in quick add are floating times or instants.
package final class SetFloatingTimes: UseCase {
  package func run(_ floats: Bool, at now: Instant) throws {
    try store.write(.changeSettings, at: now) {
      guard try store.settings.floatsTimes() != floats else { return }
      try store.settings.set(FloatingTimes.setting, to: floats ? "1" : nil)
    }
  }
}
