public import CTaskcore
import Domain
import UseCases

/// Writes all that a format can say of the store, or of a part of it, as it is at one moment, piece by piece.
///
/// A part is what the options ask for, with what that needs where it is read: its projects and those above them, sections,
/// tags with a colour, own fields, calendars, comments, completions, alerts, and times; of invoices the clients, payments and
/// logos. Settings stay out. A task may name a parent, or tasks that it waits for, that are not among them: where a format
/// could not be read so, the file leaves these out and says that it does, and `taskcore_export_notes` tells.
///
/// Other threads' calls on this handle wait meanwhile, no longer than its busy timeout. The callbacks
/// must not call this store: they would get `TASKCORE_EMISUSE`.
///
/// - Parameters:
///   - store: the store.
///   - format: one of `TASKCORE_FORMAT_JSON`, `_TASKWARRIOR`, `_CSV`, `_TODO_TXT` and `_ICALENDAR`.
///   - options: what to export; NULL: everything.
///   - write: takes the bytes, UTF-8, in their order.
///   - progress: is told how many tasks are done, of how many; NULL is fine.
///   - payload: handed to both; may be NULL.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, an unknown format or a wrong `struct_size`; `TASKCORE_EPARSE` for a
///   query that cannot be read, with the column; `TASKCORE_ENOTFOUND` for a uid that no record has, with its index, and for
///   a name in the query that is not there; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what a callback
///   answered.
///   Since 0.1.0.
@c(taskcore_export)
public func export(
  store: StorePointer, format: Int32, options: In<taskcore_export_options>,
  write: taskcore_write_callback?, progress: taskcore_progress_callback?,
  payload: UnsafeMutableRawPointer?
) -> taskcore_status {
  call(store) { handle in
    let write = try required(write, "write")
    let export = FileExport(
      handle: handle, format: try FileFormat(code: format), options: options, progress: progress,
      payload: payload)
    try export.run { bytes in
      guard let start = bytes.baseAddress else { return }
      try handle.runCallback { write(start, bytes.count, payload) }
    }
  }
}

/// Writes all that a format can say of the store, or of a part of it, to a file, which is there only when it is whole.
///
/// A file that is there is replaced, and keeps its permissions. A new one is for its owner alone (mode
/// 0600).
///
/// - Parameters:
///   - store: the store.
///   - format: one of `TASKCORE_FORMAT_JSON`, `_TASKWARRIOR`, `_CSV`, `_TODO_TXT` and `_ICALENDAR`.
///   - options: what to export; NULL: everything.
///   - path: the file, in a folder that exists.
///   - progress: as in `taskcore_export`.
///   - payload: handed to it; may be NULL.
/// - Returns: as `taskcore_export`; `TASKCORE_ENOTFOUND` when there is no such folder;
///   `TASKCORE_EINVALID` when the path is empty or that of an open store; `TASKCORE_EACCESS` when the system
///   refuses it, or it is no regular file; `TASKCORE_EFULL`.
///   Since 0.1.0.
@c(taskcore_export_file)
public func exportFile(
  store: StorePointer, format: Int32, options: In<taskcore_export_options>, path: CText,
  progress: taskcore_progress_callback?, payload: UnsafeMutableRawPointer?
) -> taskcore_status {
  call(store) { handle in
    let path = try text(path, "path")
    let export = FileExport(
      handle: handle, format: try FileFormat(code: format), options: options, progress: progress,
      payload: payload)
    let file = try NewFile(at: path)
    try export.run { try file.write($0) }
    try file.finish()
  }
}

/// Reads tasks and what belongs to them, piece by piece. It is one step for undo.
///
/// A task or event with a uid that the store knows is updated in what the file speaks of, and a project or filter too;
/// all others are added. What was changed here after the file says that its record was modified stays as it is, and
/// what was purged here stays away, unless the options say that the file wins. A bad line, row or object is left out, or
/// read without what is wrong in it, and `taskcore_import_notes` says why. A file that is not of its format, or ends in
/// the middle, is refused, and then nothing of it is imported. docs/files.md says what each format speaks of. The
/// callbacks are under the same rule as those of `taskcore_export`.
///
/// - Parameters:
///   - store: the store.
///   - format: one of `TASKCORE_FORMAT_…`; with `_FOUND`, the beginning of the text shows it.
///   - options: what counts where file and store say different things; NULL: what is newer.
///   - read: gives the bytes.
///   - progress: is told how many tasks and events are done; NULL is fine.
///   - payload: handed to both; may be NULL.
///   - report: receives what was done; zero on failure. NULL is fine; else its `struct_size` must be
///     set.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EPARSE` for a text that is not of the format, with line and column: other
///   words at its beginning, an end in the middle, or bytes after which it is not clear where its parts begin and end;
///   `TASKCORE_ETOONEW` for a file of a newer version; `TASKCORE_EINVALID` for NULL, an unknown
///   format or policy, or a wrong `struct_size`; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`,
///   `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what a callback answered.
///   Since 0.1.0.
@c(taskcore_import)
public func `import`(
  store: StorePointer, format: Int32, options: In<taskcore_import_options>,
  read: taskcore_read_callback?, progress: taskcore_progress_callback?,
  payload: UnsafeMutableRawPointer?, report: Out<taskcore_import_report>
) -> taskcore_status {
  callWithReport(store, report) { handle in
    let read = try required(read, "read")
    let `import` = FileImport(
      handle: handle, format: try FileFormat(code: format), options: try .init(options),
      progress: progress, payload: payload)
    return try `import`.run { buffer in
      var length = 0
      if let start = buffer.baseAddress {
        try handle.runCallback { read(start, buffer.count, &length, payload) }
      }
      guard (0...buffer.count).contains(length) else {
        throw Failure(
          .invalid, "The read callback gave \(length) bytes where \(buffer.count) have room.",
          field: "read")
      }
      return length
    }
  }
}

