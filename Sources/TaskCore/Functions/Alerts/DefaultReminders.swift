public import CTaskcore
import Domain
import UseCases

/// Sets what new tasks, or new events, are reminded of when their input says nothing of reminders. Existing
/// ones do not change, and imported ones have the reminders of their file.
///
/// - Parameters:
///   - store: the store.
///   - kind: `TASKCORE_REMINDED_...`: of which they are.
///   - reminders: an array; NULL with 0. They count from the start or the due, which of an event is its end.
///   - count: how many, 0 to 50; 0 for none, which is so at first.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for another kind, for a reminder at a time of its own, for
///   more than 50 and for NULL; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with them set.
///   Since 0.1.0.
@c(taskcore_default_reminders_set)
public func defaultRemindersSet(
  store: StorePointer, kind: Int32, reminders: In<taskcore_reminder>, count: UInt
) -> taskcore_status {
  call(store) { handle in
    let kind = try DefaultReminders(code: kind)
    let given = try [Reminder](
      reminders, count: Int(bitPattern: count), of: "A task", in: handle.store.zone)
    try SetDefaultReminders(handle.store).run(given, of: kind, at: handle.now())
  }
}

/// Tells what new tasks, or new events, are reminded of when their input says nothing of reminders.
///
/// - Parameters:
///   - store: the store.
///   - kind: `TASKCORE_REMINDED_...`: of which they are.
///   - reminders: receives them as a text such as `start-600 due-3600`, in seconds, with spaces between; "" for
///     none; to be freed with `taskcore_string_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for another kind and for NULL; `TASKCORE_EBUSY`,
///   `TASKCORE_EIO`, `TASKCORE_EMISUSE`, `TASKCORE_ENOMEM`.
///   Since 0.1.0.
@c(taskcore_default_reminders)
public func defaultReminders(
  store: StorePointer, kind: Int32, reminders: Out<OwnedText>
) -> taskcore_status {
  reminders?.pointee = nil
  return call(store) { handle in
    let reminders = try required(reminders, "reminders")
    let kind = try DefaultReminders(code: kind)
    let known = try handle.store.read { try handle.store.settings.defaultReminders(kind) }
    reminders.pointee = try copied(known.text)
  }
}
