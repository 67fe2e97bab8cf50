package import Domain

/// Sets how completions score from now on, and what keeps a streak, in one step.
package struct SetPulseSettings {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Throws: `invalid` for a value out of its range; nothing is changed then.
  package func callAsFunction(_ values: [PulseSettings.Name: Int32], at now: Instant) throws {
    try store.write(.changeSettings, at: now) {
      for name in PulseSettings.Name.allCases {
        guard let value = values[name] else { continue }
        var checked = PulseSettings()
        try checked.set(name, to: value)
        try store.settings.set(name.rawValue, to: String(value))
      }
    }
  }
}
