package import Storage

/// A transport that all devices ask, and that answers each of them with what is so now: it can say which replica may issue
/// in a series of numbers. Each call may be made twice, and comes to the same.
package protocol LeasingTransport: SyncTransport {
  /// Nil: there is no such lease.
  func findLease(_ uid: String) throws -> SeriesLease?

  /// Makes a lease, unless it is there; its first owner issues after its own step `seq`.
  ///
  /// - Returns: it as it is there.
  func makeLease(_ uid: String, for owner: String, after seq: Int64) throws -> SeriesLease?

  /// Lets another replica issue, unless the lease is another one by now.
  ///
  /// - Returns: it as it is there.
  func take(_ lease: SeriesLease, for owner: String) throws -> SeriesLease?

  /// Says with which of its steps the owner issues next, unless the lease is another one by now.
  ///
  /// - Returns: it as it is there.
  func renew(_ lease: SeriesLease, seq: Int64) throws -> SeriesLease?
}
