import CTaskcoreHeader

extension Store {
  /// Writes everything to a file.
  public func exportFile(
    _ path: some UTF8Text, as format: FileFormat, progress: @escaping FileTransfer.Progress
  ) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try FileTransfer(progress: progress).run {
        taskcore_export_file(
          handle, format.code, texts.copy(path), FileTransfer.progressCallback, $0)
      }
    }
  }

  /// Hands everything to `write`, piece by piece.
  public func export(
    as format: FileFormat, to write: @escaping FileTransfer.Write,
    progress: @escaping FileTransfer.Progress
  ) throws {
    try FileTransfer(write: write, progress: progress).run {
      taskcore_export(
        handle, format.code, FileTransfer.writeCallback, FileTransfer.progressCallback, $0)
    }
  }

  /// Takes in what `read` gives: all of it, or nothing when that fails.
  public func importTasks(
    as format: FileFormat, from read: @escaping FileTransfer.Read,
    progress: @escaping FileTransfer.Progress
  ) throws -> ImportReport {
    var report = taskcore_import_report()
    report.struct_size = MemoryLayout<taskcore_import_report>.size
    try FileTransfer(read: read, progress: progress).run {
      taskcore_import(
        handle, format.code, FileTransfer.readCallback, FileTransfer.progressCallback, $0,
        &report)
    }
    return ImportReport(report)
  }

  /// What the last import had to say, in the order of its file.
  public func importNotes() throws -> [ImportNote] {
    try ImportNote.list.read { taskcore_import_notes(handle, &$0) }
  }

  /// What the last export left out.
  public func exportNotes() throws -> [ImportNote] {
    try ImportNote.list.read { taskcore_export_notes(handle, &$0) }
  }
}
