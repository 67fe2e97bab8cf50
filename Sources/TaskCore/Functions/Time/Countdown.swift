public import CTaskcore
import Domain
import ViewModels

/// Tells how far it is to the due of a task, of which a date counts to the end of its day.
///
/// Before its start, if it has one, it is upcoming; then it runs until its due. What is completed
/// stands as it stood then. What is cancelled or expired has nothing to count to: its phase is
/// `TASKCORE_PHASE_NONE`.
///
/// - Parameters:
///   - store: the store.
///   - id: the task.
///   - options: from when the elapsed part is counted. NULL: from its start or, when it has none, its
///     creation.
///   - countdown: receives it; zero on failure. Its `struct_size` must be set.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for an instant out of range, for NULL and for a wrong
///   `struct_size`; `TASKCORE_ENOTFOUND`; `TASKCORE_ECONFLICT` for a task that has no due or is in
///   the trash; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_task_countdown)
public func taskCountdown(
  store: StorePointer, id: Int64, options: In<taskcore_task_countdown_options>,
  countdown: Out<taskcore_countdown>
) -> taskcore_status {
  fill(countdown, store) { try $0.task(id, from: beginning(given(options).from_ms)) }
}

/// Tells how far it is to a meeting, and to its end when it has begun; or until a deadline is due.
///
/// Up to its start a meeting is upcoming; then it runs until its end. A deadline runs until it is due, as a
/// task does: when it begins or, of whole days, when the last one ends. What is done stands as it stood then.
///
/// - Parameters:
///   - store: the store.
///   - id: the event.
///   - options: which occurrence of a series, and from when the elapsed part is counted. NULL: the one
///     that runs or comes next, or the last one when all are over, from its start or, of a deadline, its
///     creation or when the occurrence before it was due.
///   - countdown: receives it; zero on failure. Its `struct_size` must be set.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for what is no local time, for an instant out of range, for NULL,
///   for invalid UTF-8 and for a wrong `struct_size`; `TASKCORE_ENOTFOUND` when there is no such event
///   or occurrence; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_event_countdown)
public func eventCountdown(
  store: StorePointer, id: Int64, options: In<taskcore_event_countdown_options>,
  countdown: Out<taskcore_countdown>
) -> taskcore_status {
  fill(countdown, store) { reader in
    let options = try given(options)
    let occurrence = try optionalLocalMoment(options.occurrence, "occurrence")
    return try reader.event(id, occurrence: occurrence, from: beginning(options.from_ms))
  }
}

/// Tells how much of the present day of the store's zone is over, and how much is left.
///
/// - Parameters:
///   - store: the store.
///   - countdown: receives it; zero on failure. Its `struct_size` must be set.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for a wrong `struct_size`; `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_day_countdown)
public func dayCountdown(
  store: StorePointer, countdown: Out<taskcore_countdown>
) -> taskcore_status {
  fill(countdown, store, readingFile: false) { $0.day() }
}

/// Says a countdown in words: `2 days 3 h left`, `starts in 45 min`, `3 h late` or `done`.
///
/// - Parameters:
///   - store: whose language the words are in; NULL for English.
///   - countdown: the countdown, of which the phase and `remaining_ms` count.
///   - label: receives the words, to be freed with `taskcore_string_free`, "" when there is nothing to
///     count to; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for an unknown phase, for NULL and for a wrong `struct_size`;
///   `TASKCORE_EBUSY`, `TASKCORE_EMISUSE`, `TASKCORE_ENOMEM`.
///   Since 0.1.0.
@c(taskcore_countdown_label)
public func countdownLabel(
  store: StorePointer, countdown: In<taskcore_countdown>, label: Out<OwnedText>
) -> taskcore_status {
  label?.pointee = nil
  return saying(store) { wording in
    let out = try required(label, "label")
    let countdown = try required(countdown, "countdown").checked()
    let phase = try Countdown.Phase(code: countdown.phase)
    out.pointee = try copied(Countdown.label(phase, remaining: countdown.remaining_ms, wording))
  }
}

/// From when a caller wants the elapsed part counted; nil for 0.
private func beginning(_ milliseconds: Int64) throws -> Instant? {
  milliseconds == 0 ? nil : try Instant(milliseconds: milliseconds, field: "from_ms")
}

/// Runs a call whose result is a countdown.
private func fill(
  _ result: Out<taskcore_countdown>, _ store: In<taskcore_store>,
  readingFile: Bool = true, function: StaticString = #function,
  _ read: (CountdownReader) throws -> Countdown
) -> taskcore_status {
  filling(result, "countdown", of: store, function: function) { handle in
    let now = try handle.now()
    let reader = CountdownReader(handle.store, at: now)
    let countdown = try readingFile ? handle.store.read { try read(reader) } : read(reader)
    return taskcore_countdown(
      struct_size: MemoryLayout<taskcore_countdown>.size, phase: countdown.phase.rawValue,
      colour: countdown.colour.rawValue,
      target_ms: countdown.target.milliseconds, remaining_ms: countdown.remaining,
      days: countdown.days, hours: countdown.hours, minutes: countdown.minutes,
      seconds: countdown.seconds, elapsed_millionths: countdown.elapsed)
  }
}
