extension InvoiceDocument {
  /// What forbids nothing, but may not be what the seller wants.
  package var warnings: [Problem] {
    guard saysServicesUnasked else { return [] }
    var warning = Problem(
      rule: "CGI-242-nonies-A", field: Invoice.Property.businessProcess.rawValue,
      message:
        "Nothing says whether goods or services are sold, and the invoice says services: say what "
        + "the seller or the client usually sells or buys (supplies), or the case of this invoice "
        + "(business process).")
    warning.isWarning = true
    return [warning]
  }

  /// Whether a French invoice says that services are sold only because nobody said anything.
  private var saysServicesUnasked: Bool {
    seller.isFrench && (invoice.kind == .invoice || invoice.kind == .downPayment)
      && invoice.businessProcess.isEmpty && !lines.isEmpty && supplies == nil
  }
}
