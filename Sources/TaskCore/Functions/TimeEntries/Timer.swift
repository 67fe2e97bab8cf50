public import CTaskcore
import Domain
import UseCases

/// Starts a timer: a time entry without an end, for a task, a project or nothing in particular. One that is
/// running ends where the new one begins.
///
/// There is one clock: a focus session that is started ends the timer, and a timer is refused while a focus
/// session is running or paused. Completing, cancelling and stopping a task, and moving it to the trash, end
/// its timer. While `is_tracking` of `taskcore_time_entry_settings` is set, `taskcore_task_start` starts it.
///
/// - Parameters:
///   - store: the store.
///   - input: what it is for, and since when: now, when that is not said. NULL is wrong; no bit of `fields` has
///     to be set.
///   - id: receives the entry's id; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_time_entry_add`; `TASKCORE_EINVALID` also for an end and for a start to come;
///   `TASKCORE_ECONFLICT` for a task that is not open, and while a focus session is running or paused.
///   Since 0.1.0.
@c(taskcore_timer_start)
public func timerStart(
  store: StorePointer, input: In<taskcore_time_entry_input>, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let input = try TimeEntryInput(input)
    let (now, newUID) = try handle.creation()
    return try StartTimer(handle.store, newUID: newUID).run(input, at: now)
  }
}

/// Stops the timer: the time entry that is running ends now.
///
/// - Parameters:
///   - store: the store.
///   - id: receives the entry's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ECONFLICT` when none is running; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered,
///   with the timer stopped.
///   Since 0.1.0.
@c(taskcore_timer_stop)
public func timerStop(store: StorePointer, id: Out<Int64>) -> taskcore_status {
  number(store, id) { try StopTimer($0.store).run(at: $0.now()) }
}

/// Says what becomes of idle time: the host saw that nobody was there while the timer ran. All of it is one step
/// for undo.
///
/// Time that is kept counts as what the timer runs for. Without it, what is running ends where nobody was there
/// any more, and an entry for the same begins now, unless the timer is stopped; what had been running for
/// nothing but idle time begins now, or is removed. Time that is split off is an entry of its own, for the same,
/// or for another task, project or none.
///
/// - Parameters:
///   - store: the store.
///   - idle: since when, what is to become of it, and whether the timer goes on.
///   - id: receives the id of the entry that was split off; 0 when none was, and on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for an instant that is to come, out of range or before the timer
///   was started, for another choice, for a bad note, for more than 366 days, for unknown bits of `fields`, for NULL
///   and for a wrong `struct_size`; `TASKCORE_ECONFLICT` when no timer is running, for a task in the trash, and
///   when an invoice is for the entry; `TASKCORE_ENOTFOUND` when there is no such task or project;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the time resolved.
///   Since 0.1.0.
@c(taskcore_timer_idle)
public func timerIdle(
  store: StorePointer, idle: In<taskcore_idle_time>, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let idle = try IdleTime(idle)
    let (now, newUID) = try handle.creation()
    return try ResolveIdleTime(handle.store, newUID: newUID).run(idle, at: now) ?? 0
  }
}
