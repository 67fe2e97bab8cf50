import Localization

/// The rules of French sellers (BR-FR), and what French law wants to be said on paper.
///
/// Between two French businesses all of them hold; with others, those of numbers and dates, and what the law asks of
/// any seller.
extension InvoiceCheck {
  mutating func french() {
    frenchSeller()
    frenchDates()
    frenchNumbers()
    eachVAT { $0.frenchRate($2, $3) }
    guard document.isBetweenFrenchBusinesses else { return }
    frenchParties()
    frenchAddresses()
    frenchMentions()
    frenchPaid()
    frenchDownPayments()
    eachVAT { $0.frenchVAT($1, $2, $3) }
  }

  private mutating func frenchParties() {
    require(
      !document.seller.siren.isEmpty, "BR-FR-10", "seller.siren", "A French seller has a SIREN.")
    frenchCity(of: document.buyer, "buyer")
  }

  private mutating func frenchCity(of party: Party, _ who: Message) {
    require(
      !party[.city].isEmpty, "CGI-242-nonies-A", "\(who).city",
      "The address of the \(who) is missing: an invoice says at least the city.")
  }

  private mutating func frenchSeller() {
    let seller = document.seller
    frenchCity(of: seller, "seller")
    frenchCompany()
  }

  /// What a company says of itself on all that it sends out.
  mutating func frenchCompany() {
    let seller = document.seller
    // S.A.R.L. is SARL.
    let form = seller[.legalForm].uppercased().filter(\.isLetter)
    guard Self.formsWithCapital.contains(form) else { return }
    require(
      !seller[.shareCapital].isEmpty, "C-com-R123-238", "seller.share_capital",
      "A \(seller[.legalForm]) says its share capital on its invoices, such as 10 000 EUR.")
    require(
      !seller[.registry].isEmpty, "C-com-R123-237", "seller.registry",
      "A \(seller[.legalForm]) says where it is registered, such as RCS Paris.")
  }

  private static let formsWithCapital = [
    "SA", "SARL", "EURL", "SAS", "SASU", "SCA", "SELARL", "SELURL", "SELAS", "SELASU", "SELAFA",
    "SELCA",
  ]

  private mutating func frenchAddresses() {
    for (party, who, rule) in [
      (document.seller, "seller", "BR-FR-13"), (document.buyer, "buyer", "BR-FR-12"),
    ] {
      let endpoint = party.endpoint
      // An address without a scheme is a problem already.
      require(
        endpoint != nil || !party[.electronicAddress].isEmpty, rule, "\(who).electronic_address",
        "The \(who) has no electronic address, and neither a SIREN nor an e-mail address that could "
          + "stand for one.")
      require(
        endpoint?.scheme != Party.frenchScheme
          || endpoint?.address.utf8.allSatisfy(Self.isOfAddress) == true,
        "BR-FR-23", "\(who).electronic_address",
        "An address of the French directory (0225) has letters, digits, and the characters + - _ .")
    }
  }

  private static func isOfAddress(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || "+-_.".utf8.contains(byte)
  }

  private mutating func frenchMentions() {
    require(
      !invoice.recoveryFee.isEmpty, "BR-FR-05", .recoveryFee,
      "The recovery fee is missing (note PMT): 40 EUR for whoever pays late.")
    require(
      !invoice.latePenalty.isEmpty, "BR-FR-05", .latePenalty,
      "The penalty for late payment is missing (note PMD).")
    require(
      !invoice.earlyDiscount.isEmpty, "BR-FR-05", .earlyDiscount,
      "The discount for early payment, or that there is none, is missing (note AAB).")
  }

