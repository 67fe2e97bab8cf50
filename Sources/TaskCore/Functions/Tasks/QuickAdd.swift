public import CTaskcore
import Domain
import Language
import UseCases

/// Adds the task that a line says: `Pay rent tomorrow 17:00 #Home @bank !p1 *`.
///
/// Dates are read as the store's clock stands in its zone. What is not understood stays in the title.
/// The language is described in docs/quick-add.md.
///
/// - Parameters:
///   - store: the store.
///   - text: the line.
///   - defaults: what the line does not say, such as the project of a screen; its tags are added to
///     those of the line, and its parent does not count when the line names a project. NULL is fine.
///   - id: receives the task's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` when no title is left, for a member out of its
///   range, for a due before the start, for NULL and for invalid UTF-8; `TASKCORE_ENOTFOUND` when
///   there is no such project or parent as the defaults have; `TASKCORE_ECONFLICT` when that cannot
///   have a new task; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the task added.
///   Since 0.1.0.
@c(taskcore_quick_add)
public func quickAdd(
  store: StorePointer, text: CText, defaults: In<taskcore_task_input>, id: Out<Int64>
) -> taskcore_status {
  var added: Int64 = 0
  var isAdded = false
  let status = call(store) { handle in
    let now = try handle.now()
    let line = try read(text, handle, at: now)
    let defaults =
      try defaults.map { try TaskInput($0.checked(), in: handle.store.zone) } ?? TaskInput()
    let input = line.input(over: defaults)
    try AddTasks(handle.store, newUID: handle.newUID(at: now)).run(1, at: now) { _ in
      input
    } added: {
      added = $1
    }
    isAdded = true
  }
  id?.pointee = isAdded ? added : 0
  return status
}

/// Tells what a line of quick add says, and where it says it, so that a screen can colour it.
///
/// - Parameters:
///   - store: the store, whose clock and zone count; it stays as it is.
///   - text: the line.
///   - result: receives what it says, to be freed with `taskcore_quick_add_result_free`; NULL on
///     failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` when no title is left, for a title, notes, project
///   or tags that no task can have, for NULL and for invalid UTF-8; `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`; or what the caller's clock answered.
///   Since 0.1.0.
@c(taskcore_quick_add_parse)
public func quickAddParse(
  store: StorePointer, text: CText, result: Out<Handle<taskcore_quick_add_result>>
) -> taskcore_status {
  object(store, result, "result") { handle in
    let line = try read(text, handle, at: try handle.now())
    return try QuickAddResult(line, in: handle.store.zone)
  }
}

private func read(_ line: CText, _ handle: StoreHandle, at now: Instant) throws -> QuickAdd {
  let line = try text(line, "text", maximum: QuickAdd.maximumLength)
  return try QuickAdd(
    line, dates: handle.dates(at: now),
    // Where the setting cannot be read, what reads or writes the tasks says why.
    floating: (try? handle.store.settings.floatsTimes()) ?? false,
    // Most lines name no field and no section.
    fields: line.utf8.contains(UInt8(ascii: ":")) ? handle.store.fields.all(of: .task) : [],
    sections: QuickAdd.canNameSection(line) ? handle.store.projectSections.all() : [])
}
