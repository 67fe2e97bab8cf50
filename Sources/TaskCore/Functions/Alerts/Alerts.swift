public import CTaskcore
import Domain
import Storage
import UseCases

/// Notices what other handles and processes committed, and tells the observers; then, if it is asked
/// for alerts, says what became due since the last poll. It is cheap when nothing happened: call it
/// when `taskcore_next_wakeup` says so, and when the program is idle.
///
/// Each reminder is said once, by one poll of one process, and is kept as an alert. A task reminds
/// while it is open, of its present occurrence; an event while it is not done, of each occurrence. A
/// reminder whose time is past when it is given to a task or event is said when no poll has passed
/// that time and it was less than a day ago. Of what was missed for long, a poll gives
/// `TASKCORE_POLL_LIMIT` alerts, and the next one goes on; of one task or event, it gives the last 100
/// and drops those before.
///
/// Before, tasks of which the until is over are cancelled with their open subtasks, as a step of its own,
/// which undo takes back; a poll does not do again what was undone. After an observer's nonzero answer to it,
/// nothing is said until the next poll.
///
/// Then the drafts of recurring invoices whose dates came are made, each once, as a step that no undo takes back.
///
/// After an observer's nonzero answer to a commit of others, nothing is said, and the next poll goes on
/// with the commit after that one; after one to what this poll said, the alerts are given all the same.
/// Of a task that was purged before its commits were noticed, only its removal is told.
///
/// - Parameters:
///   - store: the store.
///   - nowMs: the present instant, in milliseconds since 1970 UTC, years 1 to 9999; the commits carry
///     it as the time when they were noticed.
///   - alerts: receives the list of what became due, the earliest first, to be freed with
///     `taskcore_alert_list_free`; NULL on failure. With NULL, nothing is said and nothing is written.
///   - commitCount: receives the number of commits noticed; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for an instant out of range; `TASKCORE_EREADONLY` when
///   alerts are asked for; `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`; or what an observer answered.
///   Since 0.1.0.
@c(taskcore_poll)
public func poll(
  store: StorePointer, nowMs: Int64, alerts: Out<Handle<taskcore_alert_list>>,
  commitCount: Out<UInt>
) -> taskcore_status {
  alerts?.pointee = nil
  commitCount?.pointee = 0
  return callWithoutTurn(store) { handle in
    let now = try Instant(milliseconds: nowMs, field: "now_ms")
    if alerts != nil { try handle.store.checkWritable() }
    let count = try handle.tellOfForeignSteps(noticed: now)
    commitCount?.pointee = UInt(count)
    if count > 0 { try handle.run { try handle.updateLocale() } }
    guard let alerts else { return }
    do {
      try handle.run { try ExpireTasks(handle.store).run(at: now) }
      try handle.run { try DraftRecurringInvoices(handle.store).run(at: now) }
      try handle.run {
        let ids = try FireDueAlerts(handle.store, newUID: handle.newUID(at: now)).run(at: now)
        let list = try AlertList(.ids(ids), of: handle.store, at: now, in: handle.locale)
        try list.shrink()
        alerts.pointee = try list.makeHandle()
      }
    } catch {
      if alerts.pointee == nil { commitCount?.pointee = 0 }
      throw error
    }
  }
}

/// Tells when to poll next: when a reminder becomes due, an alert comes back that was put off, the running
/// focus session ends, the until of a task is over, or the day of the next draft of a recurring invoice begins.
///
/// A change of the store, here or by others, can bring it forward: ask again after each.
///
/// - Parameters:
///   - store: the store.
///   - atMs: receives milliseconds since 1970 UTC: the present instant when something is waiting
///     already, `TASKCORE_NEVER` when there is nothing to come; 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_EBUSY`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_next_wakeup)
public func nextWakeup(store: StorePointer, atMs: Out<Int64>) -> taskcore_status {
  number(store, atMs, "at_ms") { handle in
    let now = try handle.now()
    let wakeup = try handle.store.read { try NextWakeup(handle.store).run(at: now) }
    return wakeup?.milliseconds ?? never
  }
}

/// `TASKCORE_NEVER`, which is a macro that Swift does not see.
private let never = Int64.max

/// Lists what polls said, the latest first.
///
/// - Parameters:
///   - store: the store.
///   - options: which ones. NULL: all that nobody has acknowledged and whose task or event is still to be
///     done.
///   - alerts: receives the list, to be freed with `taskcore_alert_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `alerts`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_alert_query)
public func alertQuery(
  store: StorePointer, options: In<taskcore_alert_query_options>,
  alerts: Out<Handle<taskcore_alert_list>>
) -> taskcore_status {
  list(store, alerts, "alerts") { handle in
    let options = try given(options)
    let isOfAll = try flag(options.is_acknowledged_included, "is_acknowledged_included")
    let page = try options.page()
    return try AlertList(
      isOfAll ? .all(page) : .waiting(page), of: handle.store, at: handle.now(),
      in: handle.locale)
  }
}

/// Notes that alerts were seen, all or none, as one step for undo. Those that were put off are not said
/// again.
///
/// - Parameters:
///   - store: the store.
///   - ids: the alerts; one that is given twice counts once, and one that was acknowledged stays so.
///   - count: how many, at most 16,777,216; 0 does nothing.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and an absurd count; `TASKCORE_ENOTFOUND`
///   when there is no such alert, with its index; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the
///   alerts changed.
///   Since 0.1.0.
@c(taskcore_alert_acknowledge)
public func alertAcknowledge(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) {
    try AcknowledgeAlerts($0.store).run($1(), at: $2)
  }
}

/// Puts alerts off until an instant, all or none, as one step for undo. The first poll from then on
/// says them again, unless the task is completed or deleted or the event is done by then.
///
/// - Parameters:
///   - store: the store.
///   - ids: the alerts; one that is given twice counts once, and one that was acknowledged is not any
///     more.
///   - count: how many, at most 16,777,216; 0 does nothing.
///   - untilMs: milliseconds since 1970 UTC, in the years 1 to 9999, and after the present instant.
/// - Returns: as `taskcore_alert_acknowledge`; `TASKCORE_EINVALID` for an instant out of range, too.
///   Since 0.1.0.
@c(taskcore_alert_snooze)
public func alertSnooze(
  store: StorePointer, ids: In<Int64>, count: UInt, untilMs: Int64
) -> taskcore_status {
  change(store, ids, count) { handle, ids, now in
    let later = try Instant(milliseconds: untilMs, field: "until_ms")
    try SnoozeAlerts(handle.store).run(ids(), until: later, at: now)
  }
}

/// Puts alerts off for a while, all or none, as one step for undo, as `taskcore_alert_snooze` does.
///
/// - Parameters:
///   - store: the store.
///   - ids: the alerts, as there.
///   - count: how many, as there.
///   - seconds: from the present instant on, 1 to 31,622,400 (366 days).
/// - Returns: as `taskcore_alert_acknowledge`; `TASKCORE_EINVALID` for seconds out of range, too.
///   Since 0.1.0.
@c(taskcore_alert_snooze_for)
public func alertSnoozeFor(
  store: StorePointer, ids: In<Int64>, count: UInt, seconds: Int64
) -> taskcore_status {
  change(store, ids, count) { handle, ids, now in
    try SnoozeAlerts(handle.store).run(ids(), forSeconds: seconds, at: now)
  }
}
