import Domain
package import Storage
import Sync

/// Announces to a hub the step with which this device will issue in a series. This is the owner's part of a
/// lease: a new owner waits for that step.
package struct RenewLease {
  /// Another program may make a step in between.
  private static let mostTries = 8

  private let store: SQLiteStore
  private let hub: (_ address: String) throws -> any LeasingTransport

  package init(
    _ store: SQLiteStore, hub: @escaping (_ address: String) throws -> any LeasingTransport
  ) {
    self.store = store
    self.hub = hub
  }

  private var replication: Replication { store.replication }

  /// Runs what issues an invoice, after the hub was told. Where the series is not leased, or is not this device's,
  /// nobody is asked: what issues tells that itself.
  ///
  /// - Parameters:
  ///   - name: The series.
  ///   - issue: What issues the invoice in one step.
  /// - Returns: what it does.
  /// - Throws: `conflict` when another device took the series over; `inputOutput` and others when the hub cannot be
  ///   asked; what `issue` throws.
  package func issuing<Result>(in name: String, _ issue: () throws -> Result) throws -> Result {
    var tries = 0
    while true {
      try renew(name)
      do {
        return try issue()
      } catch let failure as Failure where Self.isOfLease(failure) && tries < Self.mostTries {
        tries += 1
      }
    }
  }

  /// Whether it is what ``Store/checkLease(ofSeries:)`` says, and not that the store is busy.
  private static func isOfLease(_ failure: Failure) -> Bool {
    failure.kind == .busy && failure.field == Invoice.Property.series.rawValue
  }

  private func renew(_ name: String) throws {
    let owner = try store.read { try replication.owner(ofSeries: name) }
    guard owner.right == .mine, let uid = owner.lease else { return }
    do {
      try renew(owner, uid, of: name)
    } catch let failure as Failure where owner.isForced && failure.kind != .conflict {
      // Who took the series by force issues without asking.
    } catch let failure as Failure where failure.kind != .conflict && failure.kind != .interrupted {
      throw Failure(
        failure.kind,
        "The series “\(name)” is leased at a hub, so an invoice gets its number only while that can be "
          + "asked; a series of this device alone needs none. \(failure.message)",
        field: Invoice.Property.series.rawValue)
    }
  }

  private func renew(_ owner: SeriesOwner, _ uid: String, of name: String) throws {
    for remote in try replication.remotes() where remote.kind == .postgresql {
      guard let lease = try renew(owner, uid, through: hub(remote.path)) else { continue }
      try store.keep { try replication.note(lease) }
      return try check(lease, name)
    }
    try store.keep { try replication.forgetLease(uid) }
    throw Failure(
      .notFound, "No hub of this store has the lease: sync first.",
      field: Invoice.Property.series.rawValue)
  }

  /// Mostly the lease is as it was told last, and one way to the hub is enough: it answers what is so there.
  ///
  /// - Returns: the lease as it is there; nil when it is not.
  private func renew(
    _ owner: SeriesOwner, _ uid: String, through hub: any LeasingTransport
  ) throws -> SeriesLease? {
    let noted = try replication.lease(uid)
    var lease = try noted.flatMap { try isOwn($0) ? $0 : nil } ?? hub.findLease(uid)
    // A replica that claimed it by force gets it at the first request to the hub.
    if owner.isForced, noted == nil, let found = lease {
      lease = try hub.take(found, for: replication.replicaUID())
    }
    guard let lease, try isOwn(lease) else { return lease }
    return try hub.renew(lease, seq: store.read { try replication.nextSeq() })
  }

  private func isOwn(_ lease: SeriesLease) throws -> Bool {
    try ExactText(lease.owner) == ExactText(replication.replicaUID())
  }

  private func check(_ lease: SeriesLease, _ name: String) throws {
    if try isOwn(lease) { return }
    let label = try replication.knownReplicas().first { $0.uid == lease.owner }?.name ?? ""
    throw Failure(
      .conflict,
      "The series “\(name)” was taken over by the device “\(label.isEmpty ? lease.owner : label)”: "
        + "issue it there, or sync, and claim the series here.",
      field: Invoice.Property.series.rawValue)
  }
}
