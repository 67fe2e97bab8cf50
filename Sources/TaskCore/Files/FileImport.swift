import CTaskcore
import Domain
import Interchange
import UseCases

/// What a caller wants imported, and how it wants to be told of the progress.
struct FileImport {
  let handle: StoreHandle
  let format: FileFormat
  let progress: taskcore_progress_callback?
  let payload: UnsafeMutableRawPointer?

  func run(from source: @escaping ByteSource) throws -> ImportFile.Report {
    let now = try handle.now()
    let newUID = handle.newUID(at: now)
    let safePoints = handle.store.safePoints
    let pieces: ByteSource = {
      try safePoints.check()
      return try source($0)
    }
    var reader = try format.reader(source: pieces, for: handle, newUID: newUID, now: now)
    let importTasks = ImportFile(
      handle.store, newUID: newUID, checkQuery: handle.storedQueryCheck(at: now))
    handle.setImportNotes([])
    let report = try importTasks.run(from: &reader, at: now, progress: report)
    handle.setImportNotes(report.notes.sorted)
    return report
  }

  private func report(_ done: Int) throws {
    guard let progress else { return }
    try handle.runCallback { progress(Int64(done), -1, payload) }
  }
}
