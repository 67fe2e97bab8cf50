import CTaskcoreHeader

extension Store {
  /// Gives a passphrase, when it is asked for.
  public typealias PassphraseSource = () throws -> any UTF8Text

  /// Syncs the store through a folder that something else brings to the other devices: it is the first one there, or
  /// joins the others at the next run. With a passphrase, the files are encrypted.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is there.
  ///   - device: What people call this device.
  ///   - passphrase: Gives what encrypts the files, the same on all devices; nil: they are not encrypted.
  /// - Returns: the id of the remote.
  /// - Throws: `access` when the passphrase is wrong or missing; `conflict` when another store is there; what
  ///   `passphrase` throws.
  public func addRemote(
    _ folder: some UTF8Text, device: some UTF8Text, passphrase: PassphraseSource? = nil
  ) throws -> Int64 {
    try withExtendedLifetime(CStrings()) { texts in
      var id: Int64 = 0
      try SyncCalls(passphrase: passphrase).run {
        taskcore_sync_remote_add(
          handle, TASKCORE_REMOTE_FOLDER, texts.copy(folder), texts.copy(device),
          passphrase == nil ? nil : SyncCalls.passphraseCallback, $0, &id)
      }
      return id
    }
  }

  /// Does the same through what a program has instead of a folder.
  public func addRemote(
    through transport: any SyncTransport, device: some UTF8Text,
    passphrase: PassphraseSource? = nil
  ) throws -> Int64 {
    try withExtendedLifetime(CStrings()) { texts in
      var id: Int64 = 0
      try SyncCalls(transport: transport, passphrase: passphrase).runThrough { row, payload in
        taskcore_sync_remote_add_through(
          handle, row, texts.copy(device),
          passphrase == nil ? nil : SyncCalls.passphraseCallback, payload, &id)
      }
      return id
    }
  }

  /// Through what the store is synced, in the order in which that was added.
  public func remotes(limit: Int64 = 0, offset: Int64 = 0) throws -> [SyncRemote] {
    var options = blank(
      taskcore_sync_remote_query_options(), taskcore_sync_remote_query_options_init)
    (options.limit, options.offset) = (limit, offset)
    return try SyncRemote.list.read { taskcore_sync_remote_query(handle, &options, &$0) }
  }

  /// Syncs through a remote no longer; what is there stays.
  public func removeRemote(_ id: Int64) throws {
    try Self.check(taskcore_sync_remote_remove(handle, id))
  }

  /// Takes in what other devices left, and leaves what is new here: at one remote, nil for all folders. A run that ends
  /// before its end has done a part, and the next one goes on.
  @discardableResult
  public func sync(
    _ remote: Int64? = nil, progress: @escaping FileTransfer.Progress = { _, _ in }
  ) throws -> SyncReport {
    var report = taskcore_sync_report()
    report.struct_size = MemoryLayout<taskcore_sync_report>.size
    try SyncCalls(progress: progress).run {
      taskcore_sync_run(handle, remote ?? 0, SyncCalls.progressCallback, $0, &report)
    }
    return SyncReport(report)
  }

  /// Does the same through what a program has instead of a folder.
  @discardableResult
  public func sync(
    through transport: any SyncTransport,
    progress: @escaping FileTransfer.Progress = { _, _ in }
  ) throws -> SyncReport {
    var report = taskcore_sync_report()
    report.struct_size = MemoryLayout<taskcore_sync_report>.size
    try SyncCalls(transport: transport, progress: progress).runThrough { row, payload in
      taskcore_sync_run_through(handle, row, SyncCalls.progressCallback, payload, &report)
    }
    return SyncReport(report)
  }

  /// How the sync of the store stands.
  public func syncState() throws -> SyncState {
    SyncState(
      try Self.filled(taskcore_sync_state(), \.struct_size) { taskcore_sync_status(handle, $0) })
  }

  /// Begins to keep what sync needs, before there is a remote; adding one does so by itself.
  public func enableSync(device: some UTF8Text, passphrase: PassphraseSource? = nil) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try SyncCalls(passphrase: passphrase).run {
        taskcore_sync_enable(
          handle, texts.copy(device), passphrase == nil ? nil : SyncCalls.passphraseCallback, $0)
      }
    }
  }

  /// Ends sync: remotes, keys and what is known of other devices are forgotten, and records stay.
  public func disableSync() throws {
    try Self.check(taskcore_sync_disable(handle))
  }

  /// The devices that have the store, as far as they are known here.
  public func replicas(limit: Int64 = 0, offset: Int64 = 0) throws -> [Replica] {
    var options = blank(taskcore_replica_query_options(), taskcore_replica_query_options_init)
    (options.limit, options.offset) = (limit, offset)
    return try Replica.list.read { taskcore_replica_query(handle, &options, &$0) }
  }

  /// Gives this device another name; the others learn of it at the next run.
  public func renameReplica(_ uid: some UTF8Text, to name: some UTF8Text) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(taskcore_replica_rename(handle, texts.copy(uid), texts.copy(name)))
    }
  }

  /// Waits for a device no longer, as for one that was lost.
  public func retireReplica(_ uid: some UTF8Text) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(taskcore_replica_retire(handle, texts.copy(uid)))
    }
  }

  /// What two devices changed without knowing of each other.
  public func syncConflicts(limit: Int64 = 0, offset: Int64 = 0) throws -> [SyncConflict] {
    var options = blank(
      taskcore_sync_conflict_query_options(), taskcore_sync_conflict_query_options_init)
    (options.limit, options.offset) = (limit, offset)
    return try SyncConflict.list.read { taskcore_sync_conflict_query(handle, &options, &$0) }
  }

  /// Ends conflicts by a choice, on every device once it is synced, as one step for undo.
  public func resolveSyncConflicts(_ uids: [String], _ choice: SyncConflict.Choice) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(
        taskcore_sync_conflict_resolve(handle, texts.copy(uids), uids.count, choice.code))
    }
  }
}
