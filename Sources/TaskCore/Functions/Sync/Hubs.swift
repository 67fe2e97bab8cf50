public import CTaskcore
import Domain
import Hub

/// Creates the tables of a hub in a PostgreSQL database, or upgrades them to this version; their rows are kept.
///
/// The role that connects owns them. Where the server has Citus, they are distributed by store.
///
/// - Parameter options: the hub.
/// - Returns: `TASKCORE_OK`, also when all was there; `TASKCORE_EINVALID` for NULL, a wrong `struct_size`, and an address
///   that is none, or has a password in it; `TASKCORE_EACCESS` when the server refuses the role or its password, or has no
///   such role or database, and when the role may not do that there; `TASKCORE_EUNSUPPORTED` when libpq is not installed;
///   `TASKCORE_EBUSY` when others hold what is needed there; `TASKCORE_EFULL` when the server has no room; `TASKCORE_EIO`
///   for all else that the network and the server refuse; `TASKCORE_ENOMEM`; or what a callback answered.
///   Since 0.1.0.
@c(taskcore_hub_create)
public func hubCreate(options: In<taskcore_hub_options>) -> taskcore_status {
  onHub(options) { try $0.make() }
}

/// Reports the server of a hub, and how much data it holds.
///
/// It reads all that the role may see, which takes long where there is much.
///
/// - Parameters:
///   - options: the hub.
///   - report: receives it; zero on failure.
/// - Returns: as `taskcore_hub_create`; `TASKCORE_ENOTFOUND` when the tables of a hub are not there.
///   Since 0.1.0.
@c(taskcore_hub_check)
public func hubCheck(
  options: In<taskcore_hub_options>, report: Out<taskcore_hub_report>
) -> taskcore_status {
  let size = report?.cleared()
  return onHub(options) { hub in
    try fill(report, "report", ofSize: size) { taskcore_hub_report(try hub.check()) }
  }
}

/// Lets a role sync a store through a hub.
///
/// By row-level security, it sees that store alone. Without that, as in older versions of CockroachDB, nothing is granted: a
/// proxy keeps stores apart there.
///
/// - Parameters:
///   - options: the hub, by a role that owns its tables.
///   - role: the role, which is there.
///   - storeName: the store, as the `store` of an address names it: 1 to 63 bytes. NULL: that which is called like the role,
///     as in an address without `store`.
/// - Returns: as `taskcore_hub_create`, and `TASKCORE_OK` also when the role might do so before; `TASKCORE_EINVALID` also for
///   what is no name; `TASKCORE_ENOTFOUND` when there is no such role, and when the tables of a hub are not there;
///   `TASKCORE_EUNSUPPORTED` also without row-level security.
///   Since 0.1.0.
@c(taskcore_hub_grant)
public func hubGrant(
  options: In<taskcore_hub_options>, role: CText, storeName: CText
) -> taskcore_status {
  onHub(options) { hub in
    try hub.grant(text(role, "role"), store: nameOfStore(storeName))
  }
}

/// Lets a role sync a store through a hub no longer; what it left there stays.
///
/// - Parameters:
///   - options: the hub, by a role that owns its tables.
///   - role: the role.
///   - storeName: as in `taskcore_hub_grant`.
/// - Returns: as `taskcore_hub_grant`, and `TASKCORE_OK` also when the role might not do so.
///   Since 0.1.0.
@c(taskcore_hub_revoke)
public func hubRevoke(
  options: In<taskcore_hub_options>, role: CText, storeName: CText
) -> taskcore_status {
  onHub(options) { hub in
    try hub.revoke(text(role, "role"), store: nameOfStore(storeName))
  }
}

/// Removes from a hub what its snapshots have made needless: old batches of steps, and snapshots but the newest of each
/// device.
///
/// A device that comes back later takes in the snapshot, and loses nothing. What a call that ends early has removed is
/// gone, and the next one goes on.
///
/// - Parameters:
///   - options: the hub.
///   - storeName: of which store; NULL: of all that the role may see.
///   - olderThanDays: how many days batches of steps stay there at least, by the clock of the server: 0 to 36,500.
///   - report: receives what was removed; zero on failure. NULL is fine.
/// - Returns: as `taskcore_hub_create`; `TASKCORE_EINVALID` also for what is no name and days out of their range;
///   `TASKCORE_ENOTFOUND` when the tables of a hub are not there.
///   Since 0.1.0.
@c(taskcore_hub_sweep)
public func hubSweep(
  options: In<taskcore_hub_options>, storeName: CText, olderThanDays: Int64,
  report: Out<taskcore_hub_sweep_report>
) -> taskcore_status {
  let size = report?.cleared()
  return onHub(options) { hub in
    try fill(report, nil, ofSize: size) {
      let maximum: Int64 = 36_500
      guard (0...maximum).contains(olderThanDays) else {
        throw Failure(
          .invalid, "The age is 0 to \(maximum) days, not \(olderThanDays).",
          field: "older_than_days")
      }
      return taskcore_hub_sweep_report(
        try hub.sweep(store: nameOfStore(storeName), days: olderThanDays))
    }
  }
}

/// Deletes all that a hub has of a store, for good.
///
/// Devices that are still synced through it leave there anew what they have.
///
/// - Parameters:
///   - options: the hub.
///   - storeName: the store.
/// - Returns: as `taskcore_hub_create`; `TASKCORE_EINVALID` also for what is no name; `TASKCORE_ENOTFOUND` when there is
///   nothing of that store, and when the tables of a hub are not there.
///   Since 0.1.0.
@c(taskcore_hub_remove)
public func hubRemove(options: In<taskcore_hub_options>, storeName: CText) -> taskcore_status {
  onHub(options) { hub in
    let name = try text(storeName, "store_name")
    guard try hub.remove(store: name) else {
      throw Failure(
        .notFound, "The hub has nothing of the store “\(name.prefix(80))”.", field: "store_name")
    }
  }
}

/// Runs a call on the hub of a caller.
private func onHub(
  _ options: In<taskcore_hub_options>, _ body: (HubAdministration) throws -> Void
) -> taskcore_status {
  attempt {
    do {
      try body(HubAdministration(options))
    } catch var failure as Failure where failure.field == "store" {
      // In C, a store is something else.
      failure.field = "store_name"
      throw failure
    }
  }
}

/// The name of a store that may be NULL.
private func nameOfStore(_ pointer: CText) throws -> String? {
  try pointer.map { try text($0, "store_name") }
}
