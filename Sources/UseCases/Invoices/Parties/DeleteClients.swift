package import Domain

/// Deletes clients that no invoice is for, in one step.
package final class DeleteClients: UseCase {
  /// - Throws: `notFound`, or `conflict` for one that an invoice is for, also a draft, with the
  ///   index; nothing is deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.deleteClients, at: now) {
      for client in try store.clients.existing(ids, "client") {
        guard try !store.invoices.hasInvoice(ofClient: client.uid) else {
          throw Failure(
            .conflict,
            "There are invoices for “\(client.party.name)”: archive the client instead.",
            field: "ids", index: ids.firstIndex(of: client.id))
        }
        try store.clients.remove(client)
      }
    }
  }
}
