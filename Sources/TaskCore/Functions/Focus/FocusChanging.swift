public import CTaskcore
import Domain
import UseCases

/// Starts a focus session, for a task or for none, or a break. One is running or paused at a time.
///
/// It ends by itself when its time is over, pauses not counted; `taskcore_poll` tells that once. The
/// time goes on by the clock while nobody watches, through restarts and while the machine sleeps. One
/// whose time is over is finished as of then, if no poll did it before.
///
/// - Parameters:
///   - store: the store.
///   - options: what to start, for which task and for how long. NULL: work on none, as long as is set.
///   - id: receives the session's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for minutes out of range, an unknown kind, a break on a
///   task and a wrong `struct_size`; `TASKCORE_ENOTFOUND` when there is no such task; `TASKCORE_ECONFLICT` for one that is
///   completed or in the trash, and while another session is running or paused, with what remains of
///   it; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the session started.
///   Since 0.1.0.
@c(taskcore_focus_start)
public func focusStart(
  store: StorePointer, options: In<taskcore_focus_start_options>, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let options = try given(options)
    let kind = FocusSession.Kind(rawValue: options.kind)
    guard let kind = options.kind == 0 ? .work : kind else {
      throw Failure(
        .invalid,
        "A focus session is of kind 1 to 3: work, short or long break, not \(options.kind).",
        field: "kind")
    }
    let (now, newUID) = try handle.creation()
    return try StartFocus(handle.store, newUID: newUID).run(
      kind, task: options.task_id == 0 ? nil : options.task_id,
      minutes: options.minutes == 0 ? nil : options.minutes, at: now)
  }
}

/// Pauses the focus session or break that is running.
///
/// - Parameter store: the store.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ECONFLICT` when none is running, and for one that was paused 200
///   times; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the session paused.
///   Since 0.1.0.
@c(taskcore_focus_pause)
public func focusPause(store: StorePointer) -> taskcore_status {
  call(store) { try PauseFocus($0.store).run(at: $0.now()) }
}

/// Lets the focus session or break that is paused go on.
///
/// - Parameter store: the store.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ECONFLICT` when none is paused; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer
///   answered, with the session running.
///   Since 0.1.0.
@c(taskcore_focus_resume)
public func focusResume(store: StorePointer) -> taskcore_status {
  call(store) { try ResumeFocus($0.store).run(at: $0.now()) }
}

/// Starts the focus session or break that is running or paused anew, from its full length. What was
/// worked in it so far is forgotten.
///
/// - Parameter store: the store.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ECONFLICT` when none is running or paused;
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or
///   what an observer answered, with the session running.
///   Since 0.1.0.
@c(taskcore_focus_reset)
public func focusReset(store: StorePointer) -> taskcore_status {
  call(store) { try ResetFocus($0.store).run(at: $0.now()) }
}

/// Ends the focus session or break that is running or paused as if it had not been: it stays in the
/// history as cancelled, its time is in no total, and no round goes by.
///
/// - Parameter store: the store.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ECONFLICT` when none is running or paused;
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or
///   what an observer answered, with the session cancelled.
///   Since 0.1.0.
@c(taskcore_focus_cancel)
public func focusCancel(store: StorePointer) -> taskcore_status {
  call(store) { try CancelFocus($0.store).run(at: $0.now()) }
}

/// Ends the focus session or break that is running or paused early. The time that was worked counts.
///
/// - Parameter store: the store.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ECONFLICT` when none is running or paused;
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or
///   what an observer answered, with the session finished.
///   Since 0.1.0.
@c(taskcore_focus_finish)
public func focusFinish(store: StorePointer) -> taskcore_status {
  call(store) { try FinishFocus($0.store).run(at: $0.now()) }
}
