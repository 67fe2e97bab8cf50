/// Where replicas leave files for each other: it puts, lists, gives and removes them by name, and knows nothing of
/// what is in them.
///
/// A replica writes only names of its own, and never another content under a name; so a transport needs to compare
/// nothing, and two replicas are never in each other's way.
package protocol SyncTransport {
  /// The names of all files of sync that are there, in any order. Other files are left out.
  func list() throws -> [BlobName]

  /// What is in a file; nil when it is gone, or not yet whole.
  func get(_ name: BlobName) throws -> [UInt8]?

  /// Leaves a file there, whole or not at all. One that is there with the same bytes is left as it is.
  ///
  /// - Throws: `conflict` for one that is there with other bytes.
  func put(_ name: BlobName, _ bytes: [UInt8]) throws

  /// Removes a file; one that is gone already is no failure.
  func remove(_ name: BlobName) throws
}
