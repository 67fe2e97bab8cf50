package import Domain
package import Storage

/// Syncs a store with each of its remotes in turn.
package struct RunSync {
  private let store: SQLiteStore
  private let newUID: () -> String
  /// What the host has under a name.
  private let host: (_ name: String) throws -> HostTransport?
  /// A hub by its address.
  private let hub: (_ address: String) throws -> any SyncTransport
  /// Runs what needs no store, and may take long.
  private let aside: (() -> Void) -> Void
  private let progress: (_ done: Int, _ total: Int) throws -> Void

  package init(
    _ store: SQLiteStore, newUID: @escaping () -> String,
    host: @escaping (_ name: String) throws -> HostTransport? = { _ in nil },
    hub: @escaping (_ address: String) throws -> any SyncTransport = { throw RunSync.noHub($0) },
    aside: @escaping (() -> Void) -> Void = { $0() },
    progress: @escaping (_ done: Int, _ total: Int) throws -> Void
  ) {
    self.store = store
    self.newUID = newUID
    self.host = host
    self.hub = hub
    self.aside = aside
    self.progress = progress
  }

  /// The caller supports no hubs.
  package static func noHub(_ address: String) -> Failure {
    Failure(.unsupported, "The hub \(address) cannot be reached here.")
  }

  private var replication: Replication { store.replication }

  /// - Parameters:
  ///   - id: One remote; nil for every folder, every hub, and every transport that the host has set.
  ///   - now: When that is.
  /// - Returns: what all of them did.
  /// - Throws: `notFound` for a remote that is not there, and where there is none; `conflict` for one that the host has not
  ///   given; what
  ///   was wrong first with a remote, after the others had their runs.
  package func run(remote id: Int64?, at now: Instant) throws -> SyncRun.Report {
    let remotes = try remotes(id)
    var report = SyncRun.Report()
    var firstFailure: Failure?
    for remote in remotes {
      do {
        try report.add(run(remote, through: transport(of: remote), at: now))
      } catch let failure as Failure where Self.isOfOneRemote(failure) {
        firstFailure = firstFailure ?? failure
      }
    }
    if let firstFailure { throw firstFailure }
    return report
  }

  /// Runs through the host's transport with that name.
  ///
  /// - Throws: `notFound` when nothing of that name was added.
  package func run(
    _ name: String, through transport: any SyncTransport, at now: Instant
  ) throws -> SyncRun.Report {
    guard
      let remote = try replication.remotes().first(where: {
        $0.kind == .host && ExactText($0.path) == ExactText(name)
      })
    else {
      throw Failure(
        .notFound, "Nothing of the name “\(name.prefix(80))” was added: add it as a remote first.",
        field: "name")
    }
    return try run(remote, through: transport, at: now)
  }

  private func run(
    _ remote: SyncRemote, through transport: any SyncTransport, at now: Instant
  ) throws -> SyncRun.Report {
    do {
      return try SyncRun(
        store, remote, through: transport, at: now, newUID: newUID, progress: progress
      ).run()
    } catch let failure as Failure where failure.kind == .interrupted {
      // What SQLite says of it is not all.
      store.safePoints.begin()
      throw Failure(
        .interrupted,
        "The run was interrupted: what it had taken in and left stays, and the next one goes on.")
    }
  }

  private func remotes(_ id: Int64?) throws -> [SyncRemote] {
    let known = try replication.remotes()
    guard let id else {
      let reachable = try known.filter { try $0.kind != .host || host($0.path) != nil }
      if reachable.isEmpty {
        throw Failure(
          .notFound, "This store is synced through nothing: add a folder or a hub first.")
      }
      return reachable
    }
    guard let remote = known.first(where: { $0.id == id }) else {
      throw Failure(.notFound, "There is no remote \(id).", field: "remote_id")
    }
    if try remote.kind == .host && host(remote.path) == nil {
      throw Failure(
        .conflict, "What brings the files of “\(remote.path)” is the program that added it.",
        field: "remote_id")
    }
    return [remote]
  }

  /// A replica that has put files there expects its folder there.
  private func transport(of remote: SyncRemote) throws -> any SyncTransport {
    if remote.kind == .host, let host = try host(remote.path) { return host }
    if remote.kind == .postgresql { return try hub(remote.path) }
    let folder = FolderTransport(
      path: remote.path,
      holding: remote.snapshot > 0 ? try replication.takenReplicaUID() : nil)
    return SlowTransport(folder, aside: aside)
  }

  private static func isOfOneRemote(_ failure: Failure) -> Bool {
    switch failure.kind {
    case .stopped, .interrupted, .outOfMemory, .readOnly: false
    default: true
    }
  }
}

extension SyncRun.Report {
  fileprivate mutating func add(_ other: SyncRun.Report) {
    received += other.received
    sent += other.sent
    waiting += other.waiting
  }
}
