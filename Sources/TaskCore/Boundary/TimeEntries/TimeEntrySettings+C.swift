import CTaskcore
import Domain

extension taskcore_time_entry_settings: SettingsStruct {
  static var members:
    [(
      name: TimeEntrySettings.Name, field: UInt64, value: (taskcore_time_entry_settings) -> Int32
    )]
  {
    [(.isTracking, TASKCORE_TIME_ENTRY_SETTINGS_TRACKING, { $0.is_tracking })]
  }

  init(_ settings: TimeEntrySettings) {
    self.init(
      struct_size: MemoryLayout<taskcore_time_entry_settings>.size, fields: Self.knownFields,
      is_tracking: settings[.isTracking], reserved: 0)
  }
}
