/// A group of settings, each a whole number.
package protocol SettingsGroup {
  associatedtype Name: SettingName

  /// As they are when nobody set any.
  init()

  /// - Throws: `invalid` for a value out of its range.
  mutating func set(_ name: Name, to value: Int32) throws
}

/// A setting of a group; the raw value is its uid in the store, such as `focus.work_minutes`.
package protocol SettingName: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  var values: ClosedRange<Int32> { get }
}

extension SettingName {
  /// What errors call it, and a C struct's member.
  package var field: String {
    rawValue.firstIndex(of: ".").map { String(rawValue[$0...].dropFirst()) } ?? rawValue
  }
}

extension RecordRepository<Setting> {
  /// What is set; what nobody set, or what another program set to nonsense, is as it is at first.
  func group<Group: SettingsGroup>() throws -> Group {
    var settings = Group()
    for setting in try all() {
      guard let name = Group.Name(rawValue: setting.uid), let value = Int32(setting.value),
        name.values.contains(value)
      else { continue }
      try settings.set(name, to: value)
    }
    return settings
  }
}
