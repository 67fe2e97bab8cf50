import CTaskcoreHeader

extension Store {
  /// How many days, weeks and months keep their last backup.
  public struct BackupRotation: Sendable {
    /// Of so many days that have backups the last one stays.
    public var days: Int32 = 7
    /// Of so many weeks, from Monday on, likewise.
    public var weeks: Int32 = 4
    /// Of so many months likewise.
    public var months: Int32 = 12

    /// The usual ones.
    public init() {}
  }

  /// Copies the store to a file, as it is at one moment, while others write to it. It is there only when it is
  /// whole.
  public func backUp(
    to path: some UTF8Text, progress: @escaping FileTransfer.Progress = { _, _ in }
  ) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try FileTransfer(progress: progress).run {
        taskcore_backup(handle, texts.copy(path), FileTransfer.progressCallback, $0)
      }
    }
  }

  /// Copies the store to a file, as it was at an instant, by the change log: without what was purged since, and with
  /// the invoices that were issued since.
  public func backUp(
    to path: some UTF8Text, at instant: Int64,
    progress: @escaping FileTransfer.Progress = { _, _ in }
  ) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try FileTransfer(progress: progress).run {
        taskcore_backup_at(handle, instant, texts.copy(path), FileTransfer.progressCallback, $0)
      }
    }
  }

  /// Makes one more backup in a folder, nil for the one beside the store, and removes those that need not stay.
  ///
  /// - Returns: where it is.
  public func rotateBackups(
    in folder: (any UTF8Text)? = nil, keeping rotation: BackupRotation = BackupRotation(),
    progress: @escaping FileTransfer.Progress = { _, _ in }
  ) throws -> [UInt8] {
    try withExtendedLifetime(CStrings()) { texts in
      var options = blank(taskcore_backup_options(), taskcore_backup_options_init)
      options.folder = texts.copy(optional: folder)
      options.days = rotation.days
      options.weeks = rotation.weeks
      options.months = rotation.months
      var path: UnsafeMutablePointer<CChar>?
      try FileTransfer(progress: progress).run {
        taskcore_backup_rotate(handle, &options, FileTransfer.progressCallback, $0, &path)
      }
      return Self.taken(path) ?? []
    }
  }

  /// The newest backup of a store, nil for the user's own, in the folder beside it; nil when there is none.
  public static func newestBackup(ofStoreAt path: (any UTF8Text)? = nil) throws -> [UInt8]? {
    try withExtendedLifetime(CStrings()) { texts in
      var backup: UnsafeMutablePointer<CChar>?
      try check(taskcore_backup_newest(texts.copy(optional: path), &backup))
      return taken(backup)
    }
  }

  /// Puts a backup in the place of a store, nil for the user's own, and keeps what was there.
  ///
  /// - Returns: where that is; nil when there was nothing.
  public static func restore(
    _ backup: some UTF8Text, to path: (any UTF8Text)? = nil,
    progress: @escaping FileTransfer.Progress = { _, _ in }
  ) throws -> [UInt8]? {
    try withExtendedLifetime(CStrings()) { texts in
      var kept: UnsafeMutablePointer<CChar>?
      try FileTransfer(progress: progress).run {
        taskcore_restore(
          texts.copy(backup), texts.copy(optional: path), FileTransfer.progressCallback, $0, &kept)
      }
      return taken(kept)
    }
  }

  /// A text that the library gave away.
  private static func taken(_ text: UnsafeMutablePointer<CChar>?) -> [UInt8]? {
    defer { taskcore_string_free(text) }
    return text.map { [UInt8](c: $0) }
  }
}
