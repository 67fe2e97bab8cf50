/// An item that is about to be uploaded, recorded before the outcome of the request is known.
package struct ItemIntention: Equatable, Sendable {
  package var collectionID: Int64
  /// Of the task here.
  package var uid: String
  /// What the server gets.
  package var sent: String
  /// What was here then.
  package var ours: String

  package init(collectionID: Int64, uid: String, sent: String, ours: String) {
    self.collectionID = collectionID
    self.uid = uid
    self.sent = sent
    self.ours = ours
  }
}
