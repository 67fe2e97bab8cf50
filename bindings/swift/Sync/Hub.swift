import CTaskcoreHeader

/// A PostgreSQL database through which stores are synced, for who looks after it.
///
///     let hub = Hub("postgresql://anna@hub.example.org/tasks")
///     try hub.makeTables()
///     try hub.grant("ben")
public struct Hub {
  /// As libpq has it, with the name of a store as `store`, and without a password.
  public var address: any UTF8Text
  /// Asked where libpq finds no password in a service file, a password file or the environment; its answer is stored
  /// nowhere.
  public var password: Store.PasswordSource?
  /// Asked some every 50 ms whether a call goes on; it throws `interrupted` when it does not. Nil for always.
  public var goesOn: (() -> Bool)?

  /// Says where it is; nothing is asked there yet.
  public init(
    _ address: some UTF8Text, password: Store.PasswordSource? = nil, goesOn: (() -> Bool)? = nil
  ) {
    self.address = address
    self.password = password
    self.goesOn = goesOn
  }

  /// Makes the tables, or adds what a newer version has; what is there stays.
  public func makeTables() throws {
    try run { options, _ in taskcore_hub_create(options) }
  }

  /// What it is, and how much it has.
  public func check() throws -> HubReport {
    var report = blank(taskcore_hub_report(), taskcore_hub_report_init)
    try run { options, _ in taskcore_hub_check(options, &report) }
    return HubReport(report)
  }

  /// Lets a role sync a store through it, nil for the store that is called like the role. By row-level security, it sees
  /// that store alone.
  public func grant(_ role: some UTF8Text, store: (any UTF8Text)? = nil) throws {
    try run { taskcore_hub_grant($0, $1.copy(role), $1.copy(optional: store)) }
  }

  /// Lets a role do so no longer; what it left there stays.
  public func revoke(_ role: some UTF8Text, store: (any UTF8Text)? = nil) throws {
    try run { taskcore_hub_revoke($0, $1.copy(role), $1.copy(optional: store)) }
  }

  /// Removes what snapshots have made needless, of one store or, for nil, of all. Batches of steps stay for so many days
  /// at least.
  @discardableResult
  public func sweep(
    store: (any UTF8Text)? = nil, olderThanDays days: Int64 = 90
  ) throws -> HubSweepReport {
    var report = blank(taskcore_hub_sweep_report(), taskcore_hub_sweep_report_init)
    try run { taskcore_hub_sweep($0, $1.copy(optional: store), days, &report) }
    return HubSweepReport(report)
  }

  /// Deletes all that it has of a store, for good.
  ///
  /// - Throws: `notFound` when it has nothing of it.
  public func remove(store: some UTF8Text) throws {
    try run { taskcore_hub_remove($0, $1.copy(store)) }
  }

  private func run(
    _ call: (UnsafePointer<taskcore_hub_options>, CStrings) -> taskcore_status
  ) throws {
    let calls = HubCalls(password: password, goesOn: goesOn)
    var options = blank(taskcore_hub_options(), taskcore_hub_options_init)
    options.password = password == nil ? nil : HubCalls.passwordCallback
    options.progress = goesOn == nil ? nil : HubCalls.progressCallback
    options.payload = Unmanaged.passUnretained(calls).toOpaque()
    let status = withExtendedLifetime(calls) {
      withExtendedLifetime(CStrings()) { texts in
        options.address = texts.copy(address)
        return call(&options, texts)
      }
    }
    if let failure = calls.takeFailure() { throw failure }
    try Store.check(status)
  }
}

/// What a call to a hub calls back.
///
/// C functions cannot throw: what goes wrong is kept here, and the library is told to stop.
final class HubCalls {
  private let password: Store.PasswordSource?
  private let goesOn: (() -> Bool)?
  /// What was given last, for as long as the library reads it.
  private var texts = CStrings()
  private var failure: (any Error)?

  init(password: Store.PasswordSource?, goesOn: (() -> Bool)? = nil) {
    self.password = password
    self.goesOn = goesOn
  }

  convenience init(_ password: @escaping Store.PasswordSource) {
    self.init(password: password)
  }

  /// What a callback threw since this was asked last.
  func takeFailure() -> (any Error)? {
    defer { failure = nil }
    return failure
  }

  static let passwordCallback: taskcore_password_callback = { address, place, payload in
    guard let payload else { return TASKCORE_EINTERNAL }
    let calls: HubCalls = Payload.object(payload)
    do {
      calls.texts = CStrings()
      place?.pointee = try calls.texts.copy(
        optional: calls.password?(address.map { String(cString: $0) } ?? ""))
      return 0
    } catch {
      calls.failure = error
      return 1
    }
  }

  static let progressCallback: taskcore_store_progress_callback = { payload in
    guard let payload else { return TASKCORE_EINTERNAL }
    let calls: HubCalls = Payload.object(payload)
    return calls.goesOn?() ?? true ? 0 : TASKCORE_EINTERRUPTED
  }
}