/// Reads tasks and what belongs to them from a file, as `taskcore_import` does. It is one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - format: one of `TASKCORE_FORMAT_…`; with `_FOUND`, the beginning of the text shows it.
///   - options: as in `taskcore_import`.
///   - path: the file.
///   - progress: as in `taskcore_import`.
///   - payload: handed to it; may be NULL.
///   - report: as in `taskcore_import`.
/// - Returns: as `taskcore_import`; `TASKCORE_ENOTFOUND` when there is no such file;
///   `TASKCORE_EINVALID` when the path is empty or that of an open store; `TASKCORE_EACCESS` when the system
///   refuses it.
///   Since 0.1.0.
@c(taskcore_import_file)
public func importFile(
  store: StorePointer, format: Int32, options: In<taskcore_import_options>, path: CText,
  progress: taskcore_progress_callback?, payload: UnsafeMutableRawPointer?,
  report: Out<taskcore_import_report>
) -> taskcore_status {
  callWithReport(store, report) { handle in
    let path = try text(path, "path")
    let `import` = FileImport(
      handle: handle, format: try FileFormat(code: format), options: try .init(options),
      progress: progress, payload: payload)
    let file = try OldFile(at: path)
    return try `import`.run { try file.read(into: $0) }
  }
}

/// Reads what the last import on this handle had to say of single components of its file.
///
/// Of more than 10,000 notes the first are there, and a failed import has none. Behind them, one of the kind
/// `TASKCORE_NOTE_SUMMED` for each name of values that mean nothing here says how many of these were kept; it has no line,
/// component or uid. After `taskcore_recover` they are the records that did not come back.
///
/// - Parameters:
///   - store: the store.
///   - notes: receives the notes in the order of the file, to be freed with
///     `taskcore_import_note_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_import_notes)
public func importNotes(
  store: StorePointer, notes: Out<Handle<taskcore_import_note_list>>
) -> taskcore_status {
  list(store, notes, "notes") { handle in
    try ImportNoteList(handle.importNotes.said(in: handle.locale))
  }
}

/// Reads what the last export on this handle left out, because its format cannot say it, or because it leads to tasks that
/// were not exported.
///
/// There is a note for each such property that tasks have, and then for each kind of records that people make (events,
/// saved filters, time entries, focus sessions, holidays, clients, invoices), whose message tells how many; it has no line,
/// component or uid.
///
/// - Parameters:
///   - store: the store.
///   - notes: receives the notes in the order of the properties, to be freed with
///     `taskcore_import_note_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_export_notes)
public func exportNotes(
  store: StorePointer, notes: Out<Handle<taskcore_import_note_list>>
) -> taskcore_status {
  list(store, notes, "notes") { handle in
    try ImportNoteList(handle.exportNotes.said(in: handle.locale))
  }
}

/// Runs a call whose result is a report.
private func callWithReport(
  _ store: In<taskcore_store>, _ result: Out<taskcore_import_report>,
  function: StaticString = #function, _ body: (StoreHandle) throws -> ImportFile.Report
) -> taskcore_status {
  filling(result, nil, of: store, function: function) { handle in
    let report = try body(handle)
    return taskcore_import_report(
      struct_size: MemoryLayout<taskcore_import_report>.size, added: Int64(report.added),
      updated: Int64(report.updated),
      unchanged: Int64(report.unchanged), events_added: Int64(report.eventsAdded),
      events_updated: Int64(report.eventsUpdated), events_unchanged: Int64(report.eventsUnchanged),
      skipped: Int64(report.notes.skippedCount), stayed: Int64(report.stayed),
      events_stayed: Int64(report.eventsStayed))
  }
}
