extension InvoiceDocument {
  /// BT-23: that of its profile; else what was given; else, of a French seller, what the lines sell, and services where
  /// nobody says it, paid before or not; else none.
  package var businessProcess: String { businessProcess(for: profile) }

  package func businessProcess(for profile: InvoiceProfile) -> String {
    profile.businessProcess ?? nationalProcess
  }

  /// The case of invoicing in its country, which no profile but Factur-X has a place for.
  package var nationalProcess: String {
    if !invoice.businessProcess.isEmpty || !seller.isFrench { return invoice.businessProcess }
    let process = (supplies ?? .services).businessProcess
    if deductions.isPrepaid { return BusinessProcess.final(process) }
    let isPaid = totals.prepaid > 0 && totals.prepaid == totals.total
    return isPaid ? BusinessProcess.paid(process) : process
  }
}
