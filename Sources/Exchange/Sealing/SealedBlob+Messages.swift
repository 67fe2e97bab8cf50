package import Sync

/// The message in a sync file, checked against the file's name.
extension SealedBlob {
  /// The steps of a batch.
  ///
  /// - Throws: `malformed` for anything but a batch, `corrupt` for that of another replica or other numbers,
  ///   `conflict` for that of another store.
  package func batch() throws -> SyncBatch {
    let batch = try SyncBatch(decoding: body)
    try check(
      store: batch.store, replica: batch.replica, .steps(first: batch.first, last: batch.last))
    return batch
  }

  /// A head.
  ///
  /// - Throws: As ``batch()``.
  package func head() throws -> SyncHead {
    let head = try SyncHead(decoding: body)
    try check(store: head.store, replica: head.replica, name.kind)
    return head
  }

  /// A snapshot at its beginning.
  ///
  /// - Throws: As ``batch()``, and `tooNew` for one of a newer format.
  package func snapshot() throws -> SyncSnapshot.Decoder {
    let decoder = try SyncSnapshot.Decoder(body)
    try check(
      store: decoder.snapshot.store, replica: decoder.snapshot.replica, name.kind)
    return decoder
  }

  private func check(store: String, replica: String, _ kind: BlobName.Kind) throws {
    if store != self.store { throw BlobFault.otherStore(store).failure(of: name) }
    guard replica == name.replica, kind == name.kind else {
      throw BlobFault.changed.failure(of: name)
    }
  }
}
