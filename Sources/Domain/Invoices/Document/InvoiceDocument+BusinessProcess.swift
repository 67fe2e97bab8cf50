extension InvoiceDocument {
  /// BT-23: what was given; else, of a French seller, what the lines sell, and services where nobody says it, paid before
  /// or not; else none.
  package var businessProcess: String {
    if !invoice.businessProcess.isEmpty || !seller.isFrench { return invoice.businessProcess }
    let process = (supplies ?? .services).businessProcess
    let isPaid = totals.prepaid > 0 && totals.prepaid == totals.gross
    return isPaid ? BusinessProcess.paid(process) : process
  }
}
