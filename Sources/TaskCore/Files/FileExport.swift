import CTaskcore
import Domain
import Interchange
import UseCases

/// A caller's export request, with its progress callback.
struct FileExport {
  let handle: StoreHandle
  let format: FileFormat
  let options: UnsafePointer<taskcore_export_options>?
  let progress: taskcore_progress_callback?
  let payload: UnsafeMutableRawPointer?

  func run(to sink: @escaping ByteSink) throws {
    let safePoints = handle.store.safePoints
    let pieces: ByteSink = {
      try safePoints.check()
      try sink($0)
    }
    let now = try handle.now()
    let selection = try handle.selection(options, at: now)
    var writer = try format.writer(sink: pieces, for: handle.store, now: now)
    handle.setExportNotes([])
    handle.setExportNotes(
      try ExportStore(handle.store).run(selection, to: &writer, at: now, progress: report))
  }

  private func report(_ done: Int, _ total: Int) throws {
    guard let progress else { return }
    try handle.runCallback { progress(Int64(done), Int64(total), payload) }
  }
}
