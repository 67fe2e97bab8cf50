package import Domain

/// Sets the language or the region of this device, or resets it to the default.
package final class SetLocale: UseCase {
  package func run(language name: String?, at now: Instant) throws {
    try set(.language, to: name.map(LocaleSettings.language), at: now)
  }

  package func run(region name: String?, at now: Instant) throws {
    try set(.region, to: name.map(LocaleSettings.region), at: now)
  }

  private func set(_ name: LocaleSettings.Name, to value: String?, at now: Instant) throws {
    try store.write(.changeSettings, at: now) {
      guard try store.settings.find(uid: name.rawValue)?.value != value else { return }
      try store.settings.set(name.rawValue, to: value)
    }
  }
}
