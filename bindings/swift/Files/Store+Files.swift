import CTaskcoreHeader

/// What an import did to how many tasks and events.
public struct ImportReport: Sendable {
  /// How many were added.
  public let added: Int64
  /// How many were changed.
  public let updated: Int64
  /// How many were as they are already.
  public let unchanged: Int64
  /// How many events were added.
  public let eventsAdded: Int64
  /// How many events were changed.
  public let eventsUpdated: Int64
  /// How many events were as they are already.
  public let eventsUnchanged: Int64
  /// Components that were left out.
  public let skipped: Int64
}

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
    return ImportReport(
      added: report.added, updated: report.updated, unchanged: report.unchanged,
      eventsAdded: report.events_added, eventsUpdated: report.events_updated,
      eventsUnchanged: report.events_unchanged, skipped: report.skipped)
  }
}
