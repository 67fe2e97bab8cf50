import CTaskcore
import Domain
import Interchange
import Sync
import UseCases

/// A caller's import request, with its progress callback.
struct FileImport {
  let handle: StoreHandle
  let format: FileFormat
  let options: Options
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
      handle.store, by: options.policy, newUID: newUID,
      checkQuery: handle.storedQueryCheck(at: now))
    handle.setImportNotes([])
    let report =
      options.isDryRun
      ? try importTasks.trial(from: &reader, at: now, progress: report)
      : try importTasks.run(from: &reader, at: now, progress: report)
    handle.setImportNotes(report.notes.sorted)
    return report
  }

  /// The precedence between file and store, and whether the import is a dry run.
  struct Options {
    var policy = ImportPolicy.newerWins
    var isDryRun = false

    /// NULL stands for the defaults.
    init(_ pointer: UnsafePointer<taskcore_import_options>?) throws {
      guard let options = try pointer?.checked() else { return }
      guard let policy = ImportPolicy(rawValue: options.policy) else {
        throw Failure(.invalid, "The policy \(options.policy) has no meaning.", field: "policy")
      }
      self.policy = policy
      isDryRun = try flag(options.is_dry_run, "is_dry_run")
    }
  }

  private func report(_ done: Int) throws {
    guard let progress else { return }
    try handle.runCallback { progress(Int64(done), -1, payload) }
  }
}
