import CTaskcore
import Domain
import Exchange
import Hub
import Platform

extension StoreHandle {
  /// Asks the caller for a passphrase; nil without a callback.
  ///
  /// - Throws: what the callback answered; `invalid` for anything but a passphrase.
  func passphrase(
    from callback: taskcore_passphrase_callback?, _ payload: UnsafeMutableRawPointer?
  ) throws -> Passphrase? {
    guard let callback else { return nil }
    var text: UnsafePointer<CChar>?
    try runCallback { callback(&text, payload) }
    guard let text else {
      throw Failure(.invalid, "The callback gave no passphrase.", field: "passphrase")
    }
    let length = RawMemory.length(ofText: text, upTo: Passphrase.maximumLength + 1)
    let bytes = UnsafeRawBufferPointer(start: text, count: length)
    return try Passphrase(bytes)
  }

  /// Runs syncs, and tells the caller how far they are.
  func syncing(
    _ newUID: @escaping () -> String, _ progress: taskcore_progress_callback?,
    _ payload: UnsafeMutableRawPointer?
  ) -> RunSync {
    RunSync(store, newUID: newUID, host: hostTransport, hub: hub, aside: runAside) {
      [self] done, total in
      guard let progress else { return }
      try runCallback { progress(Int64(done), Int64(total), payload) }
    }
  }

  /// What the host has given under a name, if it has.
  private func hostTransport(named name: String) throws -> HostTransport? {
    try transport(named: name).map { try HostTransport($0, for: self) }
  }

  /// What brings files to the hub of an address.
  ///
  /// - Throws: `invalid` and `unsupported` for the address.
  func hub(at address: String) throws -> HubTransport {
    try HubTransport(HubServer(HubAddress(address), for: hubCaller))
  }

  /// A hub has a call of this store wait for it, which others wait for no longer than for a callback.
  var hubCaller: HubCaller {
    HubCaller(
      password: { [self] in try callerPassword?.ask(for: $0, runCallback) }, aside: runAside,
      check: { [self] in try store.safePoints.checkAnew() })
  }

  /// Runs what issues an invoice in a series, after the hub was told that leases it.
  func issuing<Result>(in series: String, _ issue: () throws -> Result) throws -> Result {
    try RenewLease(store, hub: { try self.hub(at: $0) }).issuing(in: series, issue)
  }

  /// What a run did, and how many conflicts there are now.
  func report(on run: SyncRun.Report) throws -> taskcore_sync_report {
    taskcore_sync_report(
      struct_size: MemoryLayout<taskcore_sync_report>.size, received: Int64(run.received),
      sent: Int64(run.sent), waiting: Int64(run.waiting),
      conflicts: try store.read { try store.replication.conflictCount() })
  }
}

/// The name of a transport of the host.
///
/// - Throws: `invalid`.
func remoteName(_ pointer: CText) throws -> String {
  let name = try TextRule.remoteName.line(text(pointer, "name"))
  if name.utf8.contains(UInt8(ascii: "/")) {
    throw Failure(
      .invalid, "The name of a remote is no path: it has no “/” in it.", field: "name")
  }
  return name
}
