public import CTaskcore
import Domain
import Storage
import ViewModels

/// Reads what the past says: figures of each day, streaks, the level, the trend, a forecast.
///
/// - Parameters:
///   - store: the store.
///   - options: which days, at most 36,525 days away from today, and of what; NULL for the 30 days up to
///     today, of all projects.
///   - pulse: receives the pulse, to be freed with `taskcore_pulse_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for dates that are none, in the wrong order or too far
///   from each other or from today, for a week that begins on no weekday, for unknown bits of
///   `fields`, for NULL and for a wrong `struct_size`; `TASKCORE_ENOTFOUND` when there is no such
///   project; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_pulse_read)
public func pulseRead(
  store: StorePointer, options: In<taskcore_pulse_options>, pulse: Out<Handle<taskcore_pulse>>
) -> taskcore_status {
  object(store, pulse, "pulse") { handle in
    let now = try handle.now()
    let today = handle.store.days.day(containing: now)
    let query = try PulseQuery(options, today: today, localeWeekStart: handle.localeWeekStart)
    let pulse = try handle.store.read { try handle.store.pulse(query, at: now) }
    return try PulseScreen(pulse, Wording(handle.locale))
  }
}
