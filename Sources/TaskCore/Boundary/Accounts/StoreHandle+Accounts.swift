import CTaskcore
import CalDAV
import Domain
import Google
import Network
import Servers
import Storage

extension StoreHandle {
  /// - Throws: `notFound`.
  func account(_ id: Int64) throws -> AccountRow {
    guard let account = try store.accounts.account(id) else {
      throw Failure(.notFound, "There is no account \(id).", field: "account_id")
    }
    return account
  }

  /// The server of an account.
  ///
  /// - Throws: `invalid` for the address and the paths.
  func server(
    of account: AccountRow, _ newUID: @escaping () -> String
  ) throws -> any CalendarServer {
    switch account.kind {
    case .calDAV:
      return try CalDAVServer(
        at: account.address, netrcPath: account.netrcPath,
        authoritiesPath: account.authoritiesPath ?? "", for: caller(for: account), newName: newUID)
    case .google:
      return try GoogleServer(
        at: account.address, zone: store.zone, almanac: store.almanac, for: caller(for: account))
    }
  }

  /// A server has a call of this store wait for it, which others wait for no longer than for a callback.
  private func caller(for account: AccountRow) -> HTTPCaller {
    HTTPCaller(
      password: { [self] in
        try callerPassword?.ask(for: account.address, runCallback)
      }, aside: runAside,
      check: { [self] in try store.safePoints.checkAnew() })
  }

  /// A run with an account.
  func run(
    with account: AccountRow, isAccepted: Bool = false,
    _ progress: taskcore_progress_callback? = nil, _ payload: UnsafeMutableRawPointer? = nil
  ) throws -> AccountRun {
    let (now, newUID) = try creation()
    return AccountRun(
      store, account, at: try server(of: account, newUID), now: now, newUID: newUID,
      isAccepted: isAccepted
    ) { [self] done, total in
      guard let progress else { return }
      try runCallback { progress(Int64(done), Int64(total), payload) }
    }
  }
}

extension AccountRow {
  /// As a caller gives it.
  ///
  /// - Throws: `invalid`.
  init(_ input: taskcore_account_input) throws {
    guard let kind = Kind(rawValue: input.kind) else {
      throw Failure(
        .invalid, "\(input.kind) is no kind of account: 1 is CalDAV, and 2 is Google.",
        field: "kind")
    }
    let address = try text(input.address, "address")
    self.init(kind: kind, address: address, name: address)
    netrcPath = try input.netrc_path.map { try text($0, "netrc_path") }
    authoritiesPath = try input.ca_path.map { try text($0, "ca_path") }
  }
}

extension taskcore_account_plan {
  init(_ plan: AccountPlan) {
    self.init(
      struct_size: MemoryLayout<taskcore_account_plan>.size, added_here: Int64(plan.addedHere),
      changed_here: Int64(plan.changedHere), deleted_here: Int64(plan.deletedHere),
      added_there: Int64(plan.addedThere), changed_there: Int64(plan.changedThere),
      deleted_there: Int64(plan.deletedThere), joined: Int64(plan.joined),
      conflicts: Int64(plan.conflicts), held: Int64(plan.held))
  }
}

extension ChooseCollection.Choice {
  /// - Throws: `invalid` for a wrong `struct_size`.
  init(_ choice: In<taskcore_account_collection_choice>) throws {
    self.init()
    let given = try given(choice)
    project = given.project_id == 0 ? nil : given.project_id
    calendar = given.calendar_id == 0 ? nil : given.calendar_id
    invites = given.is_inviting != 0
  }
}
