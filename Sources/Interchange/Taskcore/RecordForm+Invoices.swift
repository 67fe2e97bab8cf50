import Domain

extension RecordForm<Client> {
  static let client = RecordForm(
    forms: [.archived: .instant, .created: .instant], required: [.party(.name)])
}

extension RecordForm<Logo> {
  static let logo = RecordForm(forms: [:], required: [.data])
}

extension RecordForm<Invoice> {
  static let invoice = RecordForm(
    forms: [
      .kind: .word([(1, "invoice"), (2, "credit_note")]),
      .stage: .word([(1, "draft"), (2, "issued"), (3, "void")]),
      .issued: .instant, .vatBreakdown: .list("\n"), .created: .instant, .modified: .instant,
    ], required: [.kind])
}

extension RecordForm<InvoiceLine> {
  static let invoiceLine = RecordForm(
    forms: [.vatCategory: .word(.vatCategories)], required: [.invoice])
}

extension RecordForm<InvoiceAdjustment> {
  static let invoiceAdjustment = RecordForm(
    forms: [.isCharge: .flag, .vatCategory: .word(.vatCategories)], required: [.invoice])
}

extension RecordForm<InvoiceParty> {
  static let invoiceParty = RecordForm(
    forms: [.role: .word([(1, "seller"), (2, "buyer")])],
    required: [.invoice, .role, .party(.name)])
}

extension RecordForm<Payment> {
  static let payment = RecordForm(
    forms: [.created: .instant], required: [.invoice, .date, .amount])
}

extension RecordForm<EmailMessage> {
  static let email = RecordForm(
    forms: [
      .state: .word([(1, "sending"), (2, "sent"), (3, "failed")]), .created: .instant,
      .finished: .instant,
    ], required: [.invoice, .state])
}

extension RecordForm<BilledItem> {
  static let billedItem = RecordForm(
    forms: [.kind: .word([(1, "task"), (2, "focus_session")])], required: [.line, .kind, .item])
}

extension [(code: Int64, text: String)] {
  /// In the codes of UNTDID 5305.
  fileprivate static var vatCategories: Self {
    VATCategory.allCases.map { (Int64($0.rawValue), $0.code) }
  }
}
