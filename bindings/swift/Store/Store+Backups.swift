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
      try Calls(progress: progress).run {
        taskcore_backup_rotate(handle, &options, Calls.progressCallback, $0, &path)
      }
      return Self.taken(path) ?? []
    }
  }
}
