import Domain

/// Applies an input to a recurring invoice: its client, its zone, its period and whether it is paused.
struct RecurringInvoiceReferences {
  let store: any Store

  /// - Throws: `notFound` for a client; `conflict` for an archived one; `invalid` for a zone that there is not.
  func apply(_ input: RecurringInvoiceInput, to recurring: inout RecurringInvoice) throws {
    if let id = input.clientID {
      recurring.clientUID = try store.clients.existing(id, "client", field: "client_id").uid
    }
    let client = try store.clients.find(uid: recurring.clientUID)
    guard let client else {
      throw Failure(
        .conflict, "Nobody is invoiced: say for which client the drafts are.", field: "client_id")
    }
    if input.isPaused != true { try client.refuseArchived(field: "client_id") }
    if let name = input.zoneName {
      if !name.isEmpty { _ = try Failure.about("zone") { try store.zone(named: name) } }
      recurring.zoneName = name.isEmpty ? nil : name
    }
    if let period = input.period { recurring.period = period }
    if let isPaused = input.isPaused { recurring.isPaused = isPaused }
  }
}
