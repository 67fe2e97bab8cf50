package import Domain

/// Sets some settings of a group, in one step.
package struct SetSettings<Group: SettingsGroup> {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Throws: `invalid` for a value out of its range; nothing is changed then.
  package func run(_ values: [Group.Name: Int32], at now: Instant) throws {
    try store.write(.changeSettings, at: now) {
      for name in Group.Name.allCases {
        guard let value = values[name] else { continue }
        var checked = Group()
        try checked.set(name, to: value)
        try store.settings.set(name.rawValue, to: String(value))
      }
    }
  }
}
