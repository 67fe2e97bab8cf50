package import Domain

/// Makes a draft for a client of all unbilled time of its projects, as one step.
package final class BillClient: CreatingUseCase {
  /// - Returns: the id of the draft.
  /// - Throws: as ``AddInvoice`` and ``BillFocus``; nothing is made then.
  package func run(
    _ billing: FocusBilling, for clientID: Int64, at now: Instant
  ) throws -> Int64 {
    try store.write(.addInvoice, at: now) {
      var input = InvoiceInput()
      input.clientID = .some(clientID)
      let draft = try AddInvoice(store, newUID: newUID).run(.invoice, input, at: now)
      var billing = billing
      billing.isOfClient = true
      _ = try BillFocus(store, newUID: newUID).run(billing, on: draft, at: now)
      return draft
    }
  }
}
