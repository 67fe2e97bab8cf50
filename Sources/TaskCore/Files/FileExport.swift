import CTaskcore
import Domain
import Interchange
import UseCases

/// What a caller wants exported, and how it wants to be told of the progress.
struct FileExport {
  let handle: StoreHandle
  let format: FileFormat
  let progress: taskcore_progress_callback?
  let payload: UnsafeMutableRawPointer?

  func run(to sink: @escaping ByteSink) throws {
    let safePoints = handle.store.safePoints
    let pieces: ByteSink = {
      try safePoints.check()
      try sink($0)
    }
    var writer = try format.writer(sink: pieces, for: handle.store, now: try handle.now())
    handle.setExportNotes([])
    handle.setExportNotes(try ExportStore(handle.store).run(to: &writer, progress: report))
  }

  private func report(_ done: Int, _ total: Int) throws {
    guard let progress else { return }
    try handle.runCallback { progress(Int64(done), Int64(total), payload) }
  }
}
