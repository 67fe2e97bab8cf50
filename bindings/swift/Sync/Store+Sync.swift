import CTaskcoreHeader

extension Store {
  /// Gives a passphrase, when it is asked for.
  public typealias PassphraseSource = () throws -> any UTF8Text

  /// Gives the password of a hub or an account by its address, when it is asked for; nil: there is none.
  public typealias PasswordSource = (_ address: String) throws -> (any UTF8Text)?

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
      try addRemote(TASKCORE_REMOTE_FOLDER, texts.copy(folder), texts.copy(device), passphrase)
    }
  }

  /// Does the same through a hub: a PostgreSQL database, or one that speaks its protocol.
  ///
  /// - Parameters:
  ///   - address: Its address, as libpq has it: `postgresql://anna@hub.example.org/tasks?store=family`. `store` names the
  ///     store there; without it, it is called like the role. There is no password in it: ``setPassword(_:)``.
  ///   - device: What people call this device.
  ///   - passphrase: Gives what encrypts all that is left there; nil: it is not encrypted.
  /// - Returns: the id of the remote.
  /// - Throws: as for a folder; `access` also when the server refuses the role or its password, `inputOutput` when it
  ///   cannot be reached, and `notFound` when there is no hub.
  public func addRemote(
    hub address: some UTF8Text, device: some UTF8Text, passphrase: PassphraseSource? = nil
  ) throws -> Int64 {
    try withExtendedLifetime(CStrings()) { texts in
      try addRemote(
        TASKCORE_REMOTE_POSTGRESQL, texts.copy(address), texts.copy(device), passphrase)
    }
  }

  private func addRemote(
    _ kind: Int32, _ path: UnsafePointer<CChar>, _ device: UnsafePointer<CChar>,
    _ passphrase: PassphraseSource?
  ) throws -> Int64 {
    var id: Int64 = 0
    try asking {
      try SyncCalls(passphrase: passphrase).run {
        taskcore_sync_remote_add(
          handle, kind, path, device, passphrase == nil ? nil : SyncCalls.passphraseCallback, $0,
          &id)
      }
    }
    return id
  }

  /// Keeps what gives the password of a hub or an account while the store is open; nil: there is none any more.
  ///
  /// It is asked where libpq finds none in a service file, a password file or the environment, and where an account has no
  /// netrc file; its answer is stored nowhere. It must not use the store.
  public func setPassword(_ password: PasswordSource?) throws {
    let calls = password.map(HubCalls.init)
    try Self.check(
      taskcore_sync_set_password(
        handle, calls == nil ? nil : HubCalls.passwordCallback,
        calls.map { Unmanaged.passUnretained($0).toOpaque() }))
    // It may be asked for as long as the store is open.
    hubCalls = calls
  }

  /// Runs a call that may ask for the password of a hub or an account.
  ///
  /// - Throws: what gives the password threw, or else why the call failed.
  func asking<Result>(_ call: () throws -> Result) throws -> Result {
    do {
      return try call()
    } catch {
      throw hubCalls?.takeFailure() ?? error
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

  /// Takes in what other devices left, and leaves what is new here: at one remote, nil for all folders and hubs. A run that ends
  /// before its end has done a part, and the next one goes on.
  @discardableResult
  public func sync(
    _ remote: Int64? = nil, progress: @escaping FileTransfer.Progress = { _, _ in }
  ) throws -> SyncReport {
    var report = taskcore_sync_report()
    report.struct_size = MemoryLayout<taskcore_sync_report>.size
    try asking {
      try SyncCalls(progress: progress).run {
        taskcore_sync_run(handle, remote ?? 0, SyncCalls.progressCallback, $0, &report)
      }
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
