/// A place where replicas leave files for each other: it puts, lists, gets and removes files by name, and
/// does not interpret them.
///
/// A replica writes only names of its own, and never another content under a name; so a transport needs to compare
/// nothing, and two replicas are never in each other's way.
package protocol SyncTransport {
  /// The names of all files of sync that are there, in any order. Other files are left out.
  func list() throws -> [BlobName]

  /// Likewise, perhaps without files that are no news; nil when all were listed. Of what is missing then, ``list()``
  /// tells.
  func list(beyond known: KnownFiles) throws -> [BlobName]?

  /// What is in a file; nil when it is gone, or not yet whole.
  func get(_ name: BlobName) throws -> [UInt8]?

  /// Gives what is in several files, in their order: `content` gives or throws what ``get(_:)`` does.
  func get(
    _ names: [BlobName], _ take: (_ index: Int, _ content: () throws -> [UInt8]?) throws -> Void
  ) throws

  /// Leaves a file there, whole or not at all. One that is there with the same bytes is left as it is.
  ///
  /// - Throws: `conflict` for one that is there with other bytes.
  func put(_ file: OutgoingBlob) throws

  /// Leaves several, in their order, at once where that can be.
  func put(_ files: [OutgoingBlob]) throws

  /// Removes a file; one that is gone already is no failure.
  func remove(_ name: BlobName) throws
}

/// A file at a transport.
package struct OutgoingBlob {
  package let name: BlobName
  package let bytes: [UInt8]
  /// The last step of its replica that is in it, as far as it has steps.
  package let seq: Int64

  package init(_ name: BlobName, _ bytes: [UInt8], seq: Int64 = 0) {
    self.name = name
    self.bytes = bytes
    self.seq = seq
  }
}

extension SyncTransport {
  package func list(beyond known: KnownFiles) throws -> [BlobName]? { nil }

  package func get(
    _ names: [BlobName], _ take: (_ index: Int, _ content: () throws -> [UInt8]?) throws -> Void
  ) throws {
    for (index, name) in names.enumerated() { try take(index) { try get(name) } }
  }

  package func put(_ files: [OutgoingBlob]) throws {
    for file in files { try put(file) }
  }

  package func put(_ name: BlobName, _ bytes: [UInt8]) throws {
    try put(OutgoingBlob(name, bytes))
  }
}
