package import Domain

/// Sets how long focus sessions and breaks are, and what follows them, in one step.
package struct SetFocusSettings {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Throws: `invalid` for a value out of its range; nothing is changed then.
  package func callAsFunction(_ values: [FocusSettings.Name: Int32], at now: Instant) throws {
    try store.write(.changeSettings, at: now) {
      for name in FocusSettings.Name.allCases {
        guard let value = values[name] else { continue }
        var checked = FocusSettings()
        try checked.set(name, to: value)
        try store.settings.set(name.rawValue, to: String(value))
      }
    }
  }
}
