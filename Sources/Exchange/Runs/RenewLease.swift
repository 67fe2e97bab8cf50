import Domain
package import Storage
import Sync

/// Says to a hub that this device is about to issue in a series, which is the owner's part of a lease: whoever takes the
/// series over then waits for that step.
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
    guard owner.right == .mine, !owner.lease.isEmpty else { return }
    do {
      try renew(owner, of: name)
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

  private func renew(_ owner: SeriesOwner, of name: String) throws {
    let uid = owner.lease
    for remote in try replication.remotes() where remote.kind == .postgresql {
      let hub = try hub(remote.path)
      guard var lease = try hub.findLease(uid) else { continue }
      // Whoever claimed it by force takes it when the hub is first asked.
      if try owner.isForced && replication.lease(uid) == nil {
        lease = try hub.take(lease, for: replication.replicaUID()) ?? lease
      }
      return try renew(lease, of: name, hub)
    }
    try store.keep { try replication.forgetLease(uid) }
    throw Failure(
      .notFound, "No hub of this store has the lease: sync first.",
      field: Invoice.Property.series.rawValue)
  }

  private func renew(
    _ lease: SeriesLease, of name: String, _ hub: any LeasingTransport
  ) throws {
    let own = try ExactText(replication.replicaUID())
    var present: SeriesLease? = lease
    if ExactText(lease.owner) == own {
      let seq = try store.read { try replication.nextSeq() }
      present = try hub.renew(lease, seq: seq)
    }
    guard let present else { return }
    try store.keep { try replication.note(present) }
    if ExactText(present.owner) != own {
      let label = try replication.knownReplicas().first { $0.uid == present.owner }?.name ?? ""
      throw Failure(
        .conflict,
        "The series “\(name)” was taken over by the device “\(label.isEmpty ? present.owner : label)”: "
          + "issue it there, or sync, and claim the series here.",
        field: Invoice.Property.series.rawValue)
    }
  }
}
