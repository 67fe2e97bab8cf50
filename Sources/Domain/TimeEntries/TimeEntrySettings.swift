/// The settings of time entries.
package struct TimeEntrySettings: SettingsGroup, Equatable, Sendable {
  /// Whether starting a task runs its time entry.
  package private(set) var isTracking = false

  package init() {}

  /// The raw values are the names of the settings.
  package enum Name: String, SettingName {
    case isTracking = "time_entry.is_tracking"

    package var values: ClosedRange<Int32> { 0...1 }
  }

  package subscript(name: Name) -> Int32 {
    switch name {
    case .isTracking: isTracking ? 1 : 0
    }
  }

  /// - Throws: `invalid` for a value out of its range.
  package mutating func set(_ name: Name, to value: Int32) throws {
    guard name.values.contains(value) else {
      throw Failure(
        .invalid, "\(name.field) is 1 or 0, not \(value).", field: name.field)
    }
    switch name {
    case .isTracking: isTracking = value == 1
    }
  }
}

extension RecordRepository<Setting> {
  package func timeEntries() throws -> TimeEntrySettings { try group() }
}
