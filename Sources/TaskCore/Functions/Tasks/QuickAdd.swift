public import CTaskcore
import Domain
import Language
import UseCases
import ViewModels

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
    try add(try read(text, handle, at: now), defaults, handle, at: now) { added = $0 }
    isAdded = true
  }
  id?.pointee = isAdded ? added : 0
  return status
}

/// Adds the task that a line says, as taskcore_quick_add does, and tells what was understood of it.
///
/// - Parameters:
///   - store: the store.
///   - text: the line.
///   - defaults: what the line does not say, as for taskcore_quick_add. NULL is fine.
///   - id: receives the task's id; 0 on failure. NULL is fine.
///   - result: receives what the line says, what of it was not read, and which names are new, to be freed
///     with `taskcore_quick_add_result_free`; NULL on failure.
/// - Returns: as taskcore_quick_add; `TASKCORE_EINVALID` also when result is NULL. When an observer
///   answered, the task is added, and the result is there.
///   Since 0.1.0.
@c(taskcore_quick_add_told)
public func quickAddTold(
  store: StorePointer, text: CText, defaults: In<taskcore_task_input>, id: Out<Int64>,
  result: Out<Handle<taskcore_quick_add_result>>
) -> taskcore_status {
  var added: Int64 = 0
  var isAdded = false
  result?.pointee = nil
  let status = call(store) { handle in
    let result = try required(result, "result")
    let now = try handle.now()
    let line = try read(text, handle, at: now)
    let told = try tell(line, handle, at: now).makeHandle()
    do {
      try add(line, defaults, handle, at: now) { added = $0 }
    } catch {
      quickAddResultFree(result: told)
      throw error
    }
    result.pointee = told
    isAdded = true
  }
  id?.pointee = isAdded ? added : 0
  return status
}

/// Tells what a line of quick add says, where it says it, so that a screen can colour it, and what of it is
/// not read.
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
    let now = try handle.now()
    return try tell(try read(text, handle, at: now), handle, at: now)
  }
}

/// Tells what a line says as changes of tasks: `tomorrow !p1 -bank`.
///
/// It is read as quick add reads it. Without words besides its dates and marks the titles stay, and
/// `title:"..."` always makes one; `-bank` takes a tag away, `-*` the star, and `due:none` and its like
/// a value.
///
/// - Parameters:
///   - store: the store, whose clock and zone count; it stays as it is.
///   - text: the line.
///   - result: receives what it says, ready for `taskcore_task_update`, to be freed with
///     `taskcore_quick_add_result_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a title, notes, project or tags that no task can
///   have, for two titles, for words that look like a date or a mark, are none, and would be all of the
///   title, for NULL and for invalid UTF-8; `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`; or what the caller's
///   clock answered.
///   Since 0.1.0.
@c(taskcore_quick_add_parse_changes)
public func quickAddParseChanges(
  store: StorePointer, text: CText, result: Out<Handle<taskcore_quick_add_result>>
) -> taskcore_status {
  object(store, result, "result") { handle in
    let now = try handle.now()
    return try tell(try read(text, handle, at: now, asChanges: true), handle, at: now)
  }
}

private func tell(
  _ line: QuickAdd, _ handle: StoreHandle, at now: Instant
) throws -> QuickAddResult {
  try QuickAddResult(
    line, QuickAddNames(of: line.input, in: handle.store), at: now, in: handle.store.zone,
    Wording(handle.locale))
}

private func add(
  _ line: QuickAdd, _ defaults: In<taskcore_task_input>, _ handle: StoreHandle, at now: Instant,
  added: (Int64) -> Void
) throws {
  let defaults =
    try defaults.map { try TaskInput($0.checked(), in: handle.store.zone) } ?? TaskInput()
  let input = line.input(over: defaults)
  try AddTasks(handle.store, newUID: handle.newUID(at: now)).run(1, at: now) { _ in
    input
  } added: {
    added($1)
  }
}

private func read(
  _ line: CText, _ handle: StoreHandle, at now: Instant, asChanges: Bool = false
) throws -> QuickAdd {
  let line = try text(line, "text", maximum: QuickAdd.maximumLength)
  let dates = handle.dates(at: now)
  // Where the setting cannot be read, what reads or writes the tasks says why.
  let floating = (try? handle.store.settings.floatsTimes()) ?? false
  // Most lines name no field and no section.
  let fields = line.utf8.contains(UInt8(ascii: ":")) ? try handle.store.fields.all(of: .task) : []
  let sections = QuickAdd.canNameSection(line) ? try handle.store.projectSections.all() : []
  return asChanges
    ? try QuickAdd(
      changes: line, dates: dates, floating: floating, fields: fields, sections: sections)
    : try QuickAdd(line, dates: dates, floating: floating, fields: fields, sections: sections)
}
