import CTaskcoreHeader

/// Sync with servers that keep tasks and events.
extension Store {
  /// Adds an account at a server and asks it which collections there are. Nothing of the store goes there before some are
  /// chosen.
  ///
  /// - Parameters:
  ///   - kind: What the server speaks.
  ///   - address: With the name of the user and without a password: `https://anna@dav.example.org/`.
  ///   - device: What people call this device.
  ///   - netrc: A netrc file with its password, which is nobody else's; nil: ``setPassword(_:)`` gives it.
  ///   - authorities: Certificates in PEM that are trusted instead of the system's; nil for those of the system.
  /// - Returns: the id of the account.
  /// - Throws: `access` when the server refuses the user or the password; `conflict` for an account that was added already;
  ///   `notFound` when nothing there speaks CalDAV; `inputOutput` when the server cannot be reached.
  public func addAccount(
    _ kind: Account.Kind = .caldav, at address: some UTF8Text, device: some UTF8Text,
    netrc: (any UTF8Text)? = nil, authorities: (any UTF8Text)? = nil
  ) throws -> Int64 {
    try withExtendedLifetime(CStrings()) { texts in
      var input = blank(taskcore_account_input(), taskcore_account_input_init)
      input.kind = kind.code
      input.address = texts.copy(address)
      input.device_name = texts.copy(device)
      input.netrc_path = texts.copy(optional: netrc)
      input.ca_path = texts.copy(optional: authorities)
      var id: Int64 = 0
      try asking { try Self.check(taskcore_account_add(handle, &input, &id)) }
      return id
    }
  }

  /// The accounts, in the order in which they were added.
  public func accounts(limit: Int64 = 0, offset: Int64 = 0) throws -> [Account] {
    var options = blank(taskcore_account_query_options(), taskcore_account_query_options_init)
    (options.limit, options.offset) = (limit, offset)
    return try Account.list.read { taskcore_account_query(handle, &options, &$0) }
  }

  /// Syncs with an account no longer; what is here and there stays.
  public func removeAccount(_ id: Int64) throws {
    try Self.check(taskcore_account_remove(handle, id))
  }

  /// Asks the server of an account which collections there are now.
  public func refreshAccount(_ id: Int64) throws {
    try asking { try Self.check(taskcore_account_refresh(handle, id)) }
  }

  /// The collections of an account, nil for all, as the servers told them last.
  public func collections(
    of account: Int64? = nil, limit: Int64 = 0, offset: Int64 = 0
  ) throws -> [AccountCollection] {
    var options = blank(
      taskcore_account_collection_query_options(), taskcore_account_collection_query_options_init)
    (options.limit, options.offset) = (limit, offset)
    options.account_id = account ?? 0
    return try AccountCollection.list.read {
      taskcore_account_collection_query(handle, &options, &$0)
    }
  }

  /// Syncs a collection from the next run on: with a project, a calendar, or both. Nil for those of its name, which are
  /// made where there are none. `invites`: the server may write to attendees of events.
  public func chooseCollection(
    _ id: Int64, project: Int64? = nil, calendar: Int64? = nil, invites: Bool = false
  ) throws {
    var choice = choice(project, calendar, invites)
    try Self.check(taskcore_account_collection_choose(handle, id, &choice))
  }

  /// Syncs a collection no longer; what is in it stays, here and there.
  public func dropCollection(_ id: Int64) throws {
    try Self.check(taskcore_account_collection_drop(handle, id))
  }

  /// Makes a collection at a server for a project or a calendar, which is synced from the next run on.
  ///
  /// - Returns: its id.
  public func makeCollection(
    at account: Int64, project: Int64? = nil, calendar: Int64? = nil, invites: Bool = false
  ) throws -> Int64 {
    var choice = choice(project, calendar, invites)
    var id: Int64 = 0
    try asking { try Self.check(taskcore_account_collection_make(handle, account, &choice, &id)) }
    return id
  }

  private func choice(
    _ project: Int64?, _ calendar: Int64?, _ invites: Bool
  ) -> taskcore_account_collection_choice {
    var choice = blank(
      taskcore_account_collection_choice(), taskcore_account_collection_choice_init)
    choice.project_id = project ?? 0
    choice.calendar_id = calendar ?? 0
    choice.is_inviting = invites ? 1 : 0
    return choice
  }

  /// What a run with an account would do now. Nothing is changed, here or there.
  public func previewAccount(_ id: Int64) throws -> AccountPlan {
    try asking {
      AccountPlan(
        try Self.filled(taskcore_account_plan(), \.struct_size) {
          taskcore_account_preview(handle, id, $0)
        })
    }
  }

  /// Takes in what was changed at the server, and sends what was changed here. The first run of a collection, and one that
  /// would delete many items, has to be accepted.
  ///
  /// - Throws: `conflict` with the field `accept` when somebody has to agree first.
  @discardableResult
  public func syncAccount(
    _ id: Int64, accepting isAccepted: Bool = false,
    progress: @escaping FileTransfer.Progress = { _, _ in }
  ) throws -> AccountPlan {
    var report = taskcore_account_plan()
    report.struct_size = MemoryLayout<taskcore_account_plan>.size
    try asking {
      try SyncCalls(progress: progress).run {
        taskcore_account_run(
          handle, id, isAccepted ? 1 : 0, SyncCalls.progressCallback, $0, &report)
      }
    }
    return AccountPlan(report)
  }
}