  private mutating func frenchDates() {
    let dates: [(CalendarDate?, Invoice.Property)] = [
      (invoice.issueDate, .issueDate), (invoice.dueDate, .dueDate),
      (invoice.deliveryDate, .deliveryDate), (invoice.firstDate, .firstDate),
      (invoice.lastDate, .lastDate), (invoice.precedingDate, .precedingDate),
    ]
    for (date, property) in dates { year(of: date, property.rawValue) }
    for (index, line) in document.lines.enumerated() {
      year(of: line.firstDate, "lines[\(index)].first_date")
      year(of: line.lastDate, "lines[\(index)].last_date")
    }
    guard let due = invoice.dueDate, let issued = invoice.issueDate else { return }
    require(
      due >= issued || invoice.kind == .downPayment
        || BusinessProcess.isPaid(document.nationalProcess),
      "BR-FR-CO-07", .dueDate,
      "The due date is before the issue date.")
  }

  private mutating func year(of date: CalendarDate?, _ field: String) {
    require(
      date.map { (2000...2099).contains($0.year) } ?? true, "BR-FR-03", field,
      "The year of a date is from 2000 to 2099.")
  }

  private mutating func frenchPaid() {
    guard BusinessProcess.isPaid(document.nationalProcess) else { return }
    require(
      document.totals.due == 0, "BR-FR-CO-09", .prepaid,
      "An invoice that was paid before (\(document.nationalProcess)) has nothing left to pay.")
    require(
      invoice.dueDate != nil, "BR-FR-CO-09", .dueDate,
      "An invoice that was paid before (\(document.nationalProcess)) says when, as its due date.")
  }

  private mutating func frenchDownPayments() {
    let process = document.businessProcess
    require(
      !document.isOfDownPayment || !BusinessProcess.isFinal(process), "BR-FR-CO-08",
      .businessProcess,
      "\(process) is for the invoice that deducts down payments, and not for a down payment itself."
    )
    require(
      !document.deductions.isPrepaid || BusinessProcess.isFinal(process), "BR-FR-CO-08",
      .businessProcess,
      "An invoice that deducts down payments is of the case B4, S4 or M4, not \(process).")
  }

  private mutating func frenchNumbers() {
    require(
      invoice.precedingNumber.isEmpty || Invoice.isNumber(invoice.precedingNumber),
      invoice.precedingNumber.unicodeScalars.count > 35 ? "BR-FR-01" : "BR-FR-02",
      .precedingNumber,
      "The number of an invoice has at most 35 letters, digits, and the characters + - _ /.")
  }

  private mutating func eachVAT(
    _ check: (inout InvoiceCheck, VATCategory, Int64, Message) -> Void
  ) {
    for (index, line) in document.lines.enumerated() {
      check(&self, line.vatCategory, line.vatRate, "lines[\(index)]")
    }
    for (index, adjustment) in document.adjustments.enumerated() {
      check(&self, adjustment.vatCategory, adjustment.vatRate, "adjustments[\(index)]")
    }
  }

  private mutating func frenchRate(_ rate: Int64, _ place: Message) {
    require(
      rate.isMultiple(of: 10), "BR-FR-DEC-04", "\(place).vat_rate_thousandths",
      "A rate of a French seller has at most two decimals, and \(Self.percent(rate)) % has three.")
  }

  private static func percent(_ rate: Int64) -> String {
    DecimalText.shortest(rate, decimals: DecimalText.vatRateDecimals)
  }

  private mutating func frenchVAT(_ category: VATCategory, _ rate: Int64, _ place: Message) {
    let isSpanish = category == .canaryIslands || category == .ceutaMelilla
    require(
      !isSpanish, "BR-FR-15", "\(place).vat_category",
      "VAT category \(category.code) is of Spain; in France there are S, Z, E, AE, K, G and O.")
    require(
      isSpanish || !rate.isMultiple(of: 10) || Self.frenchRates.contains(rate), "BR-FR-16",
      "\(place).vat_rate_thousandths",
      "A rate of \(Self.percent(rate)) % is none of France: 20, 10, 5.5 and 2.1 are, those of "
        + "Corsica and overseas, and 0.")
  }

  /// In thousandths of a percent, those of the past and of Corsica and overseas too.
  private static let frenchRates: Set<Int64> = [
    0, 900, 1_050, 1_750, 2_100, 5_500, 7_000, 8_500, 9_200, 9_600, 10_000, 13_000, 19_600, 20_000,
    20_600,
  ]
}
