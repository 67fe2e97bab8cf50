package import Domain

/// The store's version of a record in a file.
package enum RecordHere: Sendable {
  /// It never had it.
  case absent
  /// What each property is and since when. Those that are left out are null since the record was made.
  case present([PropertyKey: Claim], made: Stamp)
  /// It was removed then.
  case removed(HybridClock)
  case purged
}
