package import Domain
package import Sync

/// The files at a remote that a replica has already processed.
package struct KnownFiles {
  /// The steps that are here; of this replica, those that are there.
  package let seen: SeenSteps
  /// By replica, the number of a head of which nothing is missing here: while there is no other one, nothing of it is news.
  package let heads: [ExactText: Int64]
  /// This replica.
  package let replica: String
  /// What this replica has left there, as far as it is no steps.
  package let ownNames: [BlobName]

  package init(
    seen: SeenSteps, heads: [ExactText: Int64], replica: String, ownNames: [BlobName]
  ) {
    self.seen = seen
    self.heads = heads
    self.replica = replica
    self.ownNames = ownNames
  }
}
