public import CTaskcore
import Domain
import Platform
import Storage
import UseCases

/// Copies a store to a file, as it is at one moment, while others write to it.
///
/// The file is there only when it is whole: it is read from its first page to its last before it takes its place. It is
/// one file, for its owner alone (mode 0600), and a store like any other. A file that is there is replaced. What was
/// purged before is not in it. Other threads' calls on this handle wait meanwhile, no longer than its busy timeout;
/// other handles and processes do not.
///
/// - Parameters:
///   - store: the store; one in memory, too.
///   - path: the file, in a folder that exists.
///   - progress: is told how many pages are done, of how many; it must not call this store. NULL is fine.
///   - payload: handed to it; may be NULL.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, an empty path and that of an open store;
///   `TASKCORE_ENOTFOUND` when there is no such folder; `TASKCORE_ECORRUPT` when the store is damaged, with the
///   file as it was; `TASKCORE_EACCESS` when the system refuses the path, or it is no regular file;
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what the callback answered.
///   Since 0.1.0.
@c(taskcore_backup)
public func backup(
  store: StorePointer, path: CText, progress: taskcore_progress_callback?,
  payload: UnsafeMutableRawPointer?
) -> taskcore_status {
  call(store) { handle in
    let path = try text(path, "path")
    try handle.store.backUp(to: path) { done, total in
      guard let progress else { return }
      try handle.runCallback { progress(Int64(done), Int64(total), payload) }
    }
  }
}

/// Copies a store to a file, as it was at a moment.
///
/// All that was done later is taken back there by the change log, the last change first, with undo and the history as they
/// were then. What was purged since is not in it, and invoices that were issued since are, as they were issued: both are
/// no more in the log. The store itself stays as it is.
///
/// - Parameters:
///   - store: the store; one in memory, too.
///   - atMs: the moment: what was done in that very millisecond is in the copy.
///   - path: the file, as for `taskcore_backup`.
///   - progress: as in `taskcore_backup`.
///   - payload: handed to it; may be NULL.
/// - Returns: as `taskcore_backup`; `TASKCORE_EINVALID` also for an invalid instant; `TASKCORE_ENOTFOUND` also for
///   one before the change log begins; or what the caller's clock answered.
///   Since 0.1.0.
@c(taskcore_backup_at)
public func backupAt(
  store: StorePointer, atMs: Int64, path: CText, progress: taskcore_progress_callback?,
  payload: UnsafeMutableRawPointer?
) -> taskcore_status {
  call(store) { handle in
    let moment = try Instant(milliseconds: atMs, field: "at_ms")
    let path = try text(path, "path")
    let now = try handle.now()
    let newUID = handle.newUID(at: now)
    try handle.store.backUp(to: path, now: now, newUID: newUID) { done, total in
      guard let progress else { return }
      try handle.runCallback { progress(Int64(done), Int64(total), payload) }
    } changing: { copy in
      try GoBack(copy, newUID: newUID).run(to: moment, at: now)
    }
  }
}

/// Makes one more backup of a store in a folder of backups, and removes those that need not stay.
///
/// The file is named by the store's clock, in UTC: `2026-12-24T17-00-00Z.db`. Of the last days, weeks and months that
/// have backups the last one of each stays, and the one that was made always; files of other names stay as they are. A
/// folder that is missing is made, for its owner alone (mode 0700).
///
/// - Parameters:
///   - store: the store.
///   - options: which folder, and how many stay; NULL for the usual ones.
///   - progress: as in `taskcore_backup`.
///   - payload: handed to it; may be NULL.
///   - path: receives the path of the backup, to be freed with `taskcore_string_free`; NULL on failure. NULL is fine.
/// - Returns: as `taskcore_backup`; `TASKCORE_EINVALID` also for a number out of its range, a wrong
///   `struct_size`, and a store in memory without a folder; or what the caller's clock answered.
///   Since 0.1.0.
@c(taskcore_backup_rotate)
public func backupRotate(
  store: StorePointer, options: In<taskcore_backup_options>, progress: taskcore_progress_callback?,
  payload: UnsafeMutableRawPointer?, path: Out<OwnedText>
) -> taskcore_status {
  ownedText(store, path, nil) { handle in
    let options = try options?.checked()
    var rotation = BackupFolder.Rotation()
    if let options {
      rotation.days = try keptCount(options.days, "days")
      rotation.weeks = try keptCount(options.weeks, "weeks")
      rotation.months = try keptCount(options.months, "months")
    }
    let folder = try options?.folder.map { try text($0, "folder") }
    return try handle.store.backUp(into: folder, rotation, at: handle.now()) { done, total in
      guard let progress else { return }
      try handle.runCallback { progress(Int64(done), Int64(total), payload) }
    }
  }
}

