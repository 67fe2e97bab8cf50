package import Domain

/// Takes clients out of use, or back, in one step.
package final class ArchiveClients: UseCase {
  /// One that is so already stays as it is.
  ///
  /// - Throws: `notFound`, with the index; nothing is changed then.
  package func run(_ ids: [Int64], _ isArchived: Bool, at now: Instant) throws {
    try store.write(.archiveClients, at: now) {
      for old in try store.clients.existing(ids, "client")
      where (old.archived != nil) != isArchived {
        var client = old
        client.archived = isArchived ? now : nil
        try store.clients.save(client, over: old)
      }
    }
  }
}
