public import CTaskcore
import Domain

/// Reads how long focus sessions and breaks are when nobody says otherwise, and what follows them.
///
/// - Parameters:
///   - store: the store.
///   - settings: receives them; zero on failure. Its `struct_size` must be set.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for a wrong `struct_size`;
///   `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_focus_settings_read)
public func focusSettingsRead(
  store: StorePointer, settings: Out<taskcore_focus_settings>
) -> taskcore_status {
  readSettings(store, settings) { try $0.focus() }
}

/// Sets how long focus sessions and breaks are from now on, and what follows them. What is running
/// stays as long as it is.
///
/// - Parameters:
///   - store: the store.
///   - settings: what to set; only the members that its `fields` announce change.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a value out of its range, with the member, for
///   unknown bits of `fields`, for NULL and for a wrong `struct_size`; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer
///   answered, with the settings changed.
///   Since 0.1.0.
@c(taskcore_focus_settings_set)
public func focusSettingsSet(
  store: StorePointer, settings: In<taskcore_focus_settings>
) -> taskcore_status {
  setSettings(store, settings)
}