/// Tells which backup of a store is the newest in the folder beside it, as for one that is damaged.
///
/// - Parameters:
///   - path: the store, which need not be there any more; NULL for the user's own.
///   - backup: receives the path of the backup, to be freed with `taskcore_string_free`; NULL when there is none, and
///     on failure.
/// - Returns: `TASKCORE_OK`, also when there is none; `TASKCORE_EINVALID` when `backup` is NULL;
///   `TASKCORE_EACCESS` when there is no default path; `TASKCORE_ENOMEM`.
///   Since 0.1.0.
@c(taskcore_backup_newest)
public func backupNewest(path: CText, backup: Out<OwnedText>) -> taskcore_status {
  backup?.pointee = nil
  return attempt {
    let backup = try required(backup, "backup")
    let path = try path.map { try text($0, "path") } ?? SQLiteStore.defaultPath()
    backup.pointee = try BackupFolder(besideStore: path).newest.map { try copied($0) }
  }
}

/// Puts a backup in the place of a store, and keeps what was there.
///
/// The backup is copied, read from its first page to its last and upgraded before anything else happens. A store that is
/// whole is copied to the same path with `.before-restore` behind it, in place of an older such copy, and then written
/// over in one commit: programs that have it open go on with what was restored. One that is damaged is moved to the same
/// path with `.damaged` behind it, with its log, for `taskcore_recover`. What is restored is another replica: its later
/// steps have a uid of their own.
///
/// - Parameters:
///   - backup: a backup, or any other store.
///   - path: the store, which need not be there; NULL for the user's own.
///   - progress: is told how many pages of the backup are copied, of how many, and the same again some every 50 ms until
///     the store is written over; NULL is fine.
///   - payload: handed to it; may be NULL.
///   - kept: receives where that is which was there, to be freed with `taskcore_string_free`; NULL when there was nothing,
///     and on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` when `backup` is NULL, the path is `:memory:`, or a damaged
///   store is open in this process; `TASKCORE_ENOTFOUND` when there is no such backup; `TASKCORE_ENOTSTORE`,
///   `TASKCORE_ECORRUPT` or `TASKCORE_ETOONEW` for what is in it, or for a file at `path` that is no store or a newer
///   one; `TASKCORE_EBUSY` when others write to the store for longer than 5 seconds; `TASKCORE_EACCESS`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what the callback answered; with all as it was.
///   Since 0.1.0.
@c(taskcore_restore)
public func restore(
  backup: CText, path: CText, progress: taskcore_progress_callback?,
  payload: UnsafeMutableRawPointer?, kept: Out<OwnedText>
) -> taskcore_status {
  kept?.pointee = nil
  return attempt {
    let backup = try text(backup, "backup")
    let path = try path.map { try text($0, "path") }
    let now = try Clock().now()
    let uids = UIDGenerator()
    let telling = RestorationProgress(progress, payload)
    let restoration = try Restoration(of: backup, to: path, telling.safePoints)
    let old = try restoration.run(
      now: now, newUID: { uids.next(at: now) }, telling.tell)
    if let kept { kept.pointee = try old.map { try copied($0) } }
  }
}

/// Tells a caller how far a restoration is, also while nothing is copied: its answer may end it.
private final class RestorationProgress {
  private static let interval: Int64 = 50_000_000
  let safePoints = SafePoints()
  private let callback: taskcore_progress_callback?
  private let payload: UnsafeMutableRawPointer?
  private var (done, total) = (0, 0)
  private var last = SteadyClock.nanoseconds

  init(_ callback: taskcore_progress_callback?, _ payload: UnsafeMutableRawPointer?) {
    self.callback = callback
    self.payload = payload
    safePoints.ask = { [unowned self] in
      SteadyClock.nanoseconds &- last < Self.interval ? nil : answer()
    }
  }

  func tell(_ done: Int, _ total: Int) throws {
    (self.done, self.total) = (done, total)
    if let failure = answer() { throw failure }
  }

  private func answer() -> Failure? {
    guard let callback else { return nil }
    let answer = withHost { callback(Int64(done), Int64(total), payload) }
    last = SteadyClock.nanoseconds
    return answer == 0 ? nil : Failure(stoppedBy: answer)
  }
}

/// How many periods keep a backup.
private func keptCount(_ count: Int32, _ field: String) throws -> Int {
  let maximum: Int32 = 10_000
  guard (0...maximum).contains(count) else {
    throw Failure(.invalid, "The \(field) are 0 to \(maximum), not \(count).", field: field)
  }
  return Int(count)
}
