public import CTaskcore
import Domain

/// Reads how completions score, and what keeps a streak.
///
/// - Parameters:
///   - store: the store.
///   - settings: receives them; zero on failure. Its `struct_size` must be set.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for a wrong `struct_size`;
///   `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_pulse_settings_read)
public func pulseSettingsRead(
  store: StorePointer, settings: Out<taskcore_pulse_settings>
) -> taskcore_status {
  readSettings(store, settings) { try $0.pulse() }
}

/// Sets how completions score from now on, and what keeps a streak. What was scored before stays; goals
/// and ignored weekdays hold for the past, too.
///
/// - Parameters:
///   - store: the store.
///   - settings: what to set; only the members that its `fields` announce change.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a value out of its range, with the member, for
///   unknown bits of `fields`, for NULL and for a wrong `struct_size`; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer
///   answered, with the settings changed.
///   Since 0.1.0.
@c(taskcore_pulse_settings_set)
public func pulseSettingsSet(
  store: StorePointer, settings: In<taskcore_pulse_settings>
) -> taskcore_status {
  setSettings(store, settings)
}
