import CTaskcoreHeader

extension Store {
  /// Writes everything to a file, or what is selected.
  public func exportFile(
    _ path: some UTF8Text, as format: FileFormat, _ selection: ExportSelection? = nil,
    progress: @escaping FileTransfer.Progress
  ) throws {
    try ExportSelection.withOptions(selection) { options, texts in
      try FileTransfer(progress: progress).run {
        taskcore_export_file(
          handle, format.code, options, texts.copy(path), FileTransfer.progressCallback, $0)
      }
    }
  }

  /// Hands everything to `write`, or what is selected, piece by piece.
  public func export(
    as format: FileFormat, _ selection: ExportSelection? = nil,
    to write: @escaping FileTransfer.Write, progress: @escaping FileTransfer.Progress
  ) throws {
    try ExportSelection.withOptions(selection) { options, _ in
      try FileTransfer(write: write, progress: progress).run {
        taskcore_export(
          handle, format.code, options, FileTransfer.writeCallback, FileTransfer.progressCallback,
          $0)
      }
    }
  }

  /// Takes in what `read` gives: all of it, or nothing when that fails. What is newer here stays, unless `policy`
  /// says otherwise; a dry run only says what an import would do.
  public func importTasks(
    as format: FileFormat, by policy: ImportPolicy = .newerWins, isDryRun: Bool = false,
    from read: @escaping FileTransfer.Read,
    progress: @escaping FileTransfer.Progress
  ) throws -> ImportReport {
    var report = blank(taskcore_import_report(), taskcore_import_report_init)
    var options = Self.options(policy, isDryRun)
    try FileTransfer(read: read, progress: progress).run {
      taskcore_import(
        handle, format.code, &options, FileTransfer.readCallback, FileTransfer.progressCallback,
        $0, &report)
    }
    return ImportReport(report)
  }

  /// The same from a file.
  public func importTasks(
    as format: FileFormat, by policy: ImportPolicy = .newerWins, isDryRun: Bool = false,
    fromFile path: some UTF8Text, progress: @escaping FileTransfer.Progress = { _, _ in }
  ) throws -> ImportReport {
    var report = blank(taskcore_import_report(), taskcore_import_report_init)
    var options = Self.options(policy, isDryRun)
    try withExtendedLifetime(CStrings()) { texts in
      try FileTransfer(progress: progress).run {
        taskcore_import_file(
          handle, format.code, &options, texts.copy(path), FileTransfer.progressCallback, $0,
          &report)
      }
    }
    return ImportReport(report)
  }

  private static func options(
    _ policy: ImportPolicy, _ isDryRun: Bool
  ) -> taskcore_import_options {
    var options = blank(taskcore_import_options(), taskcore_import_options_init)
    options.policy = policy.code
    options.is_dry_run = isDryRun ? 1 : 0
    return options
  }

  /// What the last import had to say, in the order of its file.
  public func importNotes() throws -> [ImportNote] {
    try ImportNote.list.read { taskcore_import_notes(handle, &$0) }
  }

  /// What imports could only keep of a task.
  public func keptFields(ofTask id: Int64) throws -> [KeptField] {
    try KeptField.list.read { taskcore_kept_fields(handle, TASKCORE_ENTITY_TASK, id, &$0) }
  }

  /// What imports could only keep of an event.
  public func keptFields(ofEvent id: Int64) throws -> [KeptField] {
    try KeptField.list.read { taskcore_kept_fields(handle, TASKCORE_ENTITY_EVENT, id, &$0) }
  }

  /// What the last export left out.
  public func exportNotes() throws -> [ImportNote] {
    try ImportNote.list.read { taskcore_export_notes(handle, &$0) }
  }
}
