import CTaskcoreHeader

extension Store {
  /// Gives the password of a hub or an account by its address, when it is asked for; nil: there is none.
  public typealias PasswordSource = (_ address: String) throws -> (any UTF8Text)?

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
      try Calls(passphrase: passphrase, transport: transport).runThrough { row, payload in
        taskcore_sync_remote_add_through(
          handle, row, texts.copy(device),
          passphrase == nil ? nil : Calls.passphraseCallback, payload, &id)
      }
      return id
    }
  }

  /// Keeps what a program has instead of a folder, so that `sync(_:progress:)` runs through it as through a folder, until
  /// the store is closed. Another one of the same name takes its place.
  public func setTransport(_ transport: any SyncTransport) throws {
    let calls = Calls(transport: transport)
    try calls.runThrough { row, _ in taskcore_sync_set_transport(handle, row) }
    transports[transport.name] = calls
  }

  /// Does the same through what a program has instead of a folder.
  @discardableResult
  public func sync(
    through transport: any SyncTransport,
    progress: @escaping FileTransfer.Progress = { _, _ in }
  ) throws -> SyncReport {
    var report = blank(taskcore_sync_report(), taskcore_sync_report_init)
    try Calls(progress: progress, transport: transport).runThrough { row, payload in
      taskcore_sync_run_through(handle, row, Calls.progressCallback, payload, &report)
    }
    return SyncReport(report)
  }
}
