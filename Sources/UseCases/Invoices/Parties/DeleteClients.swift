package import Domain

/// Deletes clients without invoices, in one step; their projects keep no client.
package final class DeleteClients: UseCase {
  /// - Throws: `notFound`, or `conflict` for one that an invoice is for, also a draft, with the
  ///   index; nothing is deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.deleteClients, at: now) {
      for client in try store.clients.existing(ids, "client") {
        guard try !store.clients.isInUse(client) else {
          throw Failure(
            .conflict,
            "There are invoices for “\(client.party.name)”: archive the client instead.",
            field: "ids", index: ids.firstIndex(of: client.id))
        }
        for old in try store.projects.all() where old.clientUID == client.uid {
          var project = old
          try project.setClientUID(nil)
          try store.projects.save(project, over: old)
        }
        try store.clients.remove(client)
      }
    }
  }
}
