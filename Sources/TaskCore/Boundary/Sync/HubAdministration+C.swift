import CTaskcore
import Domain
import Hub

extension HubAdministration {
  /// The hub of a caller.
  ///
  /// - Throws: `invalid`.
  init(_ options: In<taskcore_hub_options>) throws {
    let options = try required(options, "options").checked()
    let text = try text(options.address, "address")
    let address = try Failure.about("address") { try HubAddress(text) }
    self.init(HubServer(address, for: HubCaller(options)))
  }
}

extension HubCaller {
  fileprivate init(_ options: taskcore_hub_options) {
    let payload = options.payload
    let password = options.password.map { CallerPassword($0, payload) }
    let progress = options.progress.map { StoreHandle.Progress($0, payload: payload) }
    progress?.begin()
    self.init(
      password: { try password?.ask(for: $0, Self.run) },
      check: {
        if let progress, progress.isDue { try Self.run(progress.answer) }
      })
  }

  /// - Throws: what a callback answered, unless that is 0.
  private static func run(_ callback: () -> Int32) throws {
    let answer = withHost(callback)
    if answer != 0 { throw Failure(stoppedBy: answer) }
  }
}

extension taskcore_hub_report {
  init(_ report: HubReport) {
    self.init(
      struct_size: MemoryLayout<taskcore_hub_report>.size, engine: report.engine.rawValue,
      server_version: report.version, has_row_security: report.hasRowSecurity ? 1 : 0,
      is_encrypted: report.isEncrypted ? 1 : 0, stores: report.stores, replicas: report.replicas,
      batches: report.batches, snapshots: report.snapshots, leases: report.leases,
      bytes: report.bytes)
  }
}

extension taskcore_hub_sweep_report {
  init(_ sweep: HubSweep) {
    self.init(
      struct_size: MemoryLayout<taskcore_hub_sweep_report>.size, batches: sweep.batches,
      snapshots: sweep.snapshots)
  }
}
